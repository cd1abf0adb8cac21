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
