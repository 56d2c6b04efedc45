import { z } from 'zod';
import { isSafeHref, isSafeMediaUrl } from '#lib/contract/addresses.ts';
import { ICON_NAMES } from '#lib/contract/icons.ts';
import { LABEL_MAX, MEDIA_SIZES_MAX, RICH_TEXT_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '#lib/contract/limits.ts';
import { isAffordableMarkdown } from '#lib/contract/markdown-cost.ts';
import { SLUG } from '#lib/contract/slug.ts';

export const label = z.string().trim().min(1).max(LABEL_MAX);
export const richText = z
  .string()
  .min(1)
  .max(RICH_TEXT_MAX)
  .refine(isAffordableMarkdown, { error: 'markdown that takes too long to parse', params: { problem: 'markdown-cost' } })
  .describe('Markdown');
export const href = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine(isSafeHref, { error: 'not an address a link may have', params: { problem: 'address' } })
  .describe('A path of the site such as /ekaa, a fragment such as #fees, or an address with https:, mailto: or tel:');
export const editUrl = z
  .string()
  .max(2000)
  .describe(
    'Of a draft: where it is edited. The preview links there, with ?locale=hi and the JSON pointer of a block as the fragment',
  );
/** An opaque slug chosen by the content service. */
export const slug = z.string().regex(SLUG).describe('Letters, digits, hyphens and underscores');
/** An id, which some services send as a number. */
export const id = z.union([z.string().max(128), z.number().transform(String)]);
/** The language a document, block or record is really in. */
export const localeCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  .describe('The code of a language, such as hi');
/** A switch, which some services send as text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);
/** An icon of the site; an unknown name is ignored. */
export const icon = z.enum(ICON_NAMES).optional().catch(undefined).describe('An icon of the site');

/** Keeps the first `max` items, so that no page is endless. */
export function list<Item extends z.ZodType>(item: Item, max = 100) {
  return z
    .array(item)
    .overwrite((items) => items.slice(0, max))
    .meta({ maxItems: max });
}

export const mediaHref = z
  .string()
  .trim()
  .min(1)
  .max(200_000)
  .refine(isSafeMediaUrl, { error: 'not a valid media address', params: { problem: 'media-address' } });
const pixels = z.coerce.number().int().positive().max(20_000);

/** What `srcset` can hold: no data, no white space, no comma at an end. */
const SRCSET_URL = /^(?!data:|,)\S*[^\s,]$/i;
const mediaSize = z.object({
  url: mediaHref.max(2000).regex(SRCSET_URL, 'not an address that srcset can have'),
  width: pixels,
});
const percent = z.number().min(0).max(100);

const mediaObject = z.object({
  url: mediaHref,
  width: pixels.optional(),
  height: pixels.optional(),
  alternative_text: z.string().max(LABEL_MAX).optional(),
  mime: z.string().max(100).optional(),
  sizes: list(mediaSize, MEDIA_SIZES_MAX)
    .optional()
    .catch(undefined)
    .describe('The same picture in other widths, for srcset; wrong ones are ignored'),
  focal_point: z
    .object({ x: percent, y: percent })
    .optional()
    .catch(undefined)
    .describe('What stays visible where the picture is cut, in per cent from the left and the top'),
});

/** An image or video: an object, or its URL alone. */
export const media = z.union([mediaHref.transform((url): z.output<typeof mediaObject> => ({ url })), mediaObject]);

export const button = z.object({
  id: id.optional(),
  button_type: z.enum(['internal', 'external', 'pdf', 'download']),
  button_link: href,
  button_label: label,
  button_aria_label: label.optional().describe('Read out instead of the label'),
  button_description: richText.optional(),
  external_link: href.optional().describe('For an external button: replaces its link'),
  read_only_pdf: flag.optional().describe('The PDF is shown without a download'),
  file_size: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('The size of a document in bytes, said on the button where it is known'),
});

export const seo = z.object({
  seo_title: label.optional().describe('The title in search engines; without it that of the page'),
  seo_description: z.string().max(1000).optional().describe('The text below the title in search engines'),
  seo_canonical_link: href.optional().describe('The address of the page that this one repeats'),
  seo_keywords: z.string().max(1000).optional(),
  enable_indexing: flag.optional().describe('No: search engines do not list the page'),
});

export const breadcrumbItem = z
  .object({ label: label.optional(), value: label.optional(), link: href.optional() })
  .refine((item) => item.label !== undefined || item.value !== undefined, {
    error: 'a breadcrumb item needs a label',
    path: ['label'],
    params: { problem: 'required' },
  })
  .transform((item) => ({ label: item.label ?? item.value ?? '', link: item.link }));

export const cardFeature = z.object({
  id: id.optional(),
  title: label,
  description: richText.optional(),
  image: media.optional(),
  icon,
  buttons: list(button, 4).optional(),
});

export const linkItem = z.object({ label, link: href.optional(), is_external_link: flag.optional() });

/** Where "View All" leads; its tab and button slugs become `?tab=` and `#`. */
export const viewAll = z.object({
  label: label.optional(),
  link: href,
  is_external_link: flag.optional(),
  tab_slug: slug.optional().describe('The tab that the link opens'),
  button_slug: slug.optional().describe('The anchor of the block that the link leads to'),
});

/** The title of a block, its description and its View All button. */
export const heading = { title: label.optional(), description: richText.optional(), view_all: viewAll.optional() };

/** Checked as a whole, so that a wrong cell drops its row and never shifts a column. */
const tableRow = z
  .custom<string[]>(
    (row) =>
      Array.isArray(row) && row.length > 0 && row.length <= TABLE_COLUMNS_MAX && row.every((cell) => typeof cell === 'string'),
    { error: 'a row is a list of texts', params: { problem: 'table-row' } },
  )
  .meta({ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: TABLE_COLUMNS_MAX });

/** A table of texts; the first column names its row. */
export const table = z.object({
  title: label.optional(),
  headers: list(z.string().max(LABEL_MAX), TABLE_COLUMNS_MAX),
  rows: list(tableRow, TABLE_ROWS_MAX).describe('The cells of each row, in JSON: [["Pune", "Terminal 1"]]'),
  note: richText.optional(),
  locale: localeCode.optional(),
});

export type Media = z.output<typeof media>;
export type Button = z.output<typeof button>;
export type BreadcrumbItem = z.output<typeof breadcrumbItem>;
export type CardFeature = z.output<typeof cardFeature>;
export type ViewAll = z.output<typeof viewAll>;
