/** The codes of Indonesian plans: allowed, limited, conditional, forbidden. */
const CODES = ['I', 'T', 'B', 'X'] as const;
/** One of CODES. */
export type UseCode = (typeof CODES)[number];

/** What a cell of the table of activities says. */
export interface UseCell {
  /** The strictest code of the cell: forbidden before conditional, limited, allowed. */
  readonly code: UseCode;
  /** The numbered codes, such as 'B1', whose conditions stand in a table of their own. */
  readonly numbered: readonly string[];
  /** Whether it is limited as well as conditional. */
  readonly isLimitedToo: boolean;
  /** The condition in the cell itself; '' where there is none. */
  readonly words: string;
}

const CODE = '[ITBX]\\d*';
const CELL = new RegExp(
  `^(${CODE}(?:\\s*[,/+&;]?\\s*${CODE})*)(?:\\s*\\((.*)\\)|\\s*[:–—-]\\s*(.*)|\\s+(\\S.*))?$`,
  's',
);

/** Whether a cell holds a dash alone. */
export const isDash = (cell: string): boolean => /^[-–—]$/.test(cell);

/**
 * Reads a cell of the table of activities: 'I', 'T,B', 'B1 B3', 'B: paling luas 30%'. An empty one and a dash forbid.
 * @returns undefined where it is none of these
 */
export function useCell(cell: string): UseCell | undefined {
  if (cell === '' || isDash(cell)) return { code: 'X', numbered: [], isLimitedToo: false, words: '' };
  const read = CELL.exec(cell);
  if (read === null) return undefined;
  const [, codes = '', ...words] = read;
  const all = codes.match(new RegExp(CODE, 'g')) ?? [];
  const letters = all.map((one) => one.charAt(0) as UseCode);
  const code = letters.reduce((a, b) => (CODES.indexOf(b) > CODES.indexOf(a) ? b : a), 'I' as UseCode);
  return {
    code,
    numbered: all.filter((one) => one.length > 1),
    isLimitedToo: code === 'B' && letters.includes('T'),
    words: (words.find((one) => one !== undefined) ?? '').trim(),
  };
}
