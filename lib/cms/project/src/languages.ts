/** The name of a language in itself. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.replace(/^./u, (first) => first.toUpperCase());
}
