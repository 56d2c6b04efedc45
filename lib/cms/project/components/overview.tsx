import type { CollectionSlug, ServerProps } from 'payload';
import { cmsModels } from '#lib/cms/models.ts';
import { NOTICES } from '../src/notices.ts';

/** The most rows of each list. */
const ROWS_MAX = 20;

interface Row {
  id: string | number;
  title?: string;
  slug?: string;
  publish_at?: string;
  updatedAt: string;
}

const ENGLISH = { notices: 'Notices', ready: 'Ready for review', saved: 'saved', scheduled: 'Scheduled' };
const HINDI: typeof ENGLISH = { notices: 'सूचनाएँ', ready: 'समीक्षा के लिए तैयार', saved: 'सहेजा गया', scheduled: 'तय समय पर' };

/** What needs somebody: notices, what is ready for review, and what is scheduled. */
export async function Overview({ payload, i18n }: ServerProps) {
  const { admin } = payload.config.routes;
  const texts = i18n.language === 'hi' ? HINDI : ENGLISH;
  const { docs: notices } = await payload.find({ collection: NOTICES, limit: ROWS_MAX, depth: 0, sort: '-updatedAt' });
  const names = cmsModels().flatMap(({ name, isGlobal }) => (isGlobal ? [] : [name]));
  const rowsWhere = async (where: object) => {
    const found = await Promise.all(
      names.map(async (name) => {
        const options = { collection: name as CollectionSlug, draft: true, where: where as never, limit: ROWS_MAX, depth: 0 };
        const { docs } = await payload.find(options);
        return (docs as unknown as Row[]).map((row) => ({ ...row, name }));
      }),
    );
    return found.flat();
  };
  const ready = await rowsWhere({ review: { equals: 'ready' } });
  const scheduled = (await rowsWhere({ publish_at: { exists: true } })).sort((a, b) =>
    String(a.publish_at).localeCompare(String(b.publish_at)),
  );
  const date = (value?: string) =>
    value ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(value)) : '';
  const link = ({ name, id, title, slug }: Row & { name: string }) => (
    <a href={`${admin}/collections/${name}/${id}`}>{title || slug || `${name} ${id}`}</a>
  );
  return (
    <div className="overview">
      {notices.length > 0 && (
        <section role="alert">
          <h2>{texts.notices}</h2>
          <ul>
            {notices.map(({ id, message }) => (
              <li key={id}>{String(message)}</li>
            ))}
          </ul>
        </section>
      )}
      {ready.length > 0 && (
        <section>
          <h2>{texts.ready}</h2>
          <ul>
            {ready.map((row) => (
              <li key={`${row.name} ${row.id}`}>
                {link(row)}, {texts.saved} {date(row.updatedAt)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {scheduled.length > 0 && (
        <section>
          <h2>{texts.scheduled}</h2>
          <table>
            <tbody>
              {scheduled.map((row) => (
                <tr key={`${row.name} ${row.id}`}>
                  <th scope="row">{date(row.publish_at)}</th>
                  <td>{link(row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
