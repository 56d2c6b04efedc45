import { FormNotice } from '#components/forms/form-notice.tsx';
import { catalogueSentence } from '#components/ui/english-sentence.tsx';
import { Link } from '#components/ui/link.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import type { BlockOf } from '#lib/content/contract/blocks.ts';
import { listHref } from '#lib/content/page-query.ts';
import { FIELDS } from '#lib/forms/fields.ts';
import type { FormState } from '#lib/forms/form-state.ts';
import { OUTCOME_ANCHOR } from '#lib/forms/names.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';
import { errorText } from './field-texts.ts';
import { fieldId } from './form-content.ts';

interface Props {
  state: FormState;
  block: BlockOf<'blocks.request-form'>;
  place: BlockPlace;
  /** The id of the form, for the button that sends it again and the link that leads to it. */
  formId: string;
}

/** What came of the sent form: the reference, the fields that need a change, or why it was not sent and what can be done. */
export function RequestOutcome({ state, block, place: { locale, language, path, query }, formId }: Props) {
  const t = textOf(language, 'designRequest');
  const id = OUTCOME_ANCHOR;
  switch (state.kind) {
    case 'sent':
      return (
        <FormNotice id={id} kind="success" title={block.success_title ?? t('sent')}>
          <p>
            {t('reference')}: <strong className="font-semibold whitespace-nowrap">{state.reference}</strong>
          </p>
          <Markdown locale={locale}>{block.success_description ?? t('sentHint')}</Markdown>
          <Link
            href={listHref(path, query, { card: undefined, page_no: query.page_no }, formId)}
            locale={locale}
            className="btn btn-tertiary"
          >
            {t('another')}
          </Link>
        </FormNotice>
      );
    case 'errors':
      return (
        <FormNotice id={id} kind="error" title={t('errors', { count: Object.keys(state.errors).length })}>
          <ul className="space-y-1">
            {FIELDS.filter((field) => state.errors[field]).map((field) => (
              <li key={field}>
                <Link href={`#${fieldId(field)}`} locale={locale} className="inline-flex min-h-11 items-center underline">
                  {t(`fields.${field}`)}: {errorText(field, state.errors, language)}
                </Link>
              </li>
            ))}
          </ul>
        </FormNotice>
      );
    case 'again':
      return <FormNotice id={id} kind="error" title={t('again')} />;
    case 'limit':
      return (
        <FormNotice id={id} kind="error" title={t('notSent')}>
          <p>
            {t('limit', { minutes: state.minutes })} {t('kept')}
          </p>
        </FormNotice>
      );
    case 'failed':
      return (
        <FormNotice id={id} kind="error" title={t('notSent')}>
          <p>{catalogueSentence(state.message, language)}</p>
          <p>{t('kept')}</p>
          <button type="submit" form={formId} className="btn btn-secondary">
            {t('retry')}
          </button>
        </FormNotice>
      );
  }
}
