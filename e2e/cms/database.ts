import { DatabaseSync } from 'node:sqlite';

/** The number of rows of each table of a SQLite file, and the document, language and version of each row of a content type. */
export function readRows(file: string): Record<string, unknown> {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string) => database.prepare(sql).all();
  const tables = all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map(({ name }) => String(name));
  const rows = tables.map((table) => {
    const columns = all(`PRAGMA table_info("${table}")`).map(({ name }) => name);
    const isDocument = ['document_id', 'locale', 'published_at'].every((name) => columns.includes(name));
    const order = 'ORDER BY document_id, locale, is_published';
    const read = isDocument
      ? all(`SELECT document_id, locale, published_at IS NOT NULL AS is_published FROM "${table}" ${order}`)
      : all(`SELECT count(*) AS count FROM "${table}"`);
    return [table, read] as const;
  });
  database.close();
  return Object.fromEntries(rows);
}
