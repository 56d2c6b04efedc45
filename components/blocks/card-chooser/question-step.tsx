import { type List, listAddress } from '#components/lists/list.ts';
import { Icon, iconStyle } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { ANY_ANSWER } from '#lib/contract/blocks/card-chooser.ts';
import { textOf } from '#lib/i18n/text.ts';
import { AnswerLinks } from './answer-links.tsx';
import type { Conversation, Step } from './conversation.ts';

/** The most answers that stand in two columns on wide screens, too. */
const FEW = 4;

interface Props {
  conversation: Conversation;
  next: Step;
  /** The number of questions. */
  steps: number;
  list: List;
  /** Of the heading. */
  id: string;
}

/** One question: a link for each answer, and the way back. */
export function QuestionStep({ conversation, next: { question, number, choices, before }, steps, list, id }: Props) {
  const { answered, unanswered, left } = conversation;
  const { language } = list;
  const t = textOf(language, 'cardChooser');
  const cards = textOf(language, 'cards');
  const isFew = choices.length <= FEW;
  // With the answer "does not matter", which is then alone in its row.
  const isOdd = choices.length % 2 === 0;
  const open = Object.fromEntries(unanswered.map(({ param }) => [param, ANY_ANSWER]));
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1.5" aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
          <span key={index} className={`h-1.5 flex-1 rounded-full ${index < number ? 'bg-mor-700' : 'bg-khadi-300'}`} />
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{t('step', { step: number, steps })}</p>
      <h2 id={id} className="mt-2 text-h2">
        {question.title}
      </h2>
      <AnswerLinks answered={answered} list={list} />
      <ul className={`chooser-answers max-xs:grid-cols-1 ${isFew ? '' : 'lg:grid-cols-3'}`}>
        {choices.map(({ option, left: count }) => (
          <li key={option.slug}>
            <Link
              href={listAddress(list, { [question.param]: option.slug })}
              className={`chooser-answer text-mor-700 ${option.icon ? 'icon-before' : ''}`}
              style={option.icon && iconStyle(option.icon)}
            >
              <span className="font-semibold text-ink">{option.label}</span>{' '}
              <span className="text-sm text-muted">{cards('count', { count })}</span>
            </Link>
          </li>
        ))}
        <li className={isOdd ? (isFew ? 'col-span-full' : 'max-lg:col-span-full') : ''}>
          <Link
            href={listAddress(list, { [question.param]: ANY_ANSWER })}
            className="chooser-answer border-dashed text-mor-700 icon-before"
            style={iconStyle('kolam')}
          >
            <span className="font-semibold text-ink">{t('any')}</span>{' '}
            <span className="text-sm text-muted">{cards('count', { count: left.length })}</span>
          </Link>
        </li>
      </ul>
      {answered.length > 0 ? (
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          {before ? (
            <Link href={listAddress(list, { [before.param]: undefined })} className="btn btn-tertiary">
              <Icon name="arrow-left" className="size-5 points" />
              {t('back')}
            </Link>
          ) : null}
          {answered.some(({ option }) => option) ? (
            <Link href={listAddress(list, open)} className="btn btn-tertiary">
              {t('show', { count: left.length })}
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
