import { SEARCH_ENGINES } from '#lib/config/cache-bytes.ts';
import { LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { createEngine } from './engine.ts';
import type { Entry } from './entry.ts';
import { readQuery } from './query-words.ts';
import { wordRules } from './word-rules.ts';

/** Spellings and forms of one word, by language. */
const SAME: readonly (readonly [locale: Locale, what: string, one: string, other: string])[] = [
  ['bn', 'the nasal before k', 'ব্যাংক', 'ব্যাঙ্ক'],
  ['bn', 'letters with a dot, composed', 'বা\u09dcি', 'বাড়ি'],
  ['bn', 'long and short vowels', 'সরকারী', 'সরকারি'],
  ['bn', 'plural', 'কার্ডগুলি', 'কার্ড'],
  ['bn', 'case', 'কার্ডের', 'কার্ড'],
  ['mr', 'the vowel of “access”', 'ॲक्सेस', 'अॅक्सेस'],
  ['mr', 'the vowel of “bank” before a nasal', 'बँक', 'बॅंक'],
  ['mr', 'postposition', 'कार्डमध्ये', 'कार्ड'],
  ['te', 'a last u or none', 'కార్డు', 'కార్డ్'],
  ['te', 'plural', 'కార్డులు', 'కార్డు'],
  ['te', 'joiners', 'ఎయిర్\u200cపోర్ట్', 'ఎయిర్పోర్ట్'],
  ['ta', 'one vowel as two signs', 'லௌஞ்ச்', 'லெளஞ்ச்'],
  ['ta', 'the sign before f', 'ஆஃபர்', 'ஆபர்'],
  ['ta', 'the first consonant of the next word', 'வீட்டுக் கடன்', 'வீட்டு கடன்'],
  ['ta', 'case', 'கார்டில்', 'கார்டு'],
  ['ta', 'plural and case', 'மோசடிகளிலிருந்து', 'மோசடி'],
  ['gu', 'the vowel of “bank”', 'બૅન્ક', 'બેંક'],
  ['gu', 'long and short vowels', 'ફરીયાદ', 'ફરિયાદ'],
  ['gu', 'case', 'કાર્ડમાં', 'કાર્ડ'],
  ['ur', 'short vowels', 'قِسط', 'قسط'],
  ['ur', 'letters of Arabic keyboards', 'كارڈ', 'کارڈ'],
  ['ur', 'hamza', 'لئے', 'لیے'],
  ['ur', 'a name that is spelled', 'يو پي آئي', 'یوپیآئی'],
  ['ur', 'English plural', 'کارڈز', 'کارڈ'],
  ['kn', 'case', 'ಬ್ಯಾಂಕಿನ', 'ಬ್ಯಾಂಕ್'],
  ['kn', 'plural', 'ಕಾರ್ಡ್‌ಗಳು', 'ಕಾರ್ಡ್'],
  ['or', 'nukta', 'ଓଡ଼ିଆ', 'ଓଡିଆ'],
  ['or', 'case', 'ଏଟିଏମରୁ', 'ଏଟିଏମ'],
  ['ml', 'letters with their own sign', 'കാര്\u200dഡ്', 'കാർഡ്'],
  ['ml', 'case', 'ലോഞ്ചിൽ', 'ലോഞ്ച്'],
  ['ml', 'old and new sign of au', 'ലൌഞ്ച്', 'ലൗഞ്ച്'],
  ['pa', 'the sign of a doubled consonant', 'ਅੱਡਾ', 'ਅਡਾ'],
  ['pa', 'nasals', 'ਗੁੰਮ', 'ਗੁਂਮ'],
];

test.each(SAME)('2.4 %s: %s does not matter: %s, %s', (locale, _, one, other) => {
  const { stemsIn } = wordRules(locale);
  expect(stemsIn(one)).toEqual(stemsIn(other));
});

test.each<readonly [Locale, string, string]>([
  ['bn', 'লাউঞ্জ', 'lounge'],
  ['bn', 'ব্যাংক', 'bank'],
  ['bn', 'যোগাযোগ', 'jogajog'],
  ['bn', 'বাড়ি', 'bari'],
  ['te', 'మోసం', 'mosam'],
  ['ta', 'லவுஞ்ச்', 'लाउंज'],
  ['ta', 'கடன்', 'kadan'],
  ['ta', 'தொலைந்து', 'tholaindhu'],
  ['gu', 'છેતરપિંડી', 'chetarpindi'],
  ['ur', 'لاؤنج', 'लाउंज'],
  ['ur', 'شکایت', 'shikayat'],
  ['ur', 'قسط', 'qist'],
  ['kn', 'ಬ್ಯಾಂಕ್', 'bank'],
  ['or', 'ଅଭିଯୋଗ', 'abhijog'],
  ['ml', 'ക്രെഡിറ്റ്', 'credit'],
  ['ml', 'പരാതി', 'parathi'],
  ['pa', 'ਲਾਊਂਜ', 'lounge'],
])('2.4 %s: %s and %s sound alike', (locale, one, other) => {
  const { soundOf, fold } = wordRules(locale);
  expect(soundOf(fold(one))).toBe(soundOf(fold(other)));
});

test('2.4 endings after Latin letters and hyphens are no words', () => {
  const read = (query: string, locale: Locale) => readQuery(query, '', wordRules(locale)).words;
  expect([read('ATMમાંથી', 'gu'), read('UPI-তে', 'bn')]).toEqual([['atm'], ['upi']]);
});

const entry = (title: string, phrases: string[] = []): Entry => ({
  kind: 'pages',
  title,
  description: '',
  text: '',
  link: '/x',
  phrases,
});
const tamil = createEngine([entry('விமான நிலைய லவுஞ்சுகள்'), entry('புகார்'), entry('மோசடி'), entry('ஏடிஎம்')], '', 'ta');
const urdu = createEngine([entry('ایئرپورٹ لاؤنج'), entry('شکایت'), entry('ماہانہ قسط'), entry('یو پی آئی')], '', 'ur');
const bengali = createEngine([entry('বিমানবন্দরের লাউঞ্জ'), entry('প্রতারণা'), entry('কিস্তি'), entry('এটিএম')], '', 'bn');

test.each([
  ['script', tamil, 'லவுஞ்ச்', 'விமான நிலைய லவுஞ்சுகள்'],
  ['an older spelling', tamil, 'லௌஞ்ச்', 'விமான நிலைய லவுஞ்சுகள்'],
  ['Latin letters', tamil, 'mosadi', 'மோசடி'],
  ['an English word', tamil, 'lounge', 'விமான நிலைய லவுஞ்சுகள்'],
  ['Devanagari', tamil, 'लाउंज', 'விமான நிலைய லவுஞ்சுகள்'],
  ['a typo', tamil, 'லவுன்ச்', 'விமான நிலைய லவுஞ்சுகள்'],
  ['plural and case', tamil, 'மோசடிகளில்', 'மோசடி'],
  ['a name as it is spelled', tamil, 'atm', 'ஏடிஎம்'],
  ['script', urdu, 'لاونج', 'ایئرپورٹ لاؤنج'],
  ['Latin letters', urdu, 'shikayat', 'شکایت'],
  ['Devanagari', urdu, 'लाउंज', 'ایئرپورٹ لاؤنج'],
  ['a typo', urdu, 'شکائت', 'شکایت'],
  ['plural', urdu, 'قسطیں', 'ماہانہ قسط'],
  ['a name as it is spelled', urdu, 'upi', 'یو پی آئی'],
  ['script', bengali, 'লাউন্জ', 'বিমানবন্দরের লাউঞ্জ'],
  ['Latin letters', bengali, 'kisti', 'কিস্তি'],
  ['Devanagari', bengali, 'लाउंज', 'বিমানবন্দরের লাউঞ্জ'],
  ['a typo', bengali, 'প্রতারনা', 'প্রতারণা'],
  ['case', bengali, 'কিস্তিতে', 'কিস্তি'],
  ['Devanagari as it is spelled', bengali, 'एटीएम', 'এটিএম'],
])('2.4 %s', (_, engine, query, title) => {
  expect(engine.find(query).map((found) => found.title)[0]).toBe(title);
});

test('2.4 a phrase in English answers for a word of the language', () => {
  const { find } = createEngine([entry('Help', ['complaint']), entry('Other')], '', 'ta');
  expect(find('புகார்').map(({ title }) => title)).toEqual(['Help']);
});

test('the index of every language is kept: building one holds the process', () => {
  expect(SEARCH_ENGINES.max).toBe(LOCALES.length);
});
