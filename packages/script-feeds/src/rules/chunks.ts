/**
 * Splits a text into pieces of a size at most, never inside a character of two code units.
 * @param sizeOf the size of one character, such as its bytes in UTF-8
 */
function split(text: string, limit: number, sizeOf: (code: number) => number): string[] {
  const pieces: string[] = [];
  let start = 0;
  let size = 0;
  for (let index = 0; index < text.length; ) {
    const code = text.codePointAt(index) ?? 0;
    const units = code > 0xffff ? 2 : 1;
    const added = sizeOf(code);
    if (size + added > limit && index > start) {
      pieces.push(text.slice(start, index));
      start = index;
      size = 0;
    }
    size += added;
    index += units;
  }
  return start < text.length ? [...pieces, text.slice(start)] : pieces;
}

/** Splits a text into pieces of so many bytes in UTF-8 at most, for a cache that measures its values in bytes. */
export function byteChunks(text: string, bytes: number): string[] {
  return split(text, bytes, utf8Bytes);
}

/** Splits a text into pieces of so many code units at most, for cells that hold so many characters. */
export function unitChunks(text: string, units: number): string[] {
  return split(text, units, (code) => (code > 0xffff ? 2 : 1));
}

/** Gives the bytes that a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) bytes += utf8Bytes(character.codePointAt(0) ?? 0);
  return bytes;
}

function utf8Bytes(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code > 0xffff ? 4 : 3;
}
