import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';

/** Message keys and paths. */
const CONTACTS = [
  ['contact', '/contact'],
  ['lostCard', '/lost-card'],
  ['questions', '/faqs'],
] as const;

/** Under the title of a page whose content has no usable block: a sentence and the links for help. */
export function EmptyPage() {
  const text = useText('emptyPage');
  return (
    <section className="section">
      <div className="wrap">
        <p className="max-w-[38rem] text-lead">{text('sentence')}</p>
        <ul aria-label={text('links')} className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {CONTACTS.map(([name, href]) => (
            <li key={href}>
              <Link href={href} className="text-link">
                {text(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
