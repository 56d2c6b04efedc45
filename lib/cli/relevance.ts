/** `npm run relevance`: how well the embedded search finds what people type. Ends with 1 below the floor. */
import { join } from 'node:path';
import { settings } from '#lib/config/settings.ts';
import {
  figuresBelow,
  figuresOf,
  isFound,
  judge,
  QUERY_SET_NAMES,
  type QuerySet,
  RECALL_FLOOR,
} from '#lib/content-service/checks/relevance.ts';
import { createStore } from '#lib/content-service/documents/store.ts';
import { createSearch } from '#lib/content-service/search.ts';

const product = settings.PRODUCT_SLUG;
const documents = createStore(join(import.meta.dirname, '../content-service/data'), product);
const search = createSearch(documents, product);

async function report(set: QuerySet): Promise<void> {
  const judged = await judge(search, product, set);
  console.log(`\n${set}`);
  for (const { locale, query, expected, rank, given } of judged.filter((one) => !isFound(one))) {
    console.log(
      `${locale} “${query}”: ${expected.join(' or ')} ${rank ? `is number ${rank}` : 'is not found'}; first ${given.join(', ') || 'nothing'}`,
    );
  }
  const figures = figuresOf(judged);
  for (const { group, queries, recall, reciprocalRank } of figures) {
    console.log(
      `${group.padEnd(28)}${String(queries).padStart(4)} queries   recall@3 ${recall.toFixed(3)}   mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
    );
  }
  for (const { group } of figuresBelow(set, judged)) {
    console.error(`recall@3 is below ${RECALL_FLOOR[set]}: ${group}.`);
    process.exitCode = 1;
  }
}

for (const set of QUERY_SET_NAMES) await report(set);
