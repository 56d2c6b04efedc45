import type { FeatureSection } from './contract/records/section.ts';

/** The fragment of a section: its key (spec 3), with words joined. */
export function sectionAnchor({ section_key }: FeatureSection): string | undefined {
  return section_key?.replace(/\s+/g, '-');
}
