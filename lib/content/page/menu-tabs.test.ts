import { header } from '#lib/contract/documents.ts';
import { captureLog } from '../client/log-capture.test-helper.ts';
import { withoutTabPositions } from './shell.ts';

test('2.2 a tab given by its position is refused and logged; slugs and years stay', () => {
  const lines = captureLog();
  const menu_lists = [2, '0', 'select', '2024', undefined].map((card_index) => ({
    menu_label: `Menu ${card_index}`,
    menu_link: '/credit-cards',
    card_index,
  }));
  const given = header.parse({ top: {}, bottom: { header_menu: [{ menu_label: 'Cards', menu: [{ menu_lists }] }] } });
  const links = withoutTabPositions(given)
    .bottom.header_menu?.flatMap(({ menu }) => menu ?? [])
    .flatMap((group) => group.menu_lists);
  expect(links?.map(({ card_index }) => card_index)).toEqual([undefined, undefined, 'select', '2024', undefined]);
  expect(lines().map(({ source, reason }) => [source, reason])).toEqual([
    ['header menu "Menu 2"', 'card_index 2 is a position, not the slug of a tab'],
    ['header menu "Menu 0"', 'card_index 0 is a position, not the slug of a tab'],
  ]);
});
