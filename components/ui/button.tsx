import type { Button } from '#lib/contract/atoms.ts';
import type { IconName } from '#lib/contract/icons.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { actionOf, fileHint, labelWithHints } from './action.ts';
import { iconStyle } from './icon.tsx';
import { keyed } from './keyed.ts';
import { Link } from './link.tsx';

const VARIANTS = {
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  tertiary: 'btn btn-tertiary text-start',
  accent: 'btn btn-accent',
  ghost: 'btn btn-ghost',
} as const;
export type ButtonVariant = keyof typeof VARIANTS;

const ICONS: Record<Button['button_type'], IconName> = {
  internal: 'arrow-right',
  external: 'arrow-up-right',
  pdf: 'file-text',
  download: 'download',
};

interface Props {
  button: Button;
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
  /** Of the text around it, for kind and size of a file: that of the page, unless given. */
  language?: Locale | undefined;
}

/**
 * A button of the content, of one of four types. Assistive technology is told what it opens (a new tab, a PDF, a
 * download) and the size of the file.
 */
export function ActionButton({ button, variant = 'primary', className = '', language }: Props) {
  const pageLanguage = useLocale();
  const locale = language ?? pageLanguage;
  const { kind, href } = actionOf(button);
  const hint = fileHint(button, locale);
  // A number and its unit stay on one line.
  const size = hint.size?.replaceAll(' ', '\u00a0');
  const label = button.button_aria_label;
  const hasIcon = kind !== 'internal' || (variant !== 'secondary' && variant !== 'ghost');
  const iconFirst = (kind === 'pdf' || kind === 'download') && variant !== 'tertiary';
  const iconClass = iconFirst ? 'icon-before before:size-5' : 'icon-after after:size-5';
  const points = kind === 'internal' || kind === 'external' ? 'after:points' : '';
  return (
    <Link
      href={href}
      newTab={kind === 'external' || (kind === 'internal' ? undefined : false)}
      download={kind === 'download' || undefined}
      aria-label={labelWithHints(label, [hint.kind, hint.size])}
      className={`${VARIANTS[variant]} ${className} ${hasIcon ? `${iconClass} ${points}` : ''}`}
      style={hasIcon ? iconStyle(ICONS[kind]) : undefined}
    >
      {hint.size || hint.kind ? (
        <span>
          {button.button_label}
          {size ? <span aria-hidden={label ? true : undefined}>{`, ${size}`}</span> : null}
          {hint.kind && !label ? <span className="sr-only">{` (${hint.kind})`}</span> : null}
        </span>
      ) : (
        button.button_label
      )}
    </Link>
  );
}

interface RowProps {
  buttons: readonly Button[];
  className: string;
  /** The variants of the first button, which stands out, and of the others. */
  variants?: readonly [first: ButtonVariant, others: ButtonVariant];
  buttonClass?: string;
  language?: Locale;
}

/** The buttons of a block; nothing without buttons. */
export function ActionButtons({ buttons, className, variants = ['primary', 'secondary'], buttonClass, language }: RowProps) {
  if (buttons.length === 0) return null;
  return (
    <div className={className}>
      {keyed(buttons, ({ button_label }) => button_label).map(({ key, item, position }) => (
        <ActionButton
          key={key}
          button={item}
          variant={variants[position === 0 ? 0 : 1]}
          className={buttonClass}
          language={language}
        />
      ))}
    </div>
  );
}
