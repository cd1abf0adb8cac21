import { at, createRandom, hashText } from '../../random.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const SHORTEST = 28;
const LONGEST = 44;

/**
 * Makes an id that looks like a drive file id, can be read, and never changes for the same slug.
 * @param slug lower-case words joined by hyphens, at most 37 characters
 * @returns 28 to 44 letters, digits, hyphens and underscores
 */
export function fileIdOf(slug: string): string {
  const head = `1${slug}-`;
  const length = Math.max(5, SHORTEST - head.length);
  if (head.length + length > LONGEST) throw new RangeError(`slug too long for a file id: ${slug}`);
  const random = createRandom(hashText(slug));
  let tail = '';
  while (tail.length < length) tail += at([...LETTERS], Math.floor(random() * LETTERS.length));
  return head + tail;
}
