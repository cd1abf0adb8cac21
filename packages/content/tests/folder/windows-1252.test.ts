import { expect, it } from 'vitest';
import { fromWindows1252 } from '../../src/folder/windows-1252.ts';

const bytesFrom = (first: number, count: number) => Uint8Array.from({ length: count }, (_, at) => first + at);

it.each([
  ['80 to 8F', 0x80, '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f'],
  ['90 to 9F', 0x90, '\u0090‘’“”•–—˜™š›œ\u009džŸ'],
  ['E0 to EF, as ISO-8859-1 has them', 0xe0, 'àáâãäåæçèéêëìíîï'],
  ['30 to 3F, as ASCII has them', 0x30, '0123456789:;<=>?'],
])('reads the bytes %s as the Encoding Standard does', (_, first, letters) => {
  expect(fromWindows1252(bytesFrom(first, 16))).toBe(letters);
});
