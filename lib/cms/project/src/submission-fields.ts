import type { Field } from 'payload';
import type { Texts } from '#lib/cms/labels.ts';

interface Sent {
  name: string;
  label: Texts;
  type: 'text' | 'textarea' | 'date';
  /** By which requests are found; shown beside the form. */
  isKey?: true;
}

/** What a visitor has sent, and when. */
export const SENT: readonly Sent[] = [
  { name: 'reference', label: { en: 'Reference', hi: 'संदर्भ नंबर' }, type: 'text', isKey: true },
  { name: 'received_at', label: { en: 'Received', hi: 'कब मिला' }, type: 'date', isKey: true },
  { name: 'name', label: { en: 'Name', hi: 'नाम' }, type: 'text' },
  { name: 'email', label: { en: 'E-mail address', hi: 'ईमेल पता' }, type: 'text' },
  { name: 'telephone', label: { en: 'Telephone number', hi: 'फ़ोन नंबर' }, type: 'text' },
  { name: 'card_slug', label: { en: 'Design', hi: 'डिज़ाइन' }, type: 'text' },
  { name: 'description', label: { en: 'What is wanted', hi: 'क्या चाहिए' }, type: 'textarea' },
  { name: 'locale', label: { en: 'Language of the page', hi: 'पेज की भाषा' }, type: 'text' },
];

export const STATUS = {
  name: 'status',
  label: { en: 'Status', hi: 'स्थिति' },
  options: [
    { label: { en: 'New', hi: 'नया' }, value: 'new' },
    { label: { en: 'Answered', hi: 'उत्तर दिया गया' }, value: 'answered' },
  ],
};
export const NOTE = { name: 'note', label: { en: 'Note', hi: 'टिप्पणी' } };

/** Longest note, in characters. */
const NOTE_MAX = 4000;

/** Nobody changes what was sent, and when. */
const sent = SENT.map(({ name, label, type, isKey }) => ({
  name,
  label,
  type,
  unique: name === 'reference',
  index: isKey ?? false,
  access: { update: () => false },
  admin: {
    ...(isKey ? { position: 'sidebar' } : {}),
    ...(type === 'date' ? { date: { displayFormat: 'd MMM yyyy HH:mm' } } : {}),
  },
})) as Field[];

export const submissionFields: Field[] = [
  ...sent,
  { ...STATUS, type: 'select', required: true, index: true, defaultValue: 'new', admin: { position: 'sidebar' } },
  {
    ...NOTE,
    type: 'textarea',
    maxLength: NOTE_MAX,
    admin: { description: { en: 'For colleagues: visitors do not see it.', hi: 'सहकर्मियों के लिए: आगंतुक इसे नहीं देखते।' } },
  },
];
