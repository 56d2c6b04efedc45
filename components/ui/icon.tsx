import type { CSSProperties } from 'react';
import { ICON_NAMES, type IconName } from '#lib/contract/icons.ts';

/** The style that says which icon an element of the class `icon-before` or `icon-after` has, as a pseudo-element. */
export function iconStyle(name: IconName): CSSProperties & Record<'--icon', number> {
  return { '--icon': ICON_NAMES.indexOf(name) };
}

/** A decorative icon; its meaning is in the text beside it or in the label of its control. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <span className={className ? `icon ${className}` : 'icon'} style={iconStyle(name)} />;
}
