import { distance } from '../src/domain/shared/nearest-words.ts';

/**
 * Finds the word that was meant by a misspelt one: the one with the fewest letters changed, at most a third of them.
 * @returns undefined where no word is close, or the text is one of them
 */
export function nearestWord(text: string, words: readonly string[]): string | undefined {
  const [nearest] = words
    .map((word) => ({ word, far: distance(text.toLowerCase(), word.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(text.length / 3)))
    .sort((one, other) => one.far - other.far);
  return nearest?.word === text ? undefined : nearest?.word;
}
