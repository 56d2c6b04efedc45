import type { BlockProps } from '../block.ts';

export function MilestoneTimeline({ block }: BlockProps<'blocks.milestone-timeline'>) {
  return <div>{block.__component}</div>;
}
