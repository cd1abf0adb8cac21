// A text that a tester opened reaches the next page through the storage of the tab; a shared one stands in the address.
const KEY = 'qa_path';

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
 * @throws Error where the address was cut
 */
export async function unpack(packed: string): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
  } catch {
    throw new Error('the link is not whole; copy it again');
  }
}

async function through(blob: Blob, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
