/** The parameters that hold what a visitor typed. */
const TYPED = ['searchItem', 'search'];

/** The address of a call without what a visitor searched for: failures and defects are logged, and visitors' words are not. */
export function withoutSearchText(path: string): string {
  const [pathname = path, query] = path.split('?', 2);
  const params = new URLSearchParams(query);
  if (!TYPED.some((name) => params.has(name))) return path;
  for (const name of TYPED) params.delete(name);
  return `${pathname}?${params}`;
}
