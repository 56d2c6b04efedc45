import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'ਹੈ ਹਨ ਹਾਂ ਹੋ ਸੀ ਸਨ ਹੋਵੇ ਦਾ ਦੇ ਦੀ ਦੀਆਂ ਨੂੰ ਨੇ ਵਿੱਚ ਵਿਚ ਤੋਂ ਤੇ ਉੱਤੇ ਨਾਲ ਲਈ ਵਾਸਤੇ ਬਾਰੇ ਤੱਕ ਤਕ ਅਤੇ ਜਾਂ ' +
    'ਕਿ ਤਾਂ ਵੀ ਹੀ ਇਹ ਉਹ ਇਸ ਉਸ ਮੈਂ ਮੈਨੂੰ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਤੁਸੀਂ ਤੁਹਾਡਾ ਤੁਹਾਡੀ ਤੁਹਾਡੇ ਕੀ ਕਿਉਂ ਕਿਵੇਂ ਕਿੱਥੇ ' +
    'ਕਦੋਂ ਕਿੰਨਾ ਕਿੰਨੇ ਕਿੰਨੀ ਕਿਹੜਾ ਕਿਹੜੇ ਕਿਹੜੀ ਕੌਣ ਕਿਰਪਾ ਕਰਕੇ ਜੀ ਵਾਲਾ ਗਿਆ ਗਈ ਗਏ ਹੋਇਆ ਹੋਈ ਹੋਏ ਰਿਹਾ ਰਹੀ ਰਹੇ ' +
    'ਸਕਦਾ ਸਕਦੀ ਕਰਨਾ ਕਰਾਂ ਕਰੋ ਕੀਤਾ ਆਇਆ ਆਈ ਆਉਂਦਾ ਜਾਵੇ ਨਹੀਂ ਨਾ ਮਿਲੇ ਮਿਲਦਾ ਲੈਣਾ ਦਿਓ ਇੱਕ ਸਾਰੇ ਬਹੁਤ ਚਾਹੀਦਾ ' +
    'ਚਾਹੀਦੀ ਵਾਲੀ ਵਾਲੇ',
  latinStopWords:
    'hai han haan ho si san hove da de di dian nu nun ne vich wich ton to te utte naal nal layi lai vaste ' +
    'bare baare tak ate ya jan ki taan vi hi eh oh is us main mainu menu mera meri mere tusi tuhada ' +
    'tuhadi tuhade kyon kiven kidan kithe kadon kinna kinne kinni kehra kehre kehri kaun kirpa karke ji ' +
    'wala gaya gya gayi gai gaye hoya hoyi hoi riha rahi rahe sakda sakdi karna karan karo kita aaya aya ' +
    'aunda jave nahi nai na mile milda laina deo ikk ik sare bahut chahida chahidi wali wale changa ' +
    'vadhiya',
  endings:
    'ਾਉਂਦੀਆਂ ਵਾਉਣਾ ਾਉਂਦਾ ਾਉਂਦੀ ਾਉਂਦੇ ਣੀਆਂ ਦੀਆਂ ਵਾਉਣ ਵਾਲਾ ਾਂਗੇ ਾਈਆਂ ਾਉਣਾ ਾਉਣੀ ਗਿਆ ਵਾਂ ਵਾਓ ਾਉਣ ਿਆਂ ੀਆਂ ੇਗਾ ' +
    'ੇਗੀ ਣਾ ਣੀ ਣੇ ਦਾ ਦੀ ਦੇ ਾਂ ਾਈ ਾਓ ਿਆ ਿਓ ੀਏ ੋਂ ਾ ੀ ੇ',
  what: 'ਕੀ ki kee',
  kinds: { lounges: 'ਲਾਊਂਜ', offers: 'ਆਫਰ ਛੋਟ ਡਿਸਕਾਊਂਟ', cards: 'ਕਾਰਡ' },
  words,
  // Doubled consonants and nasals have signs that are typed or not.
  spellings: [
    [/ੱ/g, ''],
    [/ੰ/g, 'ਂ'],
  ],
  letters: [
    [/ੜ/g, 'ड'],
    [/[ੲੳ]/g, ''],
    // Before another nasal the sign only doubles it: ਗੁੰਮ.
    [/ਂ(?=[ਮਨ])/g, ''],
  ],
};
