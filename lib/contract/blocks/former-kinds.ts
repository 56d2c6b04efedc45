type Content = Readonly<Record<string, unknown>>;

const as =
  (kind: `blocks.${string}`, variant?: string) =>
  ({ button, ...block }: Content): Content => ({
    ...block,
    __component: kind,
    ...(variant === undefined ? {} : { variant }),
    // The former banners had one button.
    ...(button === undefined ? {} : { buttons: [button] }),
  });

/** Kinds that became variants of another one. Content may still use their names and fields. */
const FORMER_KINDS: ReadonlyMap<unknown, (block: Content) => Content> = new Map([
  ['blocks.tables', as('blocks.table')],
  ['blocks.feature-sections', as('blocks.features')],
  ['blocks.milestone-timeline', as('blocks.milestones', 'timeline')],
  ['blocks.section-header', as('blocks.description', 'header')],
  ['blocks.simple-banner', as('blocks.banner')],
  ['blocks.lounges-banner', as('blocks.banner', 'scene')],
  ['blocks.credit-card-banner', as('blocks.banner', 'card')],
]);

const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null;

/** A block of a former kind as its kind of today; anything else as it is. */
export function withTodaysKind(block: unknown): unknown {
  return isContent(block) ? (FORMER_KINDS.get(block.__component)?.(block) ?? block) : block;
}
