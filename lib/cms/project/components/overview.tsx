import type { ServerProps } from 'payload';
import { Suspense } from 'react';
import { adminLanguage } from '#lib/cms/admin-language.ts';
import { formatMoment } from '#lib/i18n/format.ts';
import { entriesWhere } from '../src/entries.ts';
import { open } from '../src/notices.ts';
import { hasRole, mayReadRequests } from '../src/roles.ts';
import { Calendar } from './calendar.tsx';
import { EntryLink } from './entry-link.tsx';
import { Misses, NewRequests } from './visitors.tsx';

/** The most rows of each list. */
const ROWS_MAX = 20;

const ENGLISH = { notices: 'Notices', ready: 'Ready for review', saved: 'saved' };
const HINDI: typeof ENGLISH = { notices: 'सूचनाएँ', ready: 'समीक्षा के लिए तैयार', saved: 'सहेजा गया' };

/** What needs somebody who writes: notices, what is ready for review, and what is scheduled. */
async function ForEditors({ payload, i18n }: ServerProps) {
  const language = adminLanguage(i18n.language);
  const texts = language === 'hi' ? HINDI : ENGLISH;
  // Those of the schedule are in the calendar.
  const [notices, ready] = await Promise.all([
    open(payload, 'site'),
    entriesWhere(payload, { review: { equals: 'ready' } }, '-updatedAt', ROWS_MAX),
  ]);
  return (
    <>
      {notices.length > 0 && (
        <section role="alert">
          <h2>{texts.notices}</h2>
          <ul>
            {notices.slice(0, ROWS_MAX).map(({ model, document, texts: said }) => (
              <li key={`${model} ${document}`}>{said[language]}</li>
            ))}
          </ul>
        </section>
      )}
      {ready.length > 0 && (
        <section>
          <h2>{texts.ready}</h2>
          <ul>
            {ready.map((entry) => (
              <li key={`${entry.model} ${entry.id}`}>
                <EntryLink entry={entry} admin={payload.config.routes.admin} language={language} />, {texts.saved} {formatMoment(new Date(entry.updatedAt), language)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Calendar payload={payload} language={language} />
      <Suspense>
        <Misses language={language} />
      </Suspense>
    </>
  );
}

/** What needs somebody, on the first page of the admin. */
export function Overview(props: ServerProps) {
  const { payload, i18n, user } = props;
  return (
    <div className="overview">
      {mayReadRequests(user) && <NewRequests payload={payload} language={adminLanguage(i18n.language)} />}
      {hasRole(user, 'editor') && <ForEditors {...props} />}
    </div>
  );
}
