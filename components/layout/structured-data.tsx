import type { Graph } from 'schema-dts';
import { toJsonLd } from '#lib/seo/structured/graph.ts';

/** What a page says to machines, as JSON-LD; it is the only script that content has a part in. */
export function StructuredData({ graph }: { graph: Graph }) {
  return <script type="application/ld+json">{toJsonLd(graph)}</script>;
}
