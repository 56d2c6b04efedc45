/** `fillLabel('{page} of {total}', {page: 2, total: 14})` */
export function fillLabel(pattern: string, values: Readonly<Record<string, number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
