import type { Payload } from 'payload';
import { byDay } from '#lib/cms/calendar.ts';
import type { Texts } from '#lib/cms/labels.ts';
import { formatMoment } from '#lib/i18n/format.ts';
import { type Entry, entriesWhere } from '../src/entries.ts';
import { type Notice, open } from '../src/notices.ts';
import { errorsOf } from '../src/problems.ts';
import { EntryLink } from './entry-link.tsx';

/** The most entries of each collection. */
const ENTRIES_MAX = 100;

const ENGLISH = {
  scheduled: 'Scheduled',
  none: 'Nothing is scheduled. An entry with a time in “Publish at” is listed here.',
  zone: 'Times are those of India.',
  failed: 'Not published at their time',
  again: 'They keep their time, and are tried again when they are changed.',
};
const HINDI: typeof ENGLISH = {
  scheduled: 'तय समय पर',
  none: 'कुछ भी तय नहीं है। जिस प्रविष्टि में “इस समय प्रकाशित करें” भरा हो, वह यहाँ दिखती है।',
  zone: 'समय भारत का है।',
  failed: 'तय समय पर प्रकाशित नहीं हुए',
  again: 'इनका समय बना रहता है, और बदलाव होने पर फिर कोशिश की जाती है।',
};

/** The problems of an entry in the language of the admin; without any, the text of its notice. */
async function reasonsFor(payload: Payload, { model, id }: Entry, notice: Notice, language: keyof Texts): Promise<string[]> {
  const errors = await errorsOf(payload, model, id, language);
  return errors.length === 0 ? [notice.texts[language]] : errors;
}

/** The entries that are published at a time, by day, and those that could not be. */
export async function Calendar({ payload, language }: { payload: Payload; language: keyof Texts }) {
  const { admin } = payload.config.routes;
  const texts = language === 'hi' ? HINDI : ENGLISH;
  const [entries, notices] = await Promise.all([
    entriesWhere(payload, { publish_at: { exists: true } }, 'publish_at', ENTRIES_MAX),
    open(payload, 'schedule'),
  ]);
  const noticeOf = ({ model, id }: Entry) => notices.find((notice) => notice.model === model && notice.document === id);
  const failed = await Promise.all(
    entries.flatMap((entry) => {
      const notice = noticeOf(entry);
      return notice ? [reasonsFor(payload, entry, notice, language).then((reasons) => ({ entry, reasons }))] : [];
    }),
  );
  const days = byDay(
    entries.filter((entry) => !noticeOf(entry)),
    ({ publishAt }) => new Date(publishAt),
    language,
  );
  return (
    <>
      {failed.length > 0 && (
        <section className="overview__failed" role="alert">
          <h2>{texts.failed}</h2>
          <p>{texts.again}</p>
          <ul>
            {failed.map(({ entry, reasons }) => (
              <li key={`${entry.model} ${entry.id}`}>
                <EntryLink entry={entry} admin={admin} language={language} />, <time dateTime={entry.publishAt}>{formatMoment(new Date(entry.publishAt), language)}</time>
                {reasons.map((reason) => (
                  <p key={reason}>{reason}</p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="overview__calendar">
        <h2>{texts.scheduled}</h2>
        <p>{days.length === 0 ? texts.none : texts.zone}</p>
        {days.map(({ name, entries: ofDay }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {ofDay.map(({ entry, time }) => (
                <li key={`${entry.model} ${entry.id}`}>
                  <time dateTime={entry.publishAt}>{time}</time>
                  <span>
                    <EntryLink entry={entry} admin={admin} language={language} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </>
  );
}
