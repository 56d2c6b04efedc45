import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'ನನ್ನ ನನಗೆ ನಾನು ನನ್ನನ್ನು ನಮ್ಮ ನಮಗೆ ನಾವು ನಿಮ್ಮ ನಿಮಗೆ ನೀವು ಈ ಆ ಇದು ಅದು ಇಲ್ಲಿ ಅಲ್ಲಿ ಯಾವ ಯಾವುದು ಏನು ಏನಿದೆ ' +
    'ಈಗೇನು ಎಂದರೇನು ಹೇಗೆ ಏಕೆ ಯಾಕೆ ಯಾವಾಗ ಎಲ್ಲಿ ಎಲ್ಲಿದೆ ಯಾರು ಎಷ್ಟು ಎಷ್ಟಾಗುತ್ತದೆ ಒಂದು ಮತ್ತು ಅಥವಾ ಇಲ್ಲವೇ ಆದರೆ ' +
    'ಕೂಡ ಸಹ ಬಗ್ಗೆ ಕುರಿತು ಗಾಗಿ ಮೇಲೆ ಜೊತೆ ಮೂಲಕ ವರೆಗೆ ಅನ್ನು ಎಂದು ಇದೆ ಇವೆ ಇರುವ ಬೇಕು ಬೇಕೇ ಮಾಡಬೇಕು ಮಾಡುವುದು ' +
    'ಮಾಡಿ ದಯವಿಟ್ಟು ಹೇಳಿ ತಿಳಿಸಿ ಆಯಿತು ಆಗಿದೆ ಆಗುತ್ತಿಲ್ಲ ಆಗಲಿಲ್ಲ ಹೋಯಿತು ಹೋಗಿದೆ ಹೋಗಲು ಮಾಡಲು ಮಾಡೋದು ಬಂತು ' +
    'ಬಂದಿದೆ ಬರುತ್ತಿದೆ ಬರಲಿಲ್ಲ ಇಲ್ಲ ಅಲ್ಲ ಬೇಡ ಕೊಡಿ ಕೊಡುವುದು ತೆಗೆದುಕೊಳ್ಳಲು ಎಲ್ಲಾ ತುಂಬಾ ಒಳ್ಳೆಯದು',
  latinStopWords:
    'nanna nanage nange naanu nanu namma namage naavu navu nimma nimage neevu nivu ee aa idu adu illi ' +
    'alli yava yaavudu yavudu enu yenu enide yenide eega hege yaake yake eke yavaga elli ellide yaaru ' +
    'yaru eshtu ondu mattu athava adare aadre kooda kuda saha bagge kuritu mele jote moolaka varege endu ' +
    'ide ive iruva iro beku bekagide madabeku maadbeku maduvudu madodu maadodu madi maadi dayavittu heli ' +
    'tilisi ge na aayitu ayitu agide aagide aguttilla agalilla hoyitu hogide hogalu madalu bantu bandide ' +
    'baruttide baralilla illa alla beda kodi ella tumba olleyadu olleya',
  endings:
    'ದೊಂದಿಗೆ ಯುತ್ತದೆ ಲ್ಲಿರುವ ುಗಳನ್ನು ುಗಳಲ್ಲಿ ್ಗಳನ್ನು ್ಗಳಲ್ಲಿ ಕ್ಕಾಗಿ ಗಳನ್ನು ಗಳಲ್ಲಿ ದಲ್ಲಿನ ಯಲ್ಲಿನ ಿನಲ್ಲಿ ' +
    'ುಗಳಿಗೆ ುತ್ತದೆ ್ಗಳಿಂದ ್ಗಳಿಗೆ ್ನಲ್ಲಿ ಗಳಿಂದ ಗಳಿಗೆ ದಲ್ಲಿ ಬಹುದು ಯನ್ನು ಯಲ್ಲಿ ಲ್ಲಿನ ವನ್ನು ವರಿಗೆ ಾಯಿತು ಿಗಾಗಿ ' +
    'ಿನಿಂದ ುವುದು ್ನಿಂದ ಕ್ಕೆ ಗಾಗಿ ದಿಂದ ನ್ನು ಬೇಕು ಯಿಂದ ರಿಗೆ ಲ್ಲಿ ಿದರೆ ುಗಳು ್ಗಳು ಗಳು ಾಗಿ ಿಂದ ಿಗೆ ುಗಳ ್ಗಳ ್ಗೆ ' +
    'ಗಳ ಗೆ ಲು ಿನ ್ನ ದ ಯ ವ ು ್',
  what: 'ಏನು enu yenu',
  kinds: { lounges: 'ಲಾಂಜ್ ಲೌಂಜ್', offers: 'ಆಫರ್ ರಿಯಾಯಿತಿ ಕೊಡುಗೆ', cards: 'ಕಾರ್ಡ್' },
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
