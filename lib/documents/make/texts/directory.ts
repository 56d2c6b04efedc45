import { type Block, plainSpan } from '../markdown.ts';
import { ENGLISH, type Terms } from './terms.ts';

/** 39 cities: with the first page the document has 40. */
// biome-ignore format: one name a line would be thirty lines of nothing
const CITIES = [
  'Agra', 'Ahmedabad', 'Amritsar', 'Aurangabad', 'Bagdogra', 'Bengaluru', 'Bhopal', 'Bhubaneswar', 'Chandigarh', 'Chennai',
  'Coimbatore', 'Dehradun', 'Delhi', 'Dibrugarh', 'Goa', 'Guwahati', 'Hyderabad', 'Imphal', 'Indore', 'Jaipur',
  'Jammu', 'Jodhpur', 'Kochi', 'Kolkata', 'Kozhikode', 'Leh', 'Lucknow', 'Madurai', 'Mangaluru', 'Mumbai',
  'Nagpur', 'Patna', 'Pune', 'Raipur', 'Ranchi', 'Srinagar', 'Surat', 'Udaipur', 'Varanasi',
];
const NAMES = ['Aangan', 'Baithak', 'Chaupal', 'Dehleez', 'Jharokha', 'Pankhi', 'Taal', 'Verandah'];
const HOURS = ['all day and night', '5 am to 11 pm', '4 am to midnight', '6 am to 10 pm'];
const PLACES = [
  'after security, level 1',
  'after security, beside gate 4',
  'before security, level 2',
  'after security, beside gate 11',
];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** A directory long enough for range requests, links and a search through many pages. */
export const LOUNGE_DIRECTORY: Terms = {
  ...ENGLISH,
  title: 'Lounge directory 2026',
  lead: 'Every lounge at an airport in India that a card of the network opens, city by city, with the rules at the desk.',
  contents: 'Cities',
  sections: CITIES.map((city, at) => ({
    title: `${at + 1}. ${city}`,
    blocks: [
      ...[
        `The lounges at the airport of ${city} are open to holders of Platinum and Select cards with a boarding pass for travel on the same day.`,
        'The desk checks the card with a charge of ₹2, which the bank returns within seven working days. A visit lasts up to two hours.',
        'Children under two years of age enter free. Each other guest pays the rate that is shown at the desk. A refused visit is not counted.',
      ].map((text, clause): Block => ({ kind: 'paragraph', spans: [plainSpan(`${at + 1}.${clause + 1} ${text}`)] })),
      {
        kind: 'table',
        headers: ['Lounge', 'Where', 'Open'],
        rows: Array.from({ length: 2 + (at % 3) }, (_, index) => [
          `${pick(NAMES, at * 3 + index)} Lounge`,
          `Terminal ${1 + ((at + index) % 3)}, ${pick(PLACES, at + index)}`,
          pick(HOURS, at + index * 2),
        ]),
      },
    ],
  })),
};
