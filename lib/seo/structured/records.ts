import type { IdReference, ItemList, Offer as OfferNode, Organization, Place, Question, VideoObject } from 'schema-dts';
import { airportMapUrl } from '#lib/content/airport-map.ts';
import { playerHref } from '#lib/content/video.ts';
import type { BlockContents, VideoContent } from '#lib/contract/blocks/block-contents.ts';
import { mediaTypeOf, youTubeId } from '#lib/contract/media-type.ts';
import { endOfDay, hasEnded } from '#lib/contract/offer-dates.ts';
import { plainText } from '#lib/contract/plain-text.ts';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import type { FaqItem } from '#lib/contract/records/faq.ts';
import type { Lounge } from '#lib/contract/records/lounge.ts';
import type { OfferDetail } from '#lib/contract/records/offer.ts';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import { escapeXml } from '#lib/platform/escape-xml.ts';
import { localizedUrl } from '../page-address.ts';
import { absoluteMediaUrl, type GraphContext, ORGANISATION, optional } from './node.ts';

type LoungeList = NonNullable<BlockContents['lounges']>;

const LINK = /(?<!!)\[([^[\]]+)\]\(([^()\s]+)[^()]*\)/g;

/** The text of an answer as HTML with its links, which search engines show. */
function answerText(answer: string, language: Locale): string {
  const addresses: string[] = [];
  // Private-use characters stand for the tags: plain text leaves them.
  const marked = answer.replace(/[\uE000-\uE002]/g, '').replace(LINK, (_link, label: string, address: string) => {
    addresses.push(/^\/(?!\/)/.test(address) ? localizedUrl(address, language) : address);
    return `\uE000${addresses.length - 1}\uE001${label}\uE002`;
  });
  return escapeXml(plainText(marked))
    .replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => `<a href="${escapeXml(addresses[Number(index)] ?? '')}">`)
    .replaceAll('\uE002', '</a>');
}

export function questionOf({ question, answer, locale }: FaqItem, language: Locale): Question {
  const text = answerText(answer, locale !== undefined && isLocale(locale) ? locale : language);
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } };
}

export function offerNode(offer: OfferDetail, { canonical }: GraphContext): OfferNode {
  const { title, description, valid_from, valid_to, merchant, category_label, city_label, country, place } = offer;
  const where = city_label ?? country;
  const online = place === 'online' ? 'https://schema.org/OnlineOnly' : 'https://schema.org/InStoreOnly';
  const merchantNode: Organization | IdReference = merchant ? { '@type': 'Organization', name: merchant } : ORGANISATION;
  return {
    '@type': 'Offer',
    '@id': `${canonical}#offer`,
    name: title,
    url: canonical,
    ...optional('description', description && plainText(description)),
    ...optional('image', absoluteMediaUrl(offer.image ?? offer.banner?.media)),
    ...optional('validFrom', valid_from && `${valid_from}T00:00:00+05:30`),
    ...optional('validThrough', valid_to && endOfDay(valid_to)),
    ...optional('category', category_label),
    ...(hasEnded(offer) ? { availability: 'https://schema.org/Discontinued' } : place ? { availability: online } : {}),
    offeredBy: merchantNode,
    ...(where ? { areaServed: { '@type': 'Place', name: where } } : {}),
  };
}

/** On the page of its city: the page number in the whole list may change. */
function loungeAddress({ slug, city_slug }: Lounge, source: LoungeList['source'], { canonical, language }: GraphContext) {
  if (slug === undefined) return undefined;
  const inCity = source?.follow?.includes('city') === true;
  return inCity ? localizedUrl(loungeCityPath(city_slug, slug), language) : `${canonical}#${slug}`;
}

function loungePlace(lounge: Lounge, source: LoungeList['source'], context: GraphContext): Place {
  const {
    lounge_name,
    airport_name,
    airport_code,
    city_label,
    country,
    is_domestic,
    location,
    terminal,
    facilities = [],
  } = lounge;
  const street = [terminal, location].filter(Boolean).join(', ');
  return {
    '@type': 'Place',
    name: lounge_name,
    ...optional('url', loungeAddress(lounge, source, context)),
    ...optional('image', absoluteMediaUrl(lounge.image)),
    address: {
      '@type': 'PostalAddress',
      ...optional('streetAddress', street),
      addressLocality: city_label ?? airport_name,
      ...optional('addressCountry', country ?? (is_domestic === false ? undefined : 'IN')),
    },
    containedInPlace: {
      '@type': 'Airport',
      name: airport_name,
      iataCode: airport_code,
      hasMap: airportMapUrl(airport_code),
    },
    ...(facilities.length > 0
      ? {
          amenityFeature: facilities.map(
            ({ label }) => ({ '@type': 'LocationFeatureSpecification', name: label, value: true }) as const,
          ),
        }
      : {}),
  };
}

export function loungeList({ items, source }: LoungeList, context: GraphContext): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${context.canonical}#lounges`,
    numberOfItems: items.length,
    itemListElement: items.map((lounge, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: loungePlace(lounge, source, context),
    })),
  };
}

/** `undefined` for images, and without the name, thumbnail and date that search engines require. */
export function videoNode(video: VideoContent, { page }: GraphContext): VideoObject | undefined {
  const { media, title, media_aria_label, poster, published_on, duration_seconds: seconds } = video;
  const type = media && mediaTypeOf(media, video.media_type);
  if (media === undefined || type === undefined || type === 'image' || published_on === undefined) return undefined;
  const id = type === 'youtube' ? youTubeId(media.url) : undefined;
  const thumbnail = absoluteMediaUrl(poster) ?? (id && `https://i.ytimg.com/vi/${id}/hqdefault.jpg`);
  const name = title ?? media_aria_label ?? page.title;
  if (thumbnail === undefined || name === undefined) return undefined;
  return {
    '@type': 'VideoObject',
    name,
    description: media_aria_label ?? name,
    thumbnailUrl: thumbnail,
    uploadDate: `${published_on}T00:00:00+05:30`,
    ...optional('duration', seconds === undefined ? undefined : `PT${Math.floor(seconds / 60)}M${seconds % 60}S`),
    ...(id ? { embedUrl: playerHref(id).replace(/\?.*/, '') } : optional('contentUrl', absoluteMediaUrl(media))),
  };
}
