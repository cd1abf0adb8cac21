import {
  MarkdownError,
  type Mistake,
  readYaml,
  said,
  type TextBlocks,
  textBlocks,
} from '@bupc/content/files';
import { readStructure } from '../../../src/domain/regulations/read-structure.ts';
import type { RegulationText } from '../../../src/domain/regulations/regulation.ts';
import { type Environment, type Read, withOwnAddresses } from '../city-files.ts';
import { fieldMistakes, type LineOf, placed } from '../mistakes.ts';
import { type RegulationFile, regulationSchema } from './regulation-schema.ts';

/** A regulation as its file says it: the front matter with its lines, and the text. */
export interface ReadRegulation {
  readonly slug: string;
  readonly file: string;
  readonly head: RegulationFile;
  readonly lineOf: LineOf;
  readonly text: RegulationText;
  readonly source: string;
}

/**
 * Reads the file of a regulation, or lists what is wrong in it with its lines.
 * @param file its name as people see it
 */
export function readRegulation(
  env: Environment,
  slug: string,
  file: string,
  source: string,
): Read<ReadRegulation> {
  const markdown = blocksOf(file, source);
  if ('mistakes' in markdown) return markdown;
  const { frontMatter, blocks } = markdown;
  if (frontMatter === undefined) {
    const message = said(
      'judulnya tidak ada; awali berkas dengan baris ---, baris judul: …, dan baris ---',
      'the front matter is missing; begin with --- and judul: …, and close it with ---',
    );
    return { mistakes: [{ file, line: 1, message }] };
  }
  const yaml = readYaml({ text: frontMatter, file, before: 1 });
  if ('mistakes' in yaml) return yaml;
  const lineOf: LineOf = (...path) => yaml.lineOf(...path);
  const written = withOwnAddresses(env, yaml.value ?? {});
  const head = placed(file, lineOf, fieldMistakes(regulationSchema, written));
  const structure = readStructure(blocks, source.trimEnd().split('\n').length);
  const mistakes = [...head, ...structure.mistakes.map((mistake) => ({ file, ...mistake }))];
  if (mistakes.length > 0) return { mistakes };
  return {
    value: { slug, file, head: written as RegulationFile, lineOf, text: structure.text, source },
  };
}

function blocksOf(file: string, source: string): TextBlocks | { readonly mistakes: readonly Mistake[] } {
  try {
    return textBlocks(source);
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    const { line, message } = error;
    return { mistakes: [{ file, ...(line !== undefined && { line }), message }] };
  }
}
