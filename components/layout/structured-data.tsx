import type { Graph } from 'schema-dts';
import { toJsonLd } from '#lib/seo/structured/graph.ts';

/** Structured data as JSON-LD: the only script that contains texts of the content. */
export function StructuredData({ graph }: { graph: Graph }) {
  return <script type="application/ld+json">{toJsonLd(graph)}</script>;
}
