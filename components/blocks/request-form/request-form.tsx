import { Honeypot } from '#components/forms/honeypot.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { listHref } from '#lib/content/page-query.ts';
import { FORM_ACTION, REQUEST_ANCHOR, START_FIELD } from '#lib/forms/names.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { ChosenDesign } from './chosen-design.tsx';
import { formContent } from './form-content.ts';
import { RequestFields } from './request-fields.tsx';
import { RequestOutcome } from './request-outcome.tsx';

/** The id of the form itself. */
const FORM_ID = 'design-request';

/**
 * The form for a card design, sent by the browser without script. The page is the same for all until
 * a visitor has sent it; what came of it then stands before the form, and what was typed in the fields.
 */
export function RequestForm({ block, place }: BlockProps<'blocks.request-form'>) {
  const { locale, language, surface, path, query, form: state } = place;
  const t = textOf(language, 'designRequest');
  const content = formContent(state, query);
  const chosen = block.cards.find(({ slug }) => slug === content.values.card_slug);
  return (
    <Section surface={surface} id={REQUEST_ANCHOR}>
      <SectionHeader
        title={block.title ?? t('title')}
        description={block.description}
        viewAll={block.view_all}
        locale={locale}
        language={language}
      />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
        <div className="min-w-0 space-y-6">
          {state ? <RequestOutcome state={state} block={block} place={place} formId={FORM_ID} /> : null}
          {/* The answer tells everything that does not fit, in the language of the page; a browser stops at the first field. */}
          <form
            id={FORM_ID}
            action={FORM_ACTION}
            method="post"
            noValidate
            aria-label={t('form')}
            className="relative scroll-mt-28"
          >
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="return" value={listHref(path, query, { page_no: query.page_no })} />
            {state?.start ? <input type="hidden" name={START_FIELD} value={state.start} /> : null}
            <Honeypot label={t('leaveEmpty')} />
            {/* The time of the form starts when the browser asks for this; the page is the same for all. */}
            <img src={`${FORM_ACTION}/start`} alt="" width={1} height={1} loading="lazy" className="absolute" />
            <p className="mb-5 text-muted">{t('needed')}</p>
            <RequestFields
              form={content}
              designs={block.cards}
              consent={block.consent_label}
              locale={locale}
              language={language}
            />
            <button type="submit" className="btn btn-primary mt-6 max-sm:w-full">
              {t('submit')}
            </button>
          </form>
        </div>
        <ChosenDesign design={chosen} place={place} />
      </div>
    </Section>
  );
}
