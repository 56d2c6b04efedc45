/** The ids that buttons, popovers, style sheet and boot script share. */

/** The side menu, which is closed by force from 768 px on (spec 2.2). */
export const SIDE_MENU_ID = 'side-menu';
/** The search bar. */
export const SEARCH_BAR_ID = 'search-bar';
/** The utility links that fold into More between 768 and 1023 px. */
export const UTILITY_MENU_ID = 'utility-menu';
/** The language menus of the top bar and of the side menu. */
export const LANGUAGE_MENU_ID = { bar: 'language-menu', side: 'side-language-menu' } as const;
/** The sheet of one item of the main menu. */
export function sheetId(index: number): string {
  return `menu-${index + 1}`;
}
