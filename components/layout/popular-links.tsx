import { Link } from '#components/ui/link.tsx';
import { useText } from '#lib/i18n/use-text.ts';
import { CONTACT_PATH } from '#lib/routes/table.ts';

/** Message keys and paths. */
const POPULAR = [
  ['creditCards', '/credit-cards'],
  ['offers', '/exclusive-offers'],
  ['lounges', '/lounges'],
  ['questions', '/faqs'],
  ['contact', CONTACT_PATH],
] as const;

/** Shown when nothing was found. */
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
