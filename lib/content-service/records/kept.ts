/** Values that are remembered by a key, the newest `most` of them. */
export function createKept<Value>(most: number) {
  const values = new Map<string, Value>();
  /**
   * The value of a key, made when it is not remembered.
   * @param key says everything that the value is made from
   */
  return (key: string, make: () => Value): Value => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = values.keys();
    if (values.size >= most && oldest !== undefined) values.delete(oldest);
    values.set(key, made);
    return made;
  };
}
