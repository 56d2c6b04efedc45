import { actionOf, fileHint, labelWithHints } from '#components/ui/action.ts';
import { Icon } from '#components/ui/icon.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { Button } from '#lib/content/contract/atoms.ts';
import type { IconName } from '#lib/content/contract/icons.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

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
  return [ending?.toUpperCase() ?? kind, size].filter(Boolean).join(', ');
}

function Document({ button, language }: { button: Button; language: Locale }) {
  const { kind, href } = actionOf(button);
  const { button_label, button_aria_label, button_description } = button;
  const size = kindOf(button, language);
  return (
    <li className="border-b border-khadi-200 py-2">
      <Link
        href={href}
        newTab={kind === 'external' || (kind === 'internal' ? undefined : false)}
        download={kind === 'download' || undefined}
        aria-label={labelWithHints(button_aria_label, [size])}
        className="group flex min-h-14 items-center gap-4 no-underline"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-mor-50 text-mor-700">
          <Icon name="file-text" className="size-5" />
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold text-mor-700 group-hover:underline">{button_label}</span>
          {size ? <span className="block text-sm text-muted">{size}</span> : null}
        </span>
        <Icon
          name={END[kind]}
          className={`size-5 text-mor-700 ${kind === 'internal' || kind === 'pdf' ? 'rtl:-scale-x-100' : ''}`}
        />
      </Link>
      {button_description ? (
        <Markdown under={3} className="pb-2 ps-14 text-sm text-muted">
          {button_description}
        </Markdown>
      ) : null}
    </li>
  );
}

/** Documents to read or to take away, each with its kind and its size (spec 2.11). */
export function Downloads({ block, place }: BlockProps<'blocks.downloads'>) {
  const { title, description, view_all, buttons } = block;
  const { language, surface } = place;
  if (buttons.length === 0) return null;
  return (
    <Section surface={surface} id="documents">
      <SectionHeader
        title={title ?? textOf(language, 'downloads')('title')}
        description={description}
        viewAll={view_all}
        language={language}
      />
      <ul
        className={`mt-6 grid grid-cols-1 border-t border-khadi-200 md:grid-cols-2 md:gap-x-10 ${buttons.length % 3 === 0 ? 'xl:grid-cols-3' : ''}`}
      >
        {keyed(buttons, ({ button_label }) => button_label).map(({ key, item }) => (
          <Document key={key} button={item} language={language} />
        ))}
      </ul>
    </Section>
  );
}
