import { langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { InlineMarkdown, Markdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { CARDS_ID } from '#lib/config/element-ids.ts';
import { catalogueMessage } from '#lib/content/client/errors.ts';
import { listHref, valuesOf } from '#lib/contract/page-query.ts';
import { DESIGN_REQUEST_LENGTHS as LENGTHS } from '#lib/contract/patterns.ts';
import type { Card } from '#lib/contract/records/card.ts';
import { localizePath } from '#lib/i18n/locales.ts';
import { fixedTexts, textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockPlace, BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { DesignRequestForm } from './design-request-form.client.tsx';
import { FORM_ID, OUTCOME_ID } from './form-field.tsx';

function ChosenDesign({ design, place: { language } }: { design?: Card; place: BlockPlace }) {
  return (
    <>
      {design?.image ? (
        <MediaImage media={design.image} size={{ width: 428, height: 270 }} className="card-img mx-auto max-w-[24rem]" />
      ) : (
        <div className="mx-auto grid aspect-[428/270] w-full max-w-[24rem] place-items-center rounded-lg border-2 border-dashed border-mor-300">
          <Icon name="credit-card" className="size-10 text-mor-600" />
        </div>
      )}
      <div {...(design && langAttributes(design, language))} className="mt-5">
        <p className="font-semibold">{design?.title ?? textOf(language, 'designRequest')('noneChosen')}</p>
        {design?.description ? (
          <p className="mt-1">
            <InlineMarkdown>{design.description}</InlineMarkdown>
          </p>
        ) : null}
      </div>
    </>
  );
}

/** What is the same for all visitors, and cached; the form adds the result. */
export function RequestForm({ block, place }: BlockProps<'blocks.request-form'>) {
  const locale = useLocale();
  const { language, path, query } = place;
  const { page_no } = query;
  const t = textOf(language, 'designRequest');
  return (
    <Section place={place} id="request" heading={{ ...block, title: block.title ?? t('title') }}>
      <DesignRequestForm
        address={localizePath(listHref(path, query, { page_no }, OUTCOME_ID), locale)}
        language={language}
        chosen={valuesOf(query, 'card')[0] ?? ''}
        designs={block.cards.map((design) => ({
          slug: design.slug,
          title: design.title,
          languageAttributes: langAttributes(design, language),
          preview: <ChosenDesign design={design} place={place} />,
        }))}
        noPreview={<ChosenDesign place={place} />}
        linkToDesigns={
          <Link href={listHref(path, query, { page_no }, CARDS_ID)} className="btn btn-tertiary">
            {t('toDesigns')}
          </Link>
        }
        hints={{
          email: t('hints.email'),
          telephone: t('hints.telephone', LENGTHS.telephone),
          description: t('hints.description', { most: LENGTHS.description }),
        }}
        consent={block.consent_label ? <InlineMarkdown>{block.consent_label}</InlineMarkdown> : t('consent')}
        sent={{
          title: block.success_title ?? t('sent'),
          text: <Markdown>{block.success_description ?? t('sentHint')}</Markdown>,
          another: (
            <Link href={listHref(path, query, { card: undefined, page_no }, FORM_ID)} className="btn btn-tertiary">
              {t('another')}
            </Link>
          ),
        }}
        copy={fixedTexts(language, 'designRequest')}
        unreachable={catalogueMessage('timeout', language)}
      />
    </Section>
  );
}
