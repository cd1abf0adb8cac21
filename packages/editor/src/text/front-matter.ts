import { parse } from 'yaml';
import { mergeMarkdown } from './merge-markdown.ts';
import { mergeYaml } from './merge-yaml.ts';
import { isRecord, type PlainRecord } from './same.ts';

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n([\s\S]*))?$/;

/** A Markdown file with front matter, taken apart. */
export interface MarkdownParts {
  readonly frontMatter: PlainRecord;
  readonly body: string;
}

/**
 * Takes a Markdown file apart; what has no front matter is all body.
 * @throws YAMLParseError where its front matter is no YAML
 */
export function readMarkdownFile(text: string): MarkdownParts {
  const [, head, body] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined) return { frontMatter: {}, body: text };
  const value: unknown = parse(head);
  return { frontMatter: isRecord(value) ? value : {}, body: (body ?? '').replace(/^\n/, '') };
}

/**
 * Writes front matter and text into a Markdown file; only what they change is changed.
 * @param mergeBody writes a text into the old one
 */
export function mergeMarkdownFile(
  text: string,
  { frontMatter, body }: MarkdownParts,
  mergeBody: (old: string, next: string) => string = mergeMarkdown,
): string {
  const [, head] = FRONT_MATTER.exec(text) ?? [];
  const old = readMarkdownFile(text);
  const merged = mergeBody(old.body, body);
  if (head === undefined) return `---\n${mergeYaml('', frontMatter)}---\n\n${merged}`;
  const start = text.indexOf('\n') + 1;
  const before = text.slice(0, start);
  const after = text.slice(start + head.length);
  // All between the head and the body, as it was written.
  const fence = after.slice(0, after.length - old.body.length);
  const gap = old.body === '' && merged !== '' ? `${fence.replace(/\n+$/, '')}\n\n` : fence;
  return before + mergeYaml(head, frontMatter) + gap + merged;
}
