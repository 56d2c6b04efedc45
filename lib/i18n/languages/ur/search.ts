import type { SearchRules } from '../search-rules.ts';

export const searchRules: SearchRules = {
  stopWords:
    'کا کی کے کو سے میں پر نے تک لیے لئے کیلئے اور یا ہے ہیں ہوں ہو تھا تھی تھے گا گی یہ وہ اس ان کیا ' +
    'کیسے کہاں کب کیوں کون کتنا کتنی کتنے میرا میری میرے آپ مجھے ہم اپنا اپنی اپنے جو تو بھی ہی کر کریں ' +
    'کرنا کروں چاہیے والا والی والے ایک',
  latinStopWords:
    'ka ki ke ko se mein me par pe ne tak liye lie aur ya hai hain hoon hun ho tha thi the ga gi yeh ye ' +
    'woh wo is us in un kya kaise kahan kab kyun kyon kaun kitna kitni kitne mera meri mere aap mujhe hum ' +
    'apna apni apne jo to bhi hi kar karen karna karun chahiye wala wali wale ek',
  endings: 'ائیں یوں یاں اؤں ئیں ؤں یں وں اں نا نے نی تا تے تی یے ئے ئی ے ہ ی ا',
  what: 'کیا kya',
  kinds: { lounges: 'لاؤنج', offers: 'آفر رعایت چھوٹ', cards: 'کارڈ' },
};
