import { z } from 'zod';
import { breadcrumbItem, editUrl, flag, href, id, label, list, localeCode, media, richText, seo, slug } from './atoms.ts';
import { blockSchema } from './blocks/block.ts';
import { airportCode } from './records/lounge.ts';

const utilityItem = z.object({
  title: label,
  link: href.optional(),
  is_external_link: flag.optional(),
  type: z.string().max(100).optional(),
});

const language = z.object({
  id: id.optional(),
  code: localeCode,
  language_name: label,
  aria_label: label.optional(),
});

const menuLink = z.object({
  menu_label: label,
  menu_link: href.optional(),
  is_external_link: flag.optional(),
  card_index: z
    .union([slug, z.number().int().nonnegative().transform(String)])
    .optional()
    .describe('The slug of the tab that the link opens'),
});

const menuGroup = z.object({ id: id.optional(), title: label.optional(), menu_lists: list(menuLink, 40) });

const menuTile = z.object({
  title: label,
  description: label.optional(),
  link: href,
  link_label: label,
  image: media.optional(),
});

export const header = z.object({
  locale: localeCode.optional(),
  top: z.object({
    logo: media.optional(),
    logo_aria_label: label.optional(),
    link: href.optional(),
    skip_to_content: label.optional(),
    utility_menu: list(utilityItem, 12).optional(),
    languages: list(language, 40).optional(),
    language_aria_label: label.optional(),
  }),
  bottom: z.object({
    logo: media.optional(),
    logo_aria_label: label.optional(),
    header_menu: list(
      z.object({ id: id.optional(), menu_label: label, menu: list(menuGroup, 8), tile: menuTile.optional() }),
      12,
    ).optional(),
  }),
  breadcrumbs: list(
    z.object({ page_key: z.string().min(1).max(200).describe('The path of the page'), path: list(breadcrumbItem, 8) }),
    500,
  ).optional(),
});

/** The texts that are the same on every page. */
export const messages = z.object({
  locale: localeCode.optional(),
  global_search_placeholder: label.optional(),
  no_result: label.optional(),
  search_result_text: label.optional(),
  results_found: label.optional(),
  title_page_not_found: label.optional(),
  subtitle_page_not_found: label.optional(),
  description_page_not_found: richText.optional(),
  error_code: label.optional(),
  error_message: label.optional(),
  error_button_name: label.optional(),
  language_disclaimer: richText.optional(),
});

export const footer = z.object({
  locale: localeCode.optional(),
  logo: media.optional(),
  logo_aria_label: label.optional(),
  tagline: label.optional(),
  site_information: list(
    z.object({
      id: id.optional(),
      menu: label,
      submenu: list(z.object({ id: id.optional(), submenu: label, submenu_link: href.optional() }), 40),
    }),
    12,
  ).optional(),
  site_policies: list(z.object({ id: id.optional(), policy_title: label, policy_link: href.optional() }), 20).optional(),
  social_media: list(
    z.object({
      id: id.optional(),
      logo: media.optional(),
      logo_aria_label: label,
      social_media_link: href,
    }),
    12,
  ).optional(),
  corporate_identity_number: label.optional(),
  copyright_notice: label.optional(),
});

/** A page: its head, its switches and its blocks in order. */
export const page = z.object({
  slug: slug.optional(),
  title: label.optional(),
  locale: localeCode.optional(),
  locales: list(localeCode, 40)
    .optional()
    .describe('The languages in which the page has a translation of its own, English included'),
  updated_at: z.iso.datetime({ offset: true }).optional(),
  edit_url: editUrl.optional(),
  seo: seo.optional(),
  isRightClickDisabled: flag.optional().describe('The page has no context menu'),
  isCopyDisabled: flag.optional().describe('Texts of the page cannot be copied'),
  isSelectionDisabled: flag.optional().describe('Texts of the page cannot be selected'),
  breadcrumb: list(breadcrumbItem, 8).optional(),
  content: list(blockSchema, 100).default([]),
});

export const search = z.object({
  locale: localeCode.optional(),
  search: z.string().max(400).optional(),
  did_you_mean: label.optional().describe('When nothing is found: the nearest spelling that finds something'),
  absent_subject: label
    .optional()
    .describe('A subject that is asked for and that the site does not have; the results are the nearest pages'),
  message: label.optional(),
  results: list(
    z.object({
      title: label,
      description: z.string().max(2000).optional(),
      page_link: href,
      category_name: label.optional(),
      locale: localeCode.optional(),
    }),
    50,
  ).default([]),
  total_count: z.number().int().nonnegative().default(0),
  category_counts: list(z.object({ category_name: label, count: z.number().int().nonnegative(), slug }), 40).default([]),
});

/** A suggestion with a link opens that page, one without is searched for. */
export const suggestions = z.object({
  results: list(
    z.object({
      title: label,
      page_link: href.optional(),
      category_name: label.optional(),
      category: slug.optional().describe('A slug of `category_counts`: `cards`, `offers`, `lounges`, `questions` or `pages`'),
      image: media.optional().describe('The face of a card'),
      code: airportCode.optional().describe('The airport of a lounge or a city'),
      note: label.optional().describe('What it takes or gives, in a few words, such as “Select · 2 a quarter” or “20% off”'),
    }),
    20,
  ).default([]),
});

export type Header = z.output<typeof header>;
export type MenuLink = z.output<typeof menuLink>;
export type Messages = z.output<typeof messages>;
export type Footer = z.output<typeof footer>;
export type Page = z.output<typeof page>;
export type SearchAnswer = z.output<typeof search>;
export type Suggestions = z.output<typeof suggestions>;
