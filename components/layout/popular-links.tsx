import { Link } from '#components/ui/link.tsx';
import { CONTACT_PATH } from '#lib/config/routes/table.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** Message keys and paths. */
const POPULAR = [
  ['creditCards', '/credit-cards'],
  ['offers', '/exclusive-offers'],
  ['lounges', '/lounges'],
  ['questions', '/faqs'],
  ['contact', CONTACT_PATH],
] as const;

/** Links to the most visited pages, shown when something was not found (spec 2.4, 2.6). */
export function PopularLinks({ className }: { className: string }) {
  const text = useText('notFound');
  return (
    <ul aria-label={text('links')} className={`flex flex-wrap gap-x-6 gap-y-1 ${className}`}>
      {POPULAR.map(([name, href]) => (
        <li key={href}>
          <Link href={href} className="text-link">
            {text(`popular.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
