/** An item of a list of the content, with a key that no other item of the list has. */
export interface Keyed<Item> {
  key: string;
  item: Item;
  /** Its place, from 0. */
  position: number;
}

/** Gives each item a key from its name; the same name again gets a number, because the ids of content may change. */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item, position) => {
    const name = nameOf(item);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: times === 1 ? name : `${name} ${times}`, item, position };
  });
}
