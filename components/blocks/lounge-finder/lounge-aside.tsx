import { DocumentRow } from '#components/ui/document-row.tsx';
import { keyed } from '#components/ui/keyed.ts';
import type { DeskAside } from '#lib/contract/records/lounge.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** What to do at the lounge desk. */
export function LoungeAside({ aside: { title, steps, buttons }, language }: { aside: DeskAside; language: Locale }) {
  return (
    <div className="rounded-xl bg-khadi-100 p-6">
      <h2 className="text-h4 font-semibold">{title}</h2>
      <ol className="mt-4 flex flex-col gap-4">
        {keyed(steps, (step) => step).map(({ key, item, position }) => (
          <li key={key} className="flex gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-white text-sm font-semibold text-mor-700">
              {position + 1}
            </span>
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ol>
      {buttons?.length ? (
        <ul className="mt-5 -mb-3 hairline-t [&>:last-child]:border-b-0">
          {keyed(buttons, ({ button_link }) => button_link).map(({ key, item }) => (
            <DocumentRow key={key} button={item} language={language} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
