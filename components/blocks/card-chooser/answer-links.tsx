import { type List, listAddress } from '#components/lists/list.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { Conversation } from './conversation.ts';

/** The answers so far; each leads back to its question and keeps the others. */
export function AnswerLinks({ answered, list }: { answered: Conversation['answered']; list: List }) {
  const t = textOf(list.language, 'cardChooser');
  const given = answered.flatMap(({ question, option }) => (option ? [{ question, option }] : []));
  if (given.length === 0) return null;
  return (
    <ul aria-label={t('answers')} className="mt-3 flex flex-wrap gap-2 print:hidden">
      {given.map(({ question: { param, title }, option: { label } }) => (
        <li key={param}>
          <Link
            href={listAddress(list, { [param]: undefined })}
            aria-label={t('change', { question: title, answer: label })}
            className="chip max-w-full whitespace-normal"
          >
            {label}
            <Icon name="pen-line" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
