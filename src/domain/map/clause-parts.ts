/** An article or annex that a clause names. */
export interface ClausePart {
  /** 'Pasal 44' */
  readonly name: string;
  /** The end of its address: 'pasal-44'. */
  readonly section: string;
}

/**
 * Reads which articles and annexes a zone's clause names: 'pasal 44 dan lampiran 13' (docs/map.md). Other words are left out.
 */
export function clauseParts(clause: string): ClausePart[] {
  return Array.from(
    clause.matchAll(/\b(pasal|lampiran)\s+(\d+[a-z]?)\b/gi),
    ([, kind = '', number = '']) => ({
      name: `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()} ${number.toUpperCase()}`,
      section: `${kind}-${number}`.toLowerCase(),
    }),
  );
}
