import { z } from 'zod';
import {
  breadcrumbItem,
  button,
  cardFeature,
  flag,
  href,
  icon,
  id,
  label,
  linkItem,
  list,
  media,
  richText,
  viewAll,
} from './atoms.ts';
import { block } from './block.ts';
import { polygon } from './polygon.ts';

/** spec 2.8: type `ekaa_features` is a sliding list of cards, any other type a generic feature block. */
export const features = block('features', {
  type: z.string().max(100).optional(),
  title: label.optional(),
  description: richText.optional(),
  features: list(cardFeature, 60),
  view_all: viewAll.optional(),
});

/** spec 2.8: a text in markdown, with an optional note beside it. */
export const description = block('description', {
  title: label.optional(),
  description: richText,
  note: z.object({ title: label, description: richText.optional(), icon }).optional(),
});

/** spec 2.8: a banner whose dark gradient shows only with a text. */
export const creditCardBanner = block('credit-card-banner', {
  media: media.optional(),
  mobile_media: media.optional(),
  title: label.optional(),
  description: richText.optional(),
  button: button.optional(),
  breadcrumb: list(breadcrumbItem, 8).optional(),
});

/** spec 2.8: the promoters. */
export const customPage = block('custom-page', {
  title: label.optional(),
  list_of_logos: list(z.object({ id: id.optional(), title: label, image: media, link: href.optional() }), 60),
});

/** spec 2.9: a picture with polygon regions that show a popup. */
export const map = block('map', {
  title: richText.optional(),
  description: richText.optional(),
  image: media.optional(),
  lists: list(
    z.object({
      id: id.optional(),
      label,
      image: media.optional(),
      coords: polygon,
      description: richText.optional(),
      fact: label.optional(),
      link: href.optional(),
      link_label: label.optional(),
    }),
    60,
  ),
});

/** spec 2.10: an image, a film or a YouTube film. */
export const mediaBlock = block('media', {
  title: label.optional(),
  media: media.optional(),
  mobile_media: media.optional(),
  media_type: z.enum(['image', 'video', 'youtube']),
  media_aria_label: label.optional(),
  poster: media.optional(),
  mobile_poster: media.optional(),
  duration_label: label.optional(),
  /** The day a film was published, which search engines ask for. */
  published_on: z.iso.date().optional(),
});

/** spec 2.11: a feature-list section, with an extra bottom border when bank details are given. */
export const featureSections = block('feature-sections', {
  sections: list(
    z.object({
      section_key: z.string().max(100).optional(),
      title: label.optional(),
      features: list(cardFeature, 60),
      view_all: viewAll.optional(),
      bank_details: list(linkItem, 60).optional(),
    }),
    20,
  ),
});

/** spec 2.11: a title and an optional View All button. */
export const sectionHeader = block('section-header', {
  title: label,
  description: richText.optional(),
  view_all: viewAll.optional(),
});

/** spec 2.11: a background image with breadcrumb and title. */
export const simpleBanner = block('simple-banner', {
  title: label,
  description: richText.optional(),
  media: media.optional(),
  mobile_media: media.optional(),
  overlay: flag.optional(),
  theme: z.enum(['light', 'dark', 'grey']).optional(),
  breadcrumb: list(breadcrumbItem, 8).optional(),
  buttons: list(button, 2).optional(),
  /** Card faces beside the title, where there is no background image. */
  images: list(media, 2).optional(),
});

/** spec 2.11: title, description, optional call to action over a scene. */
export const loungesBanner = block('lounges-banner', {
  title: label,
  description: richText.optional(),
  media: media.optional(),
  mobile_media: media.optional(),
  button: button.optional(),
});

/** spec 2.11: a disclaimer in markdown. */
export const disclaimer = block('disclaimer', { title: label.optional(), description: richText });
