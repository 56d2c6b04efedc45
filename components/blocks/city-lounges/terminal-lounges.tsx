import { keyed } from '#components/ui/keyed.ts';
import type { Lounge } from '#lib/content/contract/records/lounge.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { LoungeRow } from '../lounge-finder/lounge-row.tsx';

interface Props {
  lounges: readonly Lounge[];
  language: Locale;
}

/** The lounges of one terminal. */
export function TerminalLounges({ lounges, language }: Props) {
  const [first] = lounges;
  if (first === undefined) return null;
  const { airport_name: airport, terminal } = first;
  const t = textOf(language, 'lounges');
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="text-h3 font-semibold">{terminal ? t('terminal', { airport, terminal }) : airport}</h2>
      <ul>
        {keyed(lounges, ({ slug, lounge_name }) => slug ?? lounge_name).map(({ key, item }) => (
          <LoungeRow key={key} lounge={item} language={language} inTerminal />
        ))}
      </ul>
    </section>
  );
}
