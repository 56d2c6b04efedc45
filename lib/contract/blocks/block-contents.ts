import type { MediaType } from '../media-type.ts';
import type { Card, CardDetail } from '../records/card.ts';
import type { FaqItem } from '../records/faq.ts';
import type { Lounge } from '../records/lounge.ts';
import type { OfferDetail } from '../records/offer.ts';
import type { Source } from '../source.ts';

export interface VideoContent {
  media?: { url: string; mime?: string | undefined } | undefined;
  media_type?: MediaType | undefined;
  title?: string | undefined;
  media_aria_label?: string | undefined;
  poster?: { url: string } | undefined;
  published_on?: string | undefined;
  duration_seconds?: number | undefined;
}

/** What a block shows, in the records of the contract. */
export interface BlockContents {
  /** The one offer or card that the block is about. */
  offer?: OfferDetail | undefined;
  card?: CardDetail | undefined;
  cards?: readonly { card: Card; path: string | undefined }[];
  lounges?: { items: readonly Lounge[]; source?: Source | undefined };
  questions?: readonly FaqItem[];
  video?: VideoContent;
  /** A long text with the dates of its last change and of its publication (ISO 8601). */
  article?: { last_changed?: string | undefined; published?: string | undefined };
  cardBanner?: { title?: string | undefined; description?: string | undefined };
}
