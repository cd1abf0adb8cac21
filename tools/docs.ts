import { readFileSync, writeFileSync } from 'node:fs';
import { readDeployment } from '../src/adapters/deployment/deployment.ts';
import { FEED_NAMES, feedOf } from '../src/adapters/http/feeds.ts';
import { takePictures } from './docs/pictures.ts';
import { writeSchemas } from './docs/schemas/write.ts';

/** A document that follows the code in one part. */
interface FollowingDocument {
  readonly file: string;
  /** Gives its text with that part written again. */
  readonly rewrite: (text: string) => string;
}

const { feeds } = readDeployment({});

function feedTable(): string {
  const rows = FEED_NAMES.map((name) => [
    `\`${feedOf(name).env}\``,
    `\`${feeds[name]}\``,
    name.replace('-', ' '),
  ]);
  const table = [['variable', 'default', 'feed'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const feedLines = (): string => FEED_NAMES.map((name) => `${feedOf(name).env}=${feeds[name]}`).join('\n');

/** The documents derived from the list of feeds; a test compares them, `npm run docs` writes them. */
export const FOLLOWING_DOCUMENTS: readonly FollowingDocument[] = [
  {
    file: 'docs/contract.md',
    rewrite: (text) =>
      text.replace(
        /(<!-- feeds:begin -->\n\n).*?(\n\n<!-- feeds:end -->)/s,
        (_, begin, end) => `${begin}${feedTable()}${end}`,
      ),
  },
  {
    file: '.env.example',
    rewrite: (text) =>
      text.replace(/(# Feeds: [^\n]*\n).*?(?=\n\n)/s, (_, begin) => `${begin}${feedLines()}`),
  },
];

/**
 * Rewrites the derived parts of documents, and takes the pictures of docs/qa.md again.
 * @param words takes only the pictures whose names contain one of them; `text` takes none
 */
export async function main(words: readonly string[] = []): Promise<void> {
  for (const { file, rewrite } of FOLLOWING_DOCUMENTS) {
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
  writeSchemas('.');
  if (!words.includes('text')) await takePictures(words);
}
