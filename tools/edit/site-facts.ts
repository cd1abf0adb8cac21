import type { DateRule } from '../../src/domain/news/article-date.ts';
import { OFFICE_FILE, readYamlFile } from '../city/city-files.ts';

/** Says of the office of a folder what previews follow; what cannot be read is not said. */
export function siteFacts(folder: string): DateRule & Readonly<Record<string, unknown>> {
  const office = readYamlFile({ CONTENT_DIR: folder }, OFFICE_FILE).value?.content;
  const { shows2025As2024 } = (office ?? {}) as DateRule;
  return shows2025As2024 === true ? { shows2025As2024 } : {};
}
