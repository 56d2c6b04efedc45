import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import type { Page } from '#lib/contract/documents.ts';
import type { CardDetail } from '#lib/contract/records/card.ts';
import type { OfferDetail } from '#lib/contract/records/offer.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { breadcrumbFor } from './breadcrumbs.ts';
import { getShell } from './shell.ts';

/** The breadcrumb of the list at `parent`, with the title of a record at its end. */
export async function breadcrumbBelow(parent: string, title: string, locale: Locale): Promise<BreadcrumbItem[]> {
  const { header } = await getShell(locale);
  const above = breadcrumbFor(header, parent);
  return [
    ...above.slice(0, -1),
    ...above.slice(-1).map(({ label }) => ({ label, link: parent })),
    { label: title, link: undefined },
  ];
}

/**
 * The head of a record's page.
 * @param parent path of its list
 */
export async function headOf(record: CardDetail | OfferDetail, parent: string, locale: Locale): Promise<Omit<Page, 'content'>> {
  const { slug, title, seo, isRightClickDisabled, updated_at, locales, locale: language } = record;
  return {
    slug,
    title,
    locale: language,
    locales,
    updated_at,
    isRightClickDisabled,
    seo: { ...seo, seo_title: seo?.seo_title ?? title },
    breadcrumb: record.breadcrumb ?? (await breadcrumbBelow(parent, title, locale)),
  };
}
