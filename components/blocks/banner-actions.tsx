import { ActionButton, type ButtonVariant } from '#components/ui/button.tsx';
import { keyed } from '#components/ui/keyed.ts';
import type { Button } from '#lib/content/contract/atoms.ts';

interface Props {
  buttons: readonly Button[];
  dark?: boolean;
}

/** The first action stands out from its surface, the others stand back. */
function variantAt(position: number, dark: boolean): ButtonVariant {
  if (position === 0) return dark ? 'accent' : 'primary';
  return dark ? 'ghost' : 'secondary';
}

/** The actions of a banner, under its text. */
export function BannerActions({ buttons, dark = false }: Props) {
  if (buttons.length === 0) return null;
  return (
    <div className="banner-actions mt-3 flex flex-wrap gap-2 sm:mt-7 sm:gap-3">
      {keyed(buttons, ({ button_label }) => button_label).map(({ key, item, position }) => (
        <ActionButton
          key={key}
          button={item}
          variant={variantAt(position, dark)}
          className="max-sm:min-h-11 max-sm:grow max-sm:px-3 max-sm:text-sm"
        />
      ))}
    </div>
  );
}
