/** What an id of a kelurahan may be: two to thirteen digits. */
export function kelurahanId(code: string): string | undefined {
  const digits = code.replace(/\D/g, '');
  return digits === '' || digits.length > 13 ? undefined : digits.padStart(2, '0');
}

/** The longest part that an address of the page takes after the kelurahan. */
const LONGEST = 26;

/**
 * The number of a parcel in its kelurahan, as addresses, lists and the search have it: the office's own, without blanks
 * and without the kelurahan's id before it. Nothing where it has none ('', '---', '0').
 */
export function ownNumber(number: string, kelurahan: string): string | undefined {
  const plain = number.replace(/[^\w.-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '');
  if (!/[1-9A-Za-z]/.test(plain)) return undefined;
  const isWhole = plain.length > kelurahan.length && plain.startsWith(kelurahan);
  const own = isWhole && plain[kelurahan.length] === '.' ? plain.slice(kelurahan.length + 1) : plain;
  return own.slice(-LONGEST);
}
