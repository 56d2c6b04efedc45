/** Readers of settings: the value of a text, or `undefined` when it is not allowed. */

export function text(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : undefined);
}

/** One of these names, in any case. */
export function oneOf<Name extends string>(...names: readonly Name[]) {
  return (value: string) => names.find((name) => name.toLowerCase() === value.toLowerCase());
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number) {
  return (value: string) => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= least && number <= most ? number : undefined;
  };
}

/** An http(s) origin and path without trailing slash; no account, query or fragment. */
export function webAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash ? value.replace(/\/+$/, '') : undefined;
}

/** Web addresses with spaces or commas between them. */
export function webAddresses(value: string): readonly string[] | undefined {
  const list = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(webAddress);
  return list.every((item) => item !== undefined) ? list : undefined;
}

/** Paths of pages, and the name `header`, with commas between them. */
export function pagePaths(value: string): readonly string[] | undefined {
  const list = value.split(',').map((item) => item.trim());
  return list.every((item) => /^(?:header|\/[\w\-./]*)$/.test(item)) ? list : undefined;
}

/** A path, or an http(s) address. */
export function pathOrWebAddress(value: string): string | undefined {
  return /^\/[\w\-./]+$/.test(value) ? value : webAddress(value);
}

export function origin(value: string): string | undefined {
  const address = webAddress(value);
  return address !== undefined && new URL(address).pathname === '/' ? address : undefined;
}

export function hosts(value: string): readonly string[] | undefined {
  const names = value
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names.every((name) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d{1,5})?$/.test(name)) ? names : undefined;
}

export function origins(value: string): readonly string[] | undefined {
  const list = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(origin);
  return list.every((item) => item !== undefined) ? list.map((item) => new URL(item).origin) : undefined;
}

export function yesOrNo(value: string): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}
