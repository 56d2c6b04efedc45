import type { CSSProperties } from 'react';
import { ICON_NAMES, type IconName } from '#lib/content/contract/icons.ts';

/** A decorative icon; its meaning is in the text beside it or in the label of its control. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const place: CSSProperties & Record<'--icon', number> = { '--icon': ICON_NAMES.indexOf(name) };
  return <span className={className ? `icon ${className}` : 'icon'} style={place} />;
}
