import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'నా నాకు నేను నన్ను మా మాకు మీ మీకు మీరు ఈ ఆ ఇది అది ఇక్కడ అక్కడ ఏ ఏమి ఏమిటి ఏంటి ఏం ఎలా ఎందుకు ' +
    'ఎప్పుడు ఎక్కడ ఎవరు ఎంత ఎన్ని కోసం గురించి నుంచి నుండి వరకు దాకా తో కు కి లో పై మీద కింద వద్ద దగ్గర ' +
    'ద్వారా మరియు లేదా కానీ కూడా అంటే అయితే ఉంది ఉన్న ఉన్నాయి ఉంటుంది కావాలి చేయాలి చెప్పండి దయచేసి ఒక ఓ ' +
    'అయింది అయిపోయింది అవుతోంది అవ్వాలి చేయడం చేసుకోవాలి చేస్తే వచ్చింది వస్తోంది రాలేదు లేదు కాదు కావడం ' +
    'కాలేదు ఉండాలి తీసుకోవాలి వెళ్లడానికి వెళ్లాలి పోవాలి ఇవ్వాలి చాలా అన్ని మంచిది ఏది',
  latinStopWords:
    'na naa naku naaku nenu nannu maa maaku mee meeku meeru ee aa idi adi ikkada akkada e emi emiti enti ' +
    'em ela elaa enduku eppudu ekkada evaru entha enta enni kosam gurinchi nunchi nundi varaku daka tho ' +
    'to ku ki lo pai meeda kinda vadda daggara dwara mariyu leda kani kuda kooda ante aithe undi unna ' +
    'unnayi untundi kavali kaavali cheyali cheppandi dayachesi oka o ayindi ayipoyindi avutondi cheyadam ' +
    'chesukovali cheste vachindi vastondi raledu ledu kadu kaledu undali teesukovali velladaniki vellali ' +
    'povali ivvali chala anni edi',
  endings:
    'ించుకోవాలి వాళ్లకు వారికి వాళ్లు ించాలి దగ్గర నుంచి నుండి వాళ్ల ానికి ాన్ని ాల్లో ించడం ుల్లో ొచ్చా ' +
    'ొచ్చు కోసం లేదు లోకి లోని వద్ద సారి ాలను ిందా ింది ులకు ులను ్లకు ్లను ్లలో ంగా ండి ంలో ాకు ాలి ాలు ' +
    'ాలో ుకు ుతో ును ులు ులో ్కు ్తో ్లు ్లో కి కు గా డం తో ని ను పై లు లో ాల ుల ైన ్ల ం ల ా ు ్',
  what: 'ఏమిటి ఏంటి ఏం emiti enti',
  kinds: { lounges: 'లాంజ్ లౌంజ్', offers: 'ఆఫర్ తగ్గింపు డిస్కౌంట్', cards: 'కార్డు' },
  words,
  // A final m is written as the sign of a nasal.
  letters: [
    // The open vowel of “bank” is written with a y.
    [/్యా/g, 'ా'],
    [/ం(?![క-హ])/g, 'म'],
  ],
  // Words may end in u; Latin letters leave it out.
  alike: [[/(?<=..)u$/, '']],
};
