import type { ProblemCode } from './problem.ts';

/** The languages in which problems are told. */
export type ProblemLanguage = 'en' | 'hi';

/** What is wrong, and what to do about it. */
export interface Sentence {
  sentence: string;
  todo: string;
}

/** The parameters of a problem as text; `name` is the label of its field, `names` are those of several. */
type Words = Readonly<Record<string, string>>;
type Sentences = Readonly<Record<string, (words: Words) => Sentence>>;

const say = (sentence: string, todo: string): Sentence => ({ sentence, todo });

/** The faults of an address; see `addressFault`. */
const ADDRESS_EN: Sentences = {
  'other-host': ({ value }) =>
    say(
      `“${value}” begins with two slashes, so it would leave the site.`,
      'For another site write the whole address with https://, for a page of this site begin with one slash.',
    ),
  scheme: ({ value, scheme }) =>
    say(
      `“${value}” is not allowed, because addresses with ${scheme}: can be harmful.`,
      'Use a page of this site such as /ekaa, or an address with https:, mailto: or tel:.',
    ),
  spaces: ({ value }) => say(`“${value}” has a space or an invisible sign in it.`, 'Type the address again, without spaces.'),
  'no-scheme': ({ value }) =>
    say(`“${value}” is not a whole address.`, 'Begin with / for a page of this site, or with https:// for another site.'),
  characters: ({ value }) =>
    say(`“${value}” is not an address.`, 'Begin with / for a page of this site, or copy the whole address from the browser.'),
};

const EN: Readonly<Record<ProblemCode, (words: Words) => Sentence>> = {
  required: ({ name }) => say(`“${name}” is missing.`, 'Fill it in.'),
  'required-list': ({ name }) => say(`“${name}” is empty; at least one is needed.`, 'Add one, or remove the block.'),
  'empty-block': ({ names }) =>
    say(
      'The block has nothing to show.',
      names ? `Fill in one of these: ${names}; or remove the block.` : 'Fill it in, or remove the block.',
    ),
  'empty-section': () => say('The section has nothing below its title.', 'Add an item to it, or remove the section.'),
  'unknown-kind': ({ kind }) =>
    kind
      ? say(`The site has no kind of block “${kind}”.`, 'Choose another kind, or remove the block.')
      : say('The block has no kind.', 'Choose its kind, or remove the block.'),
  'too-long': ({ name, limit, length }) =>
    say(`“${name}” is too long: ${length} characters, at most ${limit} are possible.`, `Shorten it to ${limit} characters.`),
  'too-many': ({ name, limit, count }) =>
    say(`“${name}” has ${count} entries; only the first ${limit} are shown.`, `Remove entries until ${limit} are left.`),
  'too-small': ({ name, limit, value }) => say(`“${name}” is ${value}; the least is ${limit}.`, `Enter ${limit} or more.`),
  'too-large': ({ name, limit, value }) => say(`“${name}” is ${value}; the most is ${limit}.`, `Enter ${limit} or less.`),
  'not-a-number': ({ name, value }) =>
    say(`“${name}” must be a number, and “${value}” is not one.`, 'Enter digits only, without a unit.'),
  'wrong-type': ({ name, value }) => say(`“${name}” cannot be “${value}”.`, 'Enter it again.'),
  choice: ({ value, choices }) => say(`“${value}” is not one of the choices.`, `Choose one of these: ${choices}.`),
  date: ({ value }) => say(`“${value}” is not a date.`, 'Write year, month and day, such as 2026-01-31.'),
  slug: ({ value }) =>
    say(`“${value}” cannot be part of an address.`, 'Use letters, digits, hyphens and underscores only, without spaces.'),
  format: ({ name, value }) =>
    say(`“${value}” does not have the form of “${name}”.`, 'Write it as the help text of the field says.'),
  address: (words) => (ADDRESS_EN[words.fault ?? ''] ?? ADDRESS_EN.characters ?? EN.format)(words),
  'media-address': (words) => (ADDRESS_EN[words.fault ?? ''] ?? ADDRESS_EN.characters ?? EN.format)(words),
  'site-path': ({ value }) =>
    say(`“${value}” is not a page of this site.`, 'Write the address without the domain, beginning with one slash: /ekaa.'),
  'markdown-cost': ({ length }) =>
    say(
      `The text (${length} characters) takes the site too long to show: it is too long, or has too many lists, tables or signs.`,
      'Split it into several blocks, or simplify its lists and tables.',
    ),
  'table-row': () =>
    say('This row of the table has no cells, more than 20, or a cell that is not a text.', 'Enter each cell of the row as text.'),
  polygon: () => say('The outline on the map is not complete.', 'Enter at least three corners, each as x,y.'),
  'image-text': () => say('The picture has no alternative text.', 'Say in a few words what it shows, or mark it as decoration.'),
  'image-language': ({ languages }) =>
    say(`The picture has no alternative text in ${languages}.`, 'Translate its alternative text.'),
  'language-missing': ({ languages, name }) =>
    say(
      `Texts of this part, such as “${name}”, are not in ${languages}: there visitors see the whole part in English.`,
      'Translate the texts that are missing.',
    ),
  'too-many-problems': () => say('The document has too many mistakes to be shown.', 'Mend the mistakes above and try again.'),
  'no-records': () =>
    say(
      'The block is left out, because its list has no entries.',
      'Publish entries for it, change its source, or remove the block.',
    ),
  unreadable: () =>
    say('The block is left out, because its list could not be read.', 'Check its source and try again in a minute.'),
  'page-too-large': () =>
    say('The block is left out, because the page has too much in it.', 'Move this block and those below it to another page.'),
  'slug-taken': ({ address, other }) =>
    say(`The address ${address} is taken by “${other}”.`, 'Choose another slug, or change that of the other.'),
  'address-of-screen': ({ address }) => say(`The site uses the address ${address} for something else.`, 'Choose another slug.'),
  'address-redirected': ({ address, to }) =>
    say(`Nobody sees this page: a redirect sends ${address} to ${to}.`, 'Remove the redirect, or choose another slug.'),
  'redirect-twice': ({ from }) =>
    say(`${from} is redirected twice; only the first redirect counts.`, 'Remove one of the two redirects.'),
  'redirect-loop': ({ way }) => say(`The redirect leads back to itself: ${way}.`, 'Change where one of them leads.'),
  'redirect-chain': ({ to, last }) => say(`${to} is redirected again, to ${last}.`, `Let this redirect lead to ${last}.`),
  'redirect-target': ({ to }) => say(`The redirect leads to ${to}, where there is no page.`, 'Choose a page that exists.'),
  'redirect-hides': ({ from, other }) =>
    say(`The redirect hides the page “${other}” at ${from}.`, 'Unpublish the page, or remove the redirect.'),
  'dead-link': ({ address }) => say(`The link ${address} leads nowhere.`, 'Choose a page that exists and is published.'),
  'dead-reference': ({ name, value }) => say(`“${name}” names “${value}”, which does not exist.`, 'Choose one from the list.'),
  'not-linked': ({ address }) =>
    say(`No page and no menu links to ${address}.`, 'Link to it from the menu, the footer or another page.'),
};

const ADDRESS_HI: Sentences = {
  'other-host': ({ value }) =>
    say(
      `“${value}” दो स्लैश से शुरू होता है, इसलिए वह साइट से बाहर ले जाएगा।`,
      'दूसरी साइट के लिए https:// के साथ पूरा पता लिखें, इस साइट के पेज के लिए एक स्लैश से शुरू करें।',
    ),
  scheme: ({ value, scheme }) =>
    say(
      `“${value}” की अनुमति नहीं है, क्योंकि ${scheme}: वाले पते हानिकारक हो सकते हैं।`,
      'इस साइट का पेज, जैसे /ekaa, या https:, mailto: या tel: वाला पता लिखें।',
    ),
  spaces: ({ value }) => say(`“${value}” में खाली जगह या कोई अदृश्य चिह्न है।`, 'पता फिर से, बिना खाली जगह के लिखें।'),
  'no-scheme': ({ value }) => say(`“${value}” पूरा पता नहीं है।`, 'इस साइट के पेज के लिए / से, दूसरी साइट के लिए https:// से शुरू करें।'),
  characters: ({ value }) => say(`“${value}” कोई पता नहीं है।`, 'इस साइट के पेज के लिए / से शुरू करें, या ब्राउज़र से पूरा पता कॉपी करें।'),
};

const HI: typeof EN = {
  required: ({ name }) => say(`“${name}” खाली है।`, 'इसे भरें।'),
  'required-list': ({ name }) => say(`“${name}” में कुछ नहीं है; कम से कम एक ज़रूरी है।`, 'एक जोड़ें, या ब्लॉक हटाएँ।'),
  'empty-block': ({ names }) =>
    say('ब्लॉक में दिखाने के लिए कुछ नहीं है।', names ? `इनमें से कोई एक भरें: ${names}; या ब्लॉक हटाएँ।` : 'इसे भरें, या ब्लॉक हटाएँ।'),
  'empty-section': () => say('इस भाग में शीर्षक के नीचे कुछ नहीं है।', 'इसमें कुछ जोड़ें, या यह भाग हटाएँ।'),
  'unknown-kind': ({ kind }) =>
    kind
      ? say(`साइट में “${kind}” प्रकार का ब्लॉक नहीं है।`, 'दूसरा प्रकार चुनें, या ब्लॉक हटाएँ।')
      : say('ब्लॉक का कोई प्रकार नहीं है।', 'इसका प्रकार चुनें, या ब्लॉक हटाएँ।'),
  'too-long': ({ name, limit, length }) =>
    say(`“${name}” बहुत लंबा है: ${length} अक्षर, अधिक से अधिक ${limit} हो सकते हैं।`, `इसे ${limit} अक्षरों तक छोटा करें।`),
  'too-many': ({ name, limit, count }) =>
    say(`“${name}” में ${count} प्रविष्टियाँ हैं; केवल पहली ${limit} दिखती हैं।`, `${limit} रहने तक प्रविष्टियाँ हटाएँ।`),
  'too-small': ({ name, limit, value }) => say(`“${name}” ${value} है; कम से कम ${limit} होना चाहिए।`, `${limit} या अधिक लिखें।`),
  'too-large': ({ name, limit, value }) => say(`“${name}” ${value} है; अधिक से अधिक ${limit} हो सकता है।`, `${limit} या कम लिखें।`),
  'not-a-number': ({ name, value }) => say(`“${name}” एक संख्या होनी चाहिए, और “${value}” संख्या नहीं है।`, 'केवल अंक लिखें, बिना इकाई के।'),
  'wrong-type': ({ name, value }) => say(`“${name}” में “${value}” नहीं हो सकता।`, 'इसे फिर से लिखें।'),
  choice: ({ value, choices }) => say(`“${value}” विकल्पों में नहीं है।`, `इनमें से एक चुनें: ${choices}।`),
  date: ({ value }) => say(`“${value}” तारीख नहीं है।`, 'वर्ष, महीना और दिन लिखें, जैसे 2026-01-31।'),
  slug: ({ value }) => say(`“${value}” पते का हिस्सा नहीं हो सकता।`, 'केवल अंग्रेज़ी अक्षर, अंक, हाइफ़न और अंडरस्कोर लिखें, बिना खाली जगह के।'),
  format: ({ name, value }) => say(`“${value}” का रूप “${name}” जैसा नहीं है।`, 'जैसा फ़ील्ड की सहायता में लिखा है, वैसे लिखें।'),
  address: (words) => (ADDRESS_HI[words.fault ?? ''] ?? ADDRESS_HI.characters ?? HI.format)(words),
  'media-address': (words) => (ADDRESS_HI[words.fault ?? ''] ?? ADDRESS_HI.characters ?? HI.format)(words),
  'site-path': ({ value }) => say(`“${value}” इस साइट का पेज नहीं है।`, 'डोमेन के बिना, एक स्लैश से शुरू करके पता लिखें: /ekaa।'),
  'markdown-cost': ({ length }) =>
    say(
      `यह पाठ (${length} अक्षर) दिखाने में साइट को बहुत समय लगता है: वह बहुत लंबा है, या उसमें सूचियाँ, तालिकाएँ या चिह्न बहुत हैं।`,
      'इसे कई ब्लॉकों में बाँटें, या इसकी सूचियाँ और तालिकाएँ सरल करें।',
    ),
  'table-row': () =>
    say('तालिका की इस पंक्ति में कोई खाना नहीं है, 20 से अधिक हैं, या कोई खाना पाठ नहीं है।', 'पंक्ति का हर खाना पाठ के रूप में लिखें।'),
  polygon: () => say('नक्शे पर रूपरेखा पूरी नहीं है।', 'कम से कम तीन कोने लिखें, हर एक x,y के रूप में।'),
  'image-text': () => say('चित्र का वैकल्पिक पाठ नहीं है।', 'कुछ शब्दों में लिखें कि वह क्या दिखाता है, या उसे सजावट बताएँ।'),
  'image-language': ({ languages }) => say(`चित्र का वैकल्पिक पाठ ${languages} में नहीं है।`, 'उसके वैकल्पिक पाठ का अनुवाद करें।'),
  'language-missing': ({ languages, name }) =>
    say(`इस भाग के पाठ, जैसे “${name}”, ${languages} में नहीं हैं: वहाँ पूरा भाग अंग्रेज़ी में दिखता है।`, 'जो पाठ नहीं हैं, उनका अनुवाद करें।'),
  'too-many-problems': () => say('दस्तावेज़ में इतनी गलतियाँ हैं कि वह दिख नहीं सकता।', 'ऊपर की गलतियाँ ठीक करके फिर कोशिश करें।'),
  'no-records': () =>
    say('ब्लॉक नहीं दिखता, क्योंकि उसकी सूची में कोई प्रविष्टि नहीं है।', 'उसके लिए प्रविष्टियाँ प्रकाशित करें, उसका स्रोत बदलें, या ब्लॉक हटाएँ।'),
  unreadable: () => say('ब्लॉक नहीं दिखता, क्योंकि उसकी सूची पढ़ी नहीं जा सकी।', 'उसका स्रोत जाँचें और एक मिनट बाद फिर कोशिश करें।'),
  'page-too-large': () => say('ब्लॉक नहीं दिखता, क्योंकि पेज में बहुत कुछ है।', 'इस ब्लॉक और इसके नीचे के ब्लॉकों को दूसरे पेज पर ले जाएँ।'),
  'slug-taken': ({ address, other }) => say(`पता ${address} “${other}” का है।`, 'दूसरा स्लग चुनें, या उसका स्लग बदलें।'),
  'address-of-screen': ({ address }) => say(`साइट पता ${address} किसी और काम में लेती है।`, 'दूसरा स्लग चुनें।'),
  'address-redirected': ({ address, to }) =>
    say(`यह पेज किसी को नहीं दिखता: एक रीडायरेक्ट ${address} से ${to} पर भेजता है।`, 'रीडायरेक्ट हटाएँ, या दूसरा स्लग चुनें।'),
  'redirect-twice': ({ from }) => say(`${from} के दो रीडायरेक्ट हैं; केवल पहला चलता है।`, 'दोनों में से एक रीडायरेक्ट हटाएँ।'),
  'redirect-loop': ({ way }) => say(`रीडायरेक्ट वापस अपने पर आता है: ${way}।`, 'इनमें से किसी एक का लक्ष्य बदलें।'),
  'redirect-chain': ({ to, last }) => say(`${to} आगे ${last} पर भेजा जाता है।`, `इस रीडायरेक्ट का लक्ष्य ${last} करें।`),
  'redirect-target': ({ to }) => say(`रीडायरेक्ट ${to} पर ले जाता है, जहाँ कोई पेज नहीं है।`, 'ऐसा पेज चुनें जो मौजूद है।'),
  'redirect-hides': ({ from, other }) =>
    say(`रीडायरेक्ट ${from} पर पेज “${other}” को छिपाता है।`, 'पेज को अप्रकाशित करें, या रीडायरेक्ट हटाएँ।'),
  'dead-link': ({ address }) => say(`लिंक ${address} कहीं नहीं ले जाता।`, 'ऐसा पेज चुनें जो मौजूद और प्रकाशित है।'),
  'dead-reference': ({ name, value }) => say(`“${name}” में “${value}” है, जो मौजूद नहीं है।`, 'सूची में से एक चुनें।'),
  'not-linked': ({ address }) => say(`किसी पेज या मेनू से ${address} का लिंक नहीं है।`, 'मेनू, फ़ुटर या किसी पेज से इसका लिंक दें।'),
};

/** By language and code. */
export const SENTENCES = { en: EN, hi: HI } as const;

/** The words around problems: their place, how many there are, and the links to where they are mended. */
export const WORDS = {
  en: {
    block: (number: number, kind: string) => `Block ${number}${kind && `, ${kind}`}`,
    whole: 'The whole document',
    count: (count: number) => (count === 0 ? 'No problems on this page' : `Problems on this page: ${count}`),
    edit: 'Edit',
    editPage: 'Edit this page',
  },
  hi: {
    block: (number: number, kind: string) => `ब्लॉक ${number}${kind && `, ${kind}`}`,
    whole: 'पूरा दस्तावेज़',
    count: (count: number) => (count === 0 ? 'इस पेज पर कोई समस्या नहीं' : `इस पेज पर समस्याएँ: ${count}`),
    edit: 'संपादित करें',
    editPage: 'यह पेज संपादित करें',
  },
} as const;
