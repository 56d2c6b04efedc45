/** Parameters with text that a visitor typed. */
const TYPED = ['searchItem', 'search'];

/** Path and query of a call without search text, for the log. */
export function withoutSearchText(path: string): string {
  const [pathname = path, query] = path.split('?', 2);
  const params = new URLSearchParams(query);
  if (!TYPED.some((name) => params.has(name))) return path;
  for (const name of TYPED) params.delete(name);
  return `${pathname}?${params}`;
}
