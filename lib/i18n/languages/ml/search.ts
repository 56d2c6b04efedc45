import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'എന്റെ എനിക്ക് എനിക്കു ഞാൻ എന്നെ ഞങ്ങളുടെ ഞങ്ങൾക്ക് നമ്മുടെ നിങ്ങൾ നിങ്ങളുടെ നിങ്ങൾക്ക് ഈ ആ ഇത് അത് ' +
    'ഇതു അതു ഇവിടെ അവിടെ ഏത് ഏതു എന്ത് എന്തു എന്താണ് എന്തിന് എങ്ങനെ എന്തുകൊണ്ട് എപ്പോൾ എവിടെ എവിടെയാണ് ' +
    'ആര് ആരാണ് എത്ര വേണ്ടി കുറിച്ച് പറ്റി നിന്ന് മുതൽ വരെ വഴി കൊണ്ട് കൂടെ ഉള്ള മേൽ താഴെ അടുത്ത് ഒരു ' +
    'അല്ലെങ്കിൽ പക്ഷേ പിന്നെ കൂടി ആണ് ആണോ ഉണ്ട് ഉണ്ടോ വേണം വേണോ ദയവായി എന്ന് എന്ന പോയി പോയോ പോകാൻ പോകണം ' +
    'ആയി ആയോ ആകുന്നില്ല ആയില്ല ചെയ്യണം ചെയ്യാൻ ചെയ്യുന്നില്ല ചെയ്തു വന്നു വരുന്നു വന്നില്ല കിട്ടി ' +
    'കിട്ടിയില്ല കിട്ടുന്നില്ല കൊടുക്കണം കൊടുക്കാൻ എടുക്കണം ഇല്ല അല്ല എല്ലാ വളരെ നല്ലത് ഏതാണ്',
  latinStopWords:
    'ente enikku enik njan enne njangalude namukku nammude ningal ningalude ningalkku ee aa ithu athu ' +
    'ivide avide ethu eth enthu enth enthanu enthinu engane enganeya enthukondu eppol eppo evide ' +
    'evideyanu aaru aaranu ethra vendi kurichu patti ninnu muthal vare vazhi kondu koode ulla mel thazhe ' +
    'aduthu oru allenkil pakshe pinne koodi aanu aano undu undo venam veno dayavayi ennu enna poyi poyo ' +
    'pokan pokanam aayi ayi cheyyanam cheyyan cheyyunnilla cheythu vannu varunnu vannilla kitti ' +
    'kittiyilla kittunnilla kodukkanam edukkanam illa alla ella valare ethanu nallathu nallath',
  endings:
    'ങ്ങളെക്കുറിച്ച് ങ്ങളിൽനിന്ന് ങ്ങളിലേക്ക് ത്തിൽനിന്ന് ുകളിൽനിന്ന് ത്തിലേക്ക് ുകളിലേക്ക് ിൽനിന്നും ' +
    'ങ്ങൾക്ക് ത്തിന്റെ യ്ക്കായി ിൽനിന്ന് കാർക്ക് ങ്ങളുടെ മാർക്ക് ിലേക്ക് ുകൾക്ക് ക്കായി ങ്ങളിൽ ങ്ങളും ' +
    'ത്തിന് ത്തിലെ യ്ക്ക് ുകളുടെ ത്തിൽ യുള്ള ിനായി ിന്റെ ുകളിൽ ുകളും ുന്നു ുമായി ർക്ക് കളിൽ ക്ക് ങ്ങൾ ' +
    'ത്തെ യിലെ യുടെ യോട് ില്ല ുള്ള യിൽ ാണു ാണോ ാണ് ിനു ിനെ ിന് ിലെ ുകൾ ുടെ ോട് കൾ ണം ത് ന് യെ ാം ാൻ ിൽ ും ' +
    'ുക ം ു െ േ ്',
  what: 'എന്ത് എന്താണ് enthu enthanu',
  kinds: { lounges: 'ലോഞ്ച് ലൗഞ്ച്', offers: 'ഓഫർ കിഴിവ് ഇളവ്', cards: 'കാർഡ്' },
  words,
  // Letters with and without their own sign for a missing vowel.
  spellings: [
    [/ൺ/g, 'ണ്'],
    [/ൻ/g, 'ന്'],
    [/ർ/g, 'ര്'],
    [/ൽ/g, 'ല്'],
    [/ൾ/g, 'ള്'],
    [/ൿ/g, 'ക്'],
    [/ൌ/g, 'ൗ'],
  ],
  letters: [
    // The open vowel of “bank” is written with a y.
    [/്യാ/g, 'ാ'],
    [/ം(?![ക-ഹ])/g, 'म'],
    [/ൗ/g, 'ौ'],
    // After a consonant, r is t: റ്റ, ന്റ.
    [/റ്റ|(?<=ന്)റ/g, 'ട'],
  ],
  // What is between two vowels: ലൗഞ്ച്, ലവുഞ്ച്.
  alike: [
    [/vu/g, 'u'],
    [/nc/g, 'nj'],
    // Between vowels the letter of t sounds like d.
    [/d/g, 't'],
    [/(?<=..)u$/, ''],
  ],
};
