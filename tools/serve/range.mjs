/**
 * Reads a Range header of one part. A header that asks for several parts, or for none that makes sense, may be answered
 * with the whole file (RFC 9110, 14.2).
 * @param {string | undefined} header
 * @param {number} size of the file, in bytes
 * @returns {{ start: number, end: number } | 'unsatisfiable' | undefined} the part, both ends included; undefined for the
 *   whole file
 */
export function readRange(header, size) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const start = Math.max(0, size - Number(last));
    return start < size ? { start, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && BigInt(last) < BigInt(first)) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
