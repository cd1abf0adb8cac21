/** One thing that is wrong with what a tester wrote or opened, and where. */
export interface Problem {
  /** Keys and list indexes, from the whole value down to the field; indexes count from 0. */
  readonly path: readonly (string | number)[];
  /** What is wrong: 'is missing, needs a string' of its field, or a sentence of its own. */
  readonly says: string;
  /** Whether `says` is a sentence of its own and does not continue the name of the field. */
  readonly isSentence?: true;
}

/**
 * Writes a problem as a sentence: 'steps 3, event: query is missing, needs a string'.
 * @param whole the name of the whole value, for a problem that concerns no field
 */
export function problemText({ path, says, isSentence }: Problem, whole = 'it'): string {
  const names = namesOf(path);
  if (isSentence) return names.length === 0 ? says : `${names.join(', ')}: ${says}`;
  const field = names.at(-1) ?? whole;
  const place = names.slice(0, -1).join(', ');
  return `${place === '' ? '' : `${place}: `}${field} ${says}`;
}

/** Gives the problems of a part as problems of the value that contains it. */
export function problemsUnder(path: Problem['path'], problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

const LONGEST_TEXT = 60;

/** Writes a value for a sentence: texts quoted and shortened, lists and objects as their kind alone. */
export function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length <= LONGEST_TEXT ? value : `${value.slice(0, LONGEST_TEXT)}…`);
}

// Readers count from 1, and an item is named after its list: 'steps 3'.
function namesOf(path: Problem['path']): string[] {
  const names: string[] = [];
  for (const key of path) {
    if (typeof key === 'string') names.push(key);
    else names.push([names.pop(), String(key + 1)].filter(Boolean).join(' '));
  }
  return names;
}
