import type { Button } from '#lib/contract/atoms.ts';
import type { IconName } from '#lib/contract/icons.ts';
import { joinParts } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { actionOf, fileHint, labelWithHints } from './action.ts';
import { Icon, iconStyle } from './icon.tsx';
import { Link } from './link.tsx';
import { Markdown } from './markdown.tsx';

const END: Record<Button['button_type'], IconName> = {
  internal: 'arrow-right',
  external: 'arrow-up-right',
  pdf: 'chevron-right',
  download: 'download',
};

/** The kind of a document, by its address or by its button, and its size where it is known: `PDF, 120 kB`. */
function kindOf(button: Button, language: Locale): string {
  const ending = /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(button.button_link)?.[1];
  const { kind, size } = fileHint(button, language);
  return joinParts([ending?.toUpperCase() ?? kind, size], language);
}

/** A document as an item of a list: its name, kind, size and description. */
export function DocumentRow({ button, language }: { button: Button; language: Locale }) {
  const { kind, href } = actionOf(button);
  const { button_label, button_aria_label, button_description } = button;
  const size = kindOf(button, language);
  return (
    <li className="hairline-b py-2">
      <Link
        href={href}
        newTab={kind === 'external' || (kind === 'internal' ? undefined : false)}
        download={kind === 'download' || undefined}
        aria-label={labelWithHints(button_aria_label, [size])}
        className="group flex min-h-14 items-center gap-4 no-underline"
      >
        <span
          className="icon-before mt-2 grid size-10 shrink-0 place-items-center self-start rounded-md bg-mor-50 text-mor-700 before:size-5"
          style={iconStyle('file-text')}
        />
        <span className="min-w-0 grow">
          <span className="block font-semibold text-mor-700 group-hover:underline">{button_label}</span>
          {size ? <span className="block text-sm text-muted">{size}</span> : null}
        </span>
        <Icon name={END[kind]} className={`size-5 text-mor-700 ${kind === 'download' ? '' : 'points'}`} />
      </Link>
      {button_description ? (
        <Markdown under={3} className="pb-2 ps-14 text-sm text-muted">
          {button_description}
        </Markdown>
      ) : null}
    </li>
  );
}
