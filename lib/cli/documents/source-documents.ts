import { LOCALES } from '#lib/i18n/locales.ts';
import { markdownToHtml, type SourceDocument, tableToHtml } from './document.ts';
import { legalDocument } from './legal-document.ts';

/** With the first page, the document has 40 pages. */
// biome-ignore format: one name a line would be forty lines
const CITIES = [
  'Agra', 'Ahmedabad', 'Amritsar', 'Aurangabad', 'Bagdogra', 'Bengaluru', 'Bhopal', 'Bhubaneswar', 'Chandigarh', 'Chennai',
  'Coimbatore', 'Dehradun', 'Delhi', 'Dibrugarh', 'Goa', 'Guwahati', 'Hyderabad', 'Imphal', 'Indore', 'Jaipur',
  'Jammu', 'Jodhpur', 'Kochi', 'Kolkata', 'Kozhikode', 'Leh', 'Lucknow', 'Madurai', 'Mangaluru', 'Mumbai',
  'Nagpur', 'Patna', 'Pune', 'Raipur', 'Ranchi', 'Srinagar', 'Surat', 'Udaipur', 'Varanasi',
];
const NAMES = ['Aangan', 'Baithak', 'Chaupal', 'Dehleez', 'Jharokha', 'Pankhi', 'Taal', 'Verandah'];
const HOURS = ['all day and night', '5 am to 11 pm', '4 am to midnight', '6 am to 10 pm'];
const LOCATIONS = [
  'after security, level 1',
  'after security, beside gate 4',
  'before security, level 2',
  'after security, beside gate 11',
];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

function cityHtml(city: string, index: number): string {
  const clauses = [
    `The lounges at the airport of ${city} are open to holders of Platinum and Select cards with a boarding pass for travel on the same day.`,
    'The desk checks the card with a charge of ₹2, which the bank returns within seven working days. A visit lasts up to two hours.',
    'Children under two years of age enter free. Each other guest pays the rate that is shown at the desk. A refused visit is not counted.',
  ];
  const rows = Array.from({ length: 2 + (index % 3) }, (_, row) => [
    `${pick(NAMES, index * 3 + row)} Lounge`,
    `Terminal ${1 + ((index + row) % 3)}, ${pick(LOCATIONS, index + row)}`,
    pick(HOURS, index + row * 2),
  ]);
  const text = clauses.map((clause, at) => `${index + 1}.${at + 1} ${clause}`).join('\n\n');
  return markdownToHtml(text) + tableToHtml(['Lounge', 'Where', 'Open'], rows);
}

/** An invented directory, long enough for range requests, links and a search through many pages. */
const LOUNGE_DIRECTORY: SourceDocument = {
  file: 'lounge-directory-2026.pdf',
  locale: 'en',
  title: 'Lounge directory 2026',
  lead: 'Every lounge at an airport in India that a card of the network opens, city by city, with the rules at the desk.',
  opening: '',
  contentsTitle: 'Cities',
  sections: CITIES.map((city, index) => ({ title: `${index + 1}. ${city}`, html: cityHtml(city, index) })),
  pagePerSection: true,
};

/** The legal pages that are documents too: the beginning of the file name, and the slug of the page. */
const LEGAL_PAGES = {
  'credit-card-terms': 'credit-card-terms-and-condition',
  'debit-card-terms': 'debit-card-terms-and-condition',
  'prepaid-card-terms': 'prepaid-card-terms-and-condition',
  'offer-terms': 'offer-terms-and-condition',
  'lounge-access-rules': 'lounge-access-rules',
};

/** The documents that `npm run documents` prints. */
export const SOURCE_DOCUMENTS = [
  ...Object.entries(LEGAL_PAGES).flatMap(([name, slug]) => LOCALES.map((locale) => legalDocument(slug, name, locale))),
  LOUNGE_DIRECTORY,
];
