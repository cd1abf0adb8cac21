import { type ReadFile, readText } from '../../application/files/read-text.ts';
import { scenarioNames } from './qa-files.ts';

/**
 * Reads a file that a tester opened: a path, a recording, a scenario or a report, by what it holds.
 * @param text the file's text
 * @returns what it is, or why it is none: where the text is no JSON, or a sentence a field
 */
export function readFile(text: string): ReadFile {
  return readText(text, scenarioNames());
}
