const PLAIN = ['id', 'name', 'title'];

/**
 * Finds the field by which a thing is told apart from others: one that ends in Id, then id, name, title, one that ends in
 * Name, and position.
 * @returns undefined for a thing that has none of them
 */
export function identityKey(thing: Readonly<Record<string, unknown>>): string | undefined {
  const keys = Object.keys(thing).filter((key) => thing[key] !== undefined && thing[key] !== '');
  return (
    keys.find((key) => key.endsWith('Id')) ??
    PLAIN.find((key) => keys.includes(key)) ??
    keys.find((key) => key.endsWith('Name')) ??
    keys.find((key) => key === 'position')
  );
}
