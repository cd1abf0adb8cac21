import type { QueryWord } from './search-query.ts';

/** Letters of a word that is too short to be the beginning of another where it is one itself. */
const SHORT = 3;
const NUMBER = /^\d[\d.,]*$/;

/**
 * Marks the words of a search that are found as whole words alone (spec §5 Search): numbers, and words of up to three letters where one
 * of the site's words is just that. 'imb' is not in 'imbalan'; 'semp' and, as long as no word is 'sem', 'sem' are in 'sempadan'.
 * @param isWord says whether anything that can be found has the word
 */
export function withWholeWords(
  query: readonly QueryWord[],
  isWord: (word: string) => boolean,
): readonly QueryWord[] {
  return query.map((each) =>
    NUMBER.test(each.word) || (each.word.length <= SHORT && isWord(each.word))
      ? { ...each, isWhole: true }
      : each,
  );
}

/**
 * Marks the words of a search whose other forms are found as well (spec §5 Search): that are a form themselves, such as 'mengurus',
 * and roots that no word begins with. A root that words begin with is found there alone: 'buka' is not in 'membuka'.
 * @param begins says whether a word of anything that can be found begins with a text
 */
export function withForms(
  query: readonly QueryWord[],
  begins: (text: string) => boolean,
): readonly QueryWord[] {
  return query.map((each) =>
    each.root !== each.word || !begins(each.word) ? { ...each, hasForms: true } : each,
  );
}

/** Whether a word is a searched one, or may begin with it. */
export const startsAs = (word: string, { word: searched, isWhole }: QueryWord): boolean =>
  isWhole ? word === searched : word.startsWith(searched);
