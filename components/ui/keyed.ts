/** Gives each item a unique key made from its name. The ids of content are no keys, because they may change. */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const seen = new Map<string, number>();
  return items.map((item, position) => {
    const name = nameOf(item);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: times === 1 ? name : `${name} ${times}`, item, position };
  });
}
