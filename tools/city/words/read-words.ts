import { existsSync } from 'node:fs';
import { said } from '@bupc/content/files';
import { type Procedures, procedureOf } from '../../../src/domain/procedures/procedure.ts';
import type { SpokenWord } from '../../../src/domain/search/spoken-words.ts';
import { contentFile, type Environment, isOnSite, type Read, readYamlFile, used } from '../city-files.ts';
import { type FieldMistake, fieldMistakes, placed } from '../mistakes.ts';
import { readSteps } from '../steps/read-steps.ts';
import { wordsSchema } from './words-schema.ts';

/** The file of old and everyday words; it may be missing (docs/content.md). */
export const WORDS_FILE = 'kata.yaml';

/**
 * Reads the words of the content folder, or lists what is wrong in their file.
 * @param procedures the needs that words may lead to; undefined where those cannot be read
 */
export function judgeWords(
  env: Environment,
  procedures: Procedures | undefined,
): Read<readonly SpokenWord[]> {
  if (!existsSync(contentFile(env, WORDS_FILE).path)) return { value: [] };
  const read = readYamlFile(env, WORDS_FILE);
  if (read.mistakes !== undefined) return read;
  const { content, lineOf, file } = read.value;
  const wrong = fieldMistakes(wordsSchema(isOnSite(env)), content);
  if (wrong.length > 0) return { mistakes: placed(file, lineOf, wrong) };
  const words = content as readonly SpokenWord[];
  const apart = procedures ? words.flatMap((word, index) => astray(word, index, procedures)) : [];
  return apart.length > 0 ? { mistakes: placed(file, lineOf, apart) } : { value: words };
}

/** Reads the words. @throws CityError naming everything that cannot be used */
export const readWords = (env: Environment): readonly SpokenWord[] => used(judgeWords(env, readSteps(env)));

/** Says which need or step of a word there is not. */
function astray({ procedure: id, steps = [] }: SpokenWord, index: number, all: Procedures): FieldMistake[] {
  if (id === undefined) {
    return steps.length === 0
      ? []
      : [
          {
            path: [index, 'steps'],
            message: said(
              `${index}.steps perlu procedure di sampingnya`,
              `${index}.steps takes a procedure beside it`,
            ),
          },
        ];
  }
  const procedure = procedureOf(all, id);
  if (procedure === undefined) {
    const known = all.procedures.map((one) => one.id).join(', ');
    return [
      {
        path: [index, 'procedure'],
        message: said(
          `${index}.procedure ialah ${id}; yang ada ${known}`,
          `${index}.procedure is ${id}; there are ${known}`,
        ),
      },
    ];
  }
  return steps.flatMap((step, at) =>
    procedure.steps.includes(step)
      ? []
      : [
          {
            path: [index, 'steps', at],
            message: said(
              `${index}.steps.${at} ialah ${step}; langkah ${id}: ${procedure.steps.join(', ')}`,
              `${index}.steps.${at} is ${step}; ${id} has ${procedure.steps.join(', ')}`,
            ),
          },
        ],
  );
}
