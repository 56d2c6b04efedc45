/** `npm run bench:search`: how the embedded search grows, as ratios to 1,000 records, because machines differ. */
import { createRandom, pick, sampleRecords } from '#lib/content-service/checks/invented-entries.ts';
import { createEngine } from '#lib/content-service/search/engine.ts';

const SIZES = [1000, 10_000, 100_000];
const QUERIES = 300;
const MEGABYTE = 2 ** 20;

const random = createRandom(7);

/** What somebody types to find a record: its words, the beginning of one, or one with two letters exchanged. */
function queryFor(title: string, kind: number): string {
  const [manner = '', subject = '', name = ''] = title.split(' ');
  const turned = `${name.slice(0, 2)}${name.charAt(3)}${name.charAt(2)}${name.slice(4)}`;
  return [`${subject} ${name}`, `${manner} ${subject}`, name.slice(0, 4), `${subject} ${turned}`, subject][kind % 5] ?? subject;
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function measure(size: number) {
  const records = sampleRecords(size);
  const before = heapUsed();
  const start = performance.now();
  const engine = createEngine(records);
  const build = performance.now() - start;
  const heap = heapUsed() - before;
  const queries = Array.from({ length: QUERIES }, (_, index) => queryFor(pick(records, random)?.title ?? '', index));
  for (const query of queries.slice(0, 50)) engine.find(query);
  const times = queries
    .map((query) => {
      const asked = performance.now();
      engine.find(query);
      return performance.now() - asked;
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { build, heap: heap / MEGABYTE, p50: at(0.5), p99: at(0.99) };
}

if (!globalThis.gc) console.log('Without --expose-gc the heap is only a guess.');
const base = measure(SIZES[0] ?? 0);
for (const size of SIZES) {
  const figures = size === SIZES[0] ? base : measure(size);
  const show = (name: keyof typeof base, unit: string) =>
    `${name} ${(figures[name] / base[name]).toFixed(1)} (${figures[name].toFixed(name === 'p50' || name === 'p99' ? 2 : 0)} ${unit})`;
  console.log(
    `${size.toLocaleString('en').padStart(7)} records: ${[show('p50', 'ms'), show('p99', 'ms'), show('build', 'ms'), show('heap', 'MB')].join('   ')}`,
  );
}
