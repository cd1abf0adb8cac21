/** The endings of compressed twins by their encoding, the best first. */
export const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Says whether a request takes an encoding.
 * @param {string | undefined} accepted its Accept-Encoding
 * @param {string} encoding
 */
export function accepts(accepted, encoding) {
  return (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .some(([name, ...rest]) => name === encoding && !rest.some((part) => /^q=0(?:\.0*)?$/.test(part)));
}
