import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'ನನ್ನ ನನಗೆ ನಾನು ನನ್ನನ್ನು ನಮ್ಮ ನಮಗೆ ನಾವು ನಿಮ್ಮ ನಿಮಗೆ ನೀವು ಈ ಆ ಇದು ಅದು ಇಲ್ಲಿ ಅಲ್ಲಿ ಯಾವ ಯಾವುದು ಏನು ಏನಿದೆ ' +
    'ಈಗೇನು ಎಂದರೇನು ಹೇಗೆ ಏಕೆ ಯಾಕೆ ಯಾವಾಗ ಎಲ್ಲಿ ಎಲ್ಲಿದೆ ಯಾರು ಎಷ್ಟು ಎಷ್ಟಾಗುತ್ತದೆ ಒಂದು ಮತ್ತು ಅಥವಾ ಇಲ್ಲವೇ ಆದರೆ ' +
    'ಕೂಡ ಸಹ ಬಗ್ಗೆ ಕುರಿತು ಗಾಗಿ ಮೇಲೆ ಜೊತೆ ಮೂಲಕ ವರೆಗೆ ಅನ್ನು ಎಂದು ಇದೆ ಇವೆ ಇರುವ ಬೇಕು ಬೇಕೇ ಮಾಡಬೇಕು ಮಾಡುವುದು ' +
    'ಮಾಡಿ ದಯವಿಟ್ಟು ಹೇಳಿ ತಿಳಿಸಿ',
  latinStopWords:
    'nanna nanage nange naanu nanu namma namage naavu navu nimma nimage neevu nivu ee aa idu adu illi ' +
    'alli yava yaavudu yavudu enu yenu enide yenide eega hege yaake yake eke yavaga elli ellide yaaru ' +
    'yaru eshtu ondu mattu athava adare aadre kooda kuda saha bagge kuritu mele jote moolaka varege endu ' +
    'ide ive iruva iro beku bekagide madabeku maadbeku maduvudu madodu maadodu madi maadi dayavittu heli ' +
    'tilisi ge na',
  endings:
    '್ಗಳಲ್ಲಿ ್ಗಳನ್ನು ುಗಳಲ್ಲಿ ುಗಳನ್ನು ಯುತ್ತದೆ ್ಗಳಿಂದ ್ಗಳಿಗೆ ುಗಳಿಗೆ ಗಳಲ್ಲಿ ಗಳನ್ನು ಿನಲ್ಲಿ ್ನಲ್ಲಿ ುತ್ತದೆ ' +
    'ಗಳಿಂದ ಗಳಿಗೆ ್ನಿಂದ ಿನಿಂದ ಯಲ್ಲಿ ದಲ್ಲಿ ವನ್ನು ಯನ್ನು ಬಹುದು ಯಿಂದ ದಿಂದ ್ಗಳು ುಗಳು ಕ್ಕೆ ಬೇಕು ್ಗಳ ುಗಳ ಗಳು ್ಗೆ ' +
    'ಗಳ ಗೆ ್ನ ಿನ ು ್',
  what: 'ಏನು enu yenu',
  kinds: { lounges: 'ಲೌಂಜ್ ಲಾಂಜ್', offers: 'ಆಫರ್ ರಿಯಾಯಿತಿ ಕೊಡುಗೆ', cards: 'ಕಾರ್ಡ್' },
  words,
  letters: [
    // The open vowel of “bank” is written with a y.
    [/್ಯಾ/g, 'ಾ'],
    // A final m is written as the sign of a nasal.
    [/ಂ(?![ಕ-ಹ])/g, 'म'],
  ],
  // Words may end in u; Latin letters leave it out.
  alike: [[/(?<=..)u$/, '']],
};
