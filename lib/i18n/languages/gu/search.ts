import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'છે છું છો છીએ હતું હોય નું ની નો ના નાં ને માં થી પર માટે વિશે સાથે સુધી અને અથવા કે તો પણ જ આ તે એ ' +
    'હું મને મારું મારો મારી મારા મારાં મારે મેં તમે તમારું તમારી તમારા શું શા કેમ કેવી રીતે ક્યાં ક્યારે ' +
    'કેટલા કેટલું કયું કયા કઈ કરવું કરું શકાય શકું જોઈએ કૃપા કરીને ગયું ગયો ગઈ ગયા થયું થયો થઈ થાય થતું ' +
    'કરવો કરવી કરો કર્યું આવે આવ્યું આવ્યો આવતું જોઈતું નથી નહીં મળે મળતું લેવું લેવો આપો એક બધા બધી ખૂબ ' +
    'કયો',
  latinStopWords:
    'che chhe chu chhu cho chho hatu hoy nu ni no na ne ma thi par mate vishe sathe sudhi ane athva ke to ' +
    'j aa te hu mane maru maro mari mara mare me tame tamaru tamari tamara shu su kem kevi rite kya kyare ' +
    'ketla ketlu kayu kaya kai karvu karu shakay shaku joie gayu gayo gai gaya thayu thayo thai thay ' +
    'thatu karvo karvi karo karyu ave avyu avyo nathi nahi male malatu levu ek badha khub kayo saru saro',
  endings:
    'ામાંથી ોમાંથી માંથી માંની વાનું વામાં વાળાં વાળું ાઓમાં ઓનું ઓમાં વાથી વાના વાની વાનો વાળા વાળી વાળો ' +
    'ાનું ામાં ાયું ેલું ોનું ોમાં ઓથી ઓની ઓને નાં નું માં યું વું ાથી ાના ાની ાને ાનો ાયો ીને ેલા ેલી ' +
    'ેલો ોથી ોના ોની ોને ોનો થી ના ની ને નો યા યો વા વી વો ાં ાઓ ીએ ું ેલ ઓ ા ે ો',
  what: 'શું shu su',
  kinds: { lounges: 'લાઉન્જ', offers: 'ઑફર છૂટ ડિસ્કાઉન્ટ', cards: 'કાર્ડ' },
  words,
  spellings: [
    [/ઍ/g, 'એ'],
    [/ૅ/g, 'ે'],
    [/ઑ/g, 'ઓ'],
    [/ૉ/g, 'ો'],
    [/ી/g, 'િ'],
    [/ૂ/g, 'ુ'],
    [/ઈ/g, 'ઇ'],
    [/ઊ/g, 'ઉ'],
  ],
};
