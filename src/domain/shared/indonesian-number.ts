const formats = new Map<number, Intl.NumberFormat>();

/** Made when a number is written: making one takes a phone longer than writing many. */
function format(value: number, digits: number): string {
  const known = formats.get(digits) ?? new Intl.NumberFormat('id-ID', { maximumFractionDigits: digits });
  formats.set(digits, known);
  return known.format(value);
}

/** Writes a number without its fraction, as Indonesian does: '28.528'. */
export const wholeNumber = (value: number): string => format(value, 0);

/**
 * Writes a number with as much of its fraction as it has, as Indonesian does: '1,8'.
 * @param digits after the comma at most
 */
export const decimalNumber = (value: number, digits: 1 | 2): string => format(value, digits);
