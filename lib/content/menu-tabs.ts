import type { Header } from './contract/documents.ts';
import { logDefectOnce } from './log.ts';

/** A tab by its position in a list of at most a hundred; a year is the slug of a tab. */
const POSITION = /^\d{1,2}$/;

/**
 * The header without tabs that are given by their position: which tab that is depends on a list that may change. Such a link leads
 * to its page, and is logged as a defect.
 */
export function withoutTabPositions(header: Header): Header {
  const header_menu = header.bottom.header_menu?.map((item) => ({
    ...item,
    menu: item.menu?.map((group) => ({
      ...group,
      menu_lists: group.menu_lists.map((link) => {
        if (link.card_index === undefined || !POSITION.test(link.card_index)) return link;
        const reason = `card_index ${link.card_index} is a position, not the slug of a tab`;
        logDefectOnce({ source: `header menu "${link.menu_label}"`, pointer: '', reason });
        return { ...link, card_index: undefined };
      }),
    })),
  }));
  return { ...header, bottom: { ...header.bottom, header_menu } };
}
