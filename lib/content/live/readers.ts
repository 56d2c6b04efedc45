import { table } from '../contract/atoms.ts';
import { page } from '../contract/documents.ts';
import { bank } from '../contract/records/bank.ts';
import { card, cardDetail } from '../contract/records/card.ts';
import { faq } from '../contract/records/faq.ts';
import { iframe } from '../contract/records/iframe.ts';
import { lounge } from '../contract/records/lounge.ts';
import { milestone } from '../contract/records/milestone.ts';
import { offer } from '../contract/records/offer.ts';
import { siteMapGroup } from '../contract/records/site-map-group.ts';
import { tab } from '../contract/records/tab.ts';
import { listReader, recordReader } from './read-list.ts';

/** The reads behind the blocks of a page, by what they give. */
export const readers = {
  card: listReader('card', card),
  offer: listReader('offer', offer),
  bank: listReader('bank', bank),
  lounge: listReader('lounge', lounge),
  faq: listReader('faq', faq),
  milestone: listReader('milestone', milestone),
  table: listReader('table', table),
  group: listReader('site map group', siteMapGroup),
  tab: listReader('tab', tab),
  cardDetail: recordReader('card detail', cardDetail),
  iframe: recordReader('iframe', iframe),
  page: recordReader('page', page),
};
