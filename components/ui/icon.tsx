import type { IconName } from '#lib/content/contract/icons.ts';

/** A decorative icon of the sprite; its meaning is in the text beside it or in the label of its control. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`/art/icons/sprite.svg#i-${name}`} />
    </svg>
  );
}
