// A text that a tester opened reaches the next page through the storage of the tab; a shared one stands in the address.
const KEY = 'qa_path';
const AGREED = 'qa_agreed';
// A recording with all that it saw of the world has some hundred KB; a few packed letters can stand for gigabytes.
const MOST_BYTES = 4_000_000;

/** The values of `path` and `scenario` that mean such a text, and no file of the project. */
export const CARRIED = 'file';
export const LINKED = 'link';

/**
 * Stores a text for the next page of this tab.
 * @throws where the browser refuses storage
 */
export function carryText(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** What the storage of a tab holds once a text of one's own was opened. */
export const carriedItems = (text: string): Readonly<Record<string, string>> => ({
  [KEY]: text,
  [AGREED]: text,
});

/**
 * Remembers for this tab that a text was made here, or that whoever opened it knows that somebody else made it.
 */
export function agreeTo(text: string): void {
  try {
    sessionStorage.setItem(AGREED, text);
  } catch {
    // Without room for it the question is asked again.
  }
}

/** Says whether a text need not be asked about again. */
export function isAgreedTo(text: string): boolean {
  try {
    return sessionStorage.getItem(AGREED) === text;
  } catch {
    return false;
  }
}

/**
 * Gives the text that an address refers to.
 * @param kind CARRIED or LINKED
 * @throws Error where the text is missing
 */
export async function openedText(kind: string): Promise<string> {
  if (kind === LINKED) return unpack(location.hash.slice(1));
  const text = sessionStorage.getItem(KEY);
  if (text === null) throw new Error('the file that was opened is gone; open it again');
  return text;
}

/** Packs a text for an address: deflated, in letters that need no escape. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new Blob([text]), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Unpacks what `pack` made.
 * @throws Error where the address was cut, RangeError where it stands for more than 4 MB
 */
export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new Error('the link is not whole; copy it again');
  }
}

async function through(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = blob.stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('the link holds more than 4 MB; open a file instead');
    }
    chunks.push(Uint8Array.from(value));
  }
}
