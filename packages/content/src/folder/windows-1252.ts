/**
 * The letters of the bytes 80 to 9F. Five bytes have none: 81, 8D, 8F, 90 and 9D are the controls of their numbers, as in the
 * Encoding Standard of the WHATWG, which also reads ISO-8859-1 as Windows-1252. Node 20 makes controls of all of them.
 */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Gives the text of bytes in Windows-1252. Every byte is one letter. */
export const fromWindows1252 = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => LETTERS.charAt(control.charCodeAt(0) - 0x80));

/** Gives the bytes of a text in Windows-1252; undefined where it holds a letter that this encoding does not have. */
export function inWindows1252(text: string): Uint8Array | undefined {
  const isHeld = (letter: string) => LETTERS.includes(letter) || /[\0-\u007f\u00a0-\u00ff]/.test(letter);
  if (![...text].every(isHeld)) return undefined;
  const byteOf = (letter: string) => String.fromCharCode(0x80 + LETTERS.indexOf(letter));
  return Buffer.from(
    text.replace(/[^\0-\u007f\u00a0-\u00ff]/g, (letter) => byteOf(letter)),
    'latin1',
  );
}
