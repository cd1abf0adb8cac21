const ROMAN = /\b(?=[ivxlc]+\b)(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})\b/gi;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

const names = new Intl.Collator('id', { numeric: true });

/**
 * Compares two street names as a reader would order them: by the alphabet, with Roman and other numbers by their value,
 * so that 'Jalan Karang V' comes before 'Jalan Karang IX' (spec §2 Map page).
 * @returns Below 0 where the first comes first, above 0 where the second does.
 */
export function compareStreets(one: string, other: string): number {
  return names.compare(withNumbers(one), withNumbers(other));
}

function withNumbers(name: string): string {
  return name.replace(ROMAN, (numeral) => String(worthOf(numeral.toLowerCase())));
}

/** A letter before one of higher value is subtracted. */
function worthOf(numeral: string): number {
  const worth = [...numeral].map((letter) => VALUES[letter] ?? 0);
  return worth.reduce((sum, value, at) => sum + (value < (worth[at + 1] ?? 0) ? -value : value), 0);
}
