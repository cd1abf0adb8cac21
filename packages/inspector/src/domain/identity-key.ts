const PLAIN = ['id', 'name', 'title'];

/**
 * Finds the field that identifies an object. The first of these counts: one that ends in Id, id, name, title, one that ends
 * in Name, position.
 * @returns undefined for an object that has none of them
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
