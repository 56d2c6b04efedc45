import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'மற்றும் அல்லது ஆனால் ஒரு ஓர் இந்த இந்தக் அந்த எந்த எந்தக் இது அது நான் நாங்கள் நீங்கள் என் எனது ' +
    'எனக்கு என்னுடைய உங்கள் எங்கள் எப்படி என்ன எது ஏன் எப்போது எங்கே யார் என்று என்றால் பற்றி குறித்து ' +
    'மூலம் கொண்டு இருந்து வரை உள்ள உள்ளது இருக்கிறது இருக்கிறதா உண்டா ஆகும் வேண்டும் முடியுமா செய்ய ' +
    'செய்வது செய்து தயவுசெய்து சொல்லுங்கள் மட்டும் கூட தான் இங்கே அங்கே ஆக போக போகணும் போச்சு போயிடுச்சு ' +
    'போயிருச்சு ஆச்சு ஆயிடுச்சு விட்டது விுட்டேன் செய்யணும் செய்யல பண்ண பண்ணணும் பண்றது வேணும் வேண்டாம் ' +
    'இல்லை இல்ல வரல வருது வந்தது வந்துச்சு இருக்கு கொடுக்க கொடுக்கணும் எடுக்க போட எல்லா எல்லாம் மிக ரொம்ப ' +
    'ஆகிவிட்டது நல்லது எங்க எவ்வளவு',
  latinStopWords:
    'oru intha indha antha andha entha endha ithu idhu athu adhu naan nan naanga neenga en ennoda enoda ' +
    'enakku ungal unga enga engal eppadi epdi enna ethu edhu yen eppo enge yaar enru endral enral patri ' +
    'pathi moolam irunthu irundhu varai ulla irukku iruka irukka unda venum vendum mudiyuma seiya seyya ' +
    'seivathu panna pannanum please sollunga mattum kooda thaan matrum allathu poga poganum pochu ' +
    'poiduchu poiruchu achu aiduchu vittathu vittadhu vitten seiyanum seiyala panradhu vena vendam illai ' +
    'illa varala varudhu vanthathu vandhuchu iruku kudukka kodukkanum edukka poda ella ellam romba ' +
    'evvalavu nallathu nalladhu nalladu',
  endings:
    'யிலிருந்து ங்களுக்கு ிலிருந்து த்திற்கு த்துக்கு லிருந்து லேர்ந்து ுகளுக்கு ுவிட்டது ' +
    'ைகளுக்கு களுக்கு ங்களில் த்துடன் யிலுள்ள ுட்டேன் த்தால் த்தின் த்தில் ிலுள்ள ுகளில் ுக்காக ுங்கள் ' +
    'ைகளில் களில் கிறது க்காக ங்களை ங்கள் த்துல யுடன் றாங்க ிற்கு ுக்கு ைக்கு ையில் க்கு ணும் த்தை யால் ' +
    'யின் யில் யோடு ற்கு வின் வில் ுகளை ுகள் ுடன் ுடைய ுவது ைகளை ைகள் களை கள் யான வது ால் ின் ிலே ில் ும் ' +
    'ையை ோடு ம் யை லே வை ாக ான ிய ுல ல ு ை ்',
  what: 'என்ன enna',
  kinds: { lounges: 'லவுஞ்ச் லாஞ்ச் ஓய்வறை', offers: 'சலுகை ஆஃபர் தள்ளுபடி', cards: 'கார்டு அட்டை' },
  words,
  // One vowel may be typed as two signs, f is written with a sign before p or without.
  spellings: [
    [/ௌ/g, 'ெள'],
    [/ஃ/g, ''],
    [/ஶ/g, 'ஸ'],
    // Some words end in the first consonant of the next: வீட்டுக் கடன்.
    [/(?<=[ிுை])[கசதப]்(?![஀-௿])/g, ''],
  ],
  letters: [[/ெள(?![ா-்])/g, 'ௌ']],
  // One letter stands for k and g, one for c, s and j, one for t and d, one for p, b and f.
  alike: [
    [/g/g, 'k'],
    [/[sj]/g, 'c'],
    [/d/g, 't'],
    [/[bf]/g, 'p'],
    // What is between two vowels: லவுஞ்ச், பயி.
    [/vu/g, 'u'],
    [/yi/g, 'i'],
    [/(?<=..)u$/, ''],
  ],
};
