/** Puts numbers into a phrase that came from the server: `phrase('{page} of {total}', {page: 2, total: 14})`. */
export function phrase(pattern: string, values: Readonly<Record<string, number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
