import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

export const searchRules: SearchRules = {
  stopWords:
    'ଏହି ଏହା ଏଠି ଏଠାରେ ସେହି ସେ ତାହା ଯେ ଯାହା ଯଦି ଆଉ ଓ ଏବଂ ବା କିମ୍ବା କି କଣ କାହିଁକି କେବେ କେଉଁଠି କେଉଁଠାରେ ' +
    'କେଉଁ କେତେ କିଏ କାହାର କାହାକୁ କିପରି କେମିତି ମୁଁ ମୋ ମୋର ମୋତେ ମୋଠାରୁ ଆମ ଆମର ଆପଣ ଆପଣଙ୍କ ଆପଣଙ୍କର ଆପଣଙ୍କୁ ' +
    'ପାଇଁ ସହ ସହିତ ଭିତରେ ମଧ୍ୟରେ ଉପରେ ପାଖରେ ଠାରୁ ଠାରେ ରେ ରୁ କୁ ପର୍ଯ୍ୟନ୍ତ ଯାଏ ଦ୍ୱାରା ବିଷୟରେ ହେବ ହୁଏ ଅଛି ' +
    'ହେଉଛି ଗଲା ଗଲାଣି ହେଲା ହୋଇଛି ହୋଇଗଲା ହେଉନି ହେଲାନି କରିବି କରିବା କରନ୍ତୁ କଲା କଲି କରୁନି ଆସିଛି ଆସୁଛି ଆସିଲା ' +
    'ଯାଇଛି ନାହିଁ ନୁହେଁ ଦରକାର ଚାହେଁ ଦେବା ନେବା ପାଇବି ସବୁ ବହୁତ ଗୋଟିଏ ଭଲ',
  latinStopWords:
    'ehi eha ethi ethare sehi se taha je jaha jadi au aau o ebam ba kimba ki kana kan kahinki kebe ' +
    'keunthi keunthare keun kou kete kie kahara kahaku kipari kemiti mu mun mo mora mote motharu ama ' +
    'amara apana apananka apanankara apananku pain paain saha sahita bhitare madhyare upare pakhare tharu ' +
    'thare re ru ku parjyanta jae dwara bisayare heba hue achi heuchi gala galani hela hoichi hoigala ' +
    'heuni helani karibi kariba karantu kala kali karuni asichi asuchi asila jaichi nahin nahi nuhen ' +
    'darkar darakar chahen deba neba paibi sabu bahut gotie bhala',
  endings:
    'ଗୁଡ଼ିକରେ ଗୁଡ଼ିକର ଗୁଡ଼ିକୁ ଙ୍କଠାରୁ ମାନଙ୍କର ମାନଙ୍କୁ ଗୁଡ଼ିକ ମାନଙ୍କ ିଯାଇଛି ଗୁଡ଼ା ାନ୍ତୁ ିଥିବା ିବାକୁ ୁଥିବା ' +
    'ଙ୍କର ଙ୍କୁ ଟିକୁ ଠାରୁ ଠାରେ ନ୍ତି ନ୍ତୁ ପାଇଁ ମାନେ ାଇଛି ାଇବା ାଇବି ିଗଲା ିଗଲେ ଇଛି ଇଲା ଙ୍କ ଟିଏ ଟିର ରକୁ ରରେ ' +
    'ିଛି ିନି ିବା ିବି ିଲା ୁଛି ୁନି ୍କୁ ୍ରୁ ୍ରେ କୁ ଟା ଟି ରର ରୁ ରେ ିବ ୍ର ଏ ର ୍',
  what: 'କଣ କଣ kana kan',
  kinds: { lounges: 'ଲାଉଞ୍ଜ', offers: 'ଅଫର ରିହାତି ଛାଡ଼', cards: 'କାର୍ଡ' },
  words,
  // Long and short vowels sound alike and are confused.
  spellings: [
    [/ୀ/g, 'ି'],
    [/ୂ/g, 'ୁ'],
    [/ଈ/g, 'ଇ'],
    [/ଊ/g, 'ଉ'],
  ],
  letters: [
    // The open vowel of “bank” is written with a y.
    [/୍[ଯୟ]ା/g, 'ା'],
    [/ୟ/g, 'य'],
    [/ଯ/g, 'ज'],
    [/ୱ/g, 'व'],
  ],
};
