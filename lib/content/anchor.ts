import type { FeatureSection } from '#lib/contract/records/section.ts';

/** The fragment of a section: its key, with words joined. */
export function sectionAnchor({ section_key }: FeatureSection): string | undefined {
  return section_key?.replace(/\s+/g, '-');
}

/** A fragment in any script: `Can I use it abroad?` gives `can-i-use-it-abroad`. */
export function anchorOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
