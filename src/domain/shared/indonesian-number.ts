const WHOLE = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });
const ONE = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const TWO = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** Writes a number without its fraction, as Indonesian does: '28.528'. */
export function wholeNumber(value: number): string {
  return WHOLE.format(value);
}

/**
 * Writes a number with as much of its fraction as it has, as Indonesian does: '1,8'.
 * @param digits after the comma at most
 */
export function decimalNumber(value: number, digits: 1 | 2): string {
  return (digits === 1 ? ONE : TWO).format(value);
}
