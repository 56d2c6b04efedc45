import { keyed } from '#components/ui/keyed.ts';
import type { Lounge } from '#lib/content/contract/records/lounge.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { LoungeRow } from '../lounge-finder/lounge-row.tsx';
import { terminalName } from '../lounge-finder/terminal-name.ts';

/** The lounges of one terminal. */
export function TerminalLounges({ lounges, language }: { lounges: readonly Lounge[]; language: Locale }) {
  const [first] = lounges;
  if (first === undefined) return null;
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="text-h3 font-semibold">{terminalName(first, language)}</h2>
      <ul>
        {keyed(lounges, ({ slug, lounge_name }) => slug ?? lounge_name).map(({ key, item }) => (
          <LoungeRow key={key} lounge={item} language={language} inTerminal />
        ))}
      </ul>
    </section>
  );
}
