/** Longest label, title or name, in characters. */
export const LABEL_MAX = 400;
/** Longest rich text (markdown), in characters. */
export const RICH_TEXT_MAX = 400_000;
/** Most columns of a table. */
export const TABLE_COLUMNS_MAX = 20;
/** Most rows of a table, without the titles of its columns. */
export const TABLE_ROWS_MAX = 500;
/** Most sizes in which a picture is offered. */
export const MEDIA_SIZES_MAX = 8;
