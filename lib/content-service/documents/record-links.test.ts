import { valuesNow } from './localize.ts';
import { siteRecords } from './record-links.ts';

test('an offer of an unknown type is left out: it has no page', () => {
  const offers = [
    { slug: 'thali', offer_type: 'exclusive' },
    { slug: 'typo', offer_type: 'exclusiv' },
  ];
  const records = siteRecords((name) => (name === 'exclusive-offers' ? offers : []), valuesNow('rupay'));
  expect(records.map(({ link }) => link)).toEqual(['/exclusive-offers/thali']);
});
