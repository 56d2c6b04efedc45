import type { SearchRules } from '../search-rules.ts';
import words from './search-words.json' with { type: 'json' };

/** How letters of English names are called, folded. */
const LETTERS = 'اے|بی|سی|ڈی|ای|ایف|جی|ایچ|ایی|جے|ایل|ایم|این|او|پی|کیو|ار|ایس|ٹی|یو|وی|ڈبلیو|ایکس|وایی|زیڈ';
/** “K” is a frequent postposition, too, so it only begins “KYC”. */
const SPACE_IN_NAME = new RegExp(`(?<=(?<!\\S)(?:${LETTERS}|کے(?=\\s+وایی)))\\s+(?=(?:${LETTERS})(?!\\S))`, 'g');

export const searchRules: SearchRules = {
  stopWords:
    'کا کی کے کو سے میں پر نے تک لیے لئے کیلئے اور یا ہے ہیں ہوں ہو تھا تھی تھے گا گی یہ وہ اس ان کیا ' +
    'کیسے کہاں کب کیوں کون کتنا کتنی کتنے میرا میری میرے آپ مجھے ہم اپنا اپنی اپنے جو تو بھی ہی کر کریں ' +
    'کرنا کروں چاہیے والا والی والے ایک گیا گئی گئے ہوا ہوئی ہوئے رہا رہی رہے سکتا سکتی سکتے کرتے کرتا ' +
    'جائے جاتا دیں دے لینا لیں ملا مل نہیں نہ ہوتا ہوتی سب کچھ بہت کونسا کونسی چاہئے کیجیے بتائیں',
  latinStopWords:
    'ka ki ke ko se mein me par pe ne tak liye lie aur ya hai hain hoon hun ho tha thi the ga gi yeh ye ' +
    'woh wo is us in un kya kaise kahan kab kyun kyon kaun kitna kitni kitne mera meri mere aap mujhe hum ' +
    'apna apni apne jo to bhi hi kar karen karna karun chahiye wala wali wale ek gaya gayi gaye hua hui ' +
    'hue raha rahi rahe sakta sakti sakte karte karta jaye jata dein lena milega nahi na hota hoti sab ' +
    'kuch bahut konsa kaunsa konsi chahie bataen h acha achha',
  endings: 'ائیں ئیں اؤں ہوں یاں یوں ؤں ئی ئے ات اں تا تی تے نا نی نے وں یں یے ا ز ہ ی ے',
  what: 'کیا kya',
  kinds: { lounges: 'لاؤنج', offers: 'آفر رعایت چھوٹ', cards: 'کارڈ' },
  words,
  spellings: [
    // Marks of short vowels and doubled letters, the mark of an ezafe, and letters of Arabic keyboards.
    [/[\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, ''],
    [/[يىئ]/g, 'ی'],
    [/ۓ/g, 'ے'],
    [/ك/g, 'ک'],
    [/[هۂۃةە]/g, 'ہ'],
    [/ؤ/g, 'و'],
    [/[أإآٱ]/g, 'ا'],
    // Names that are spelled with spaces: یو پی آئی, اے ٹی ایم.
    [SPACE_IN_NAME, ''],
  ],
  letters: [
    [/^و|و(?=[اے])/g, 'व'],
    [/و/g, 'ओ'],
    [/^ی|ی(?=ا)/g, 'य'],
    [/[یے]/g, 'ई'],
    [/[اع]/g, 'अ'],
    [/[قکخ]/g, 'क'],
    [/[گغ]/g, 'ग'],
    [/چ/g, 'च'],
    [/[جزذضظژ]/g, 'ज'],
    [/[تٹط]/g, 'त'],
    [/[دڈ]/g, 'द'],
    [/[نں]/g, 'न'],
    [/پ/g, 'प'],
    [/ف/g, 'फ'],
    [/ب/g, 'ब'],
    [/م/g, 'म'],
    [/[رڑ]/g, 'र'],
    [/ل/g, 'ल'],
    [/[سصث]/g, 'स'],
    [/ش/g, 'श'],
    [/[حہ]/g, 'ह'],
    [/ھ/g, ''],
  ],
  // Short vowels are not written, and the letters of the long ones are those of v and y.
  alike: [
    [/^[iu]/, 'a'],
    [/(?<=.)[iuyh]/g, ''],
  ],
};
