import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import {
  brokenCitations,
  brokenCitationsIn,
  brokenPaths,
  filesWithCitations,
  readHeadings,
} from '../../tools/citations.ts';

const HEADINGS = readHeadings(
  ['# Specification', '## §2 Screens', '### Guide', '### Map dialog', '## §9 Constants', '### News'].join(
    '\n',
  ),
  ['# Contract', '## Feeds', '### Banners', '## Storage keys'].join('\n'),
);

it.each([
  ['a section', '/** Shown (spec §2). */'],
  ['a heading of a section', '/** Shown (spec §2 Map dialog): layers. */'],
  ['a section before a word that is no name', '// The rule of spec §2 is one of display.'],
  ['several headings', '// See spec §2 Guide, §9 News and contract "Banners".'],
  [
    'a heading that is wrapped',
    '/**\n * Shown (spec §2 Map\n * dialog) and kept (contract "Storage\n * keys").\n */',
  ],
  ['a heading that stands on the next line', '  // Shown (spec §2\n  // Guide).'],
  ['a link to the contract', 'See [contract.md](contract.md) and docs/contract.md.'],
])('takes %s', (_, text) => {
  expect(brokenCitations(text, HEADINGS)).toEqual([]);
});

it.each([
  ['an unknown section', '\n// (spec §3)', 2, 'the specification has no §3'],
  ['an unknown heading', '// (spec §2 Lightbox, in short)', 1, "§2 has no heading 'Lightbox'"],
  ['an unknown heading behind a known one', '// (spec §2 Guide, §9 Guide)', 1, "§9 has no heading 'Guide'"],
  ['a heading that is only the beginning of a word', '// (spec §2 Guides)', 1, "§2 has no heading 'Guides'"],
  [
    'an unknown heading that is wrapped',
    '/**\n * (spec §2 Old\n * dialog)\n */',
    2,
    "§2 has no heading 'Old dialog'",
  ],
  ['an unknown heading of the contract', '// (contract "Routes")', 1, "the contract has no heading 'Routes'"],
  ['a document that is not there', '// (spec.md, Guide)', 1, "'spec.md' is no citation"],
  ['the contract as a file', '// (contract.md, Feeds)', 1, "'contract.md' is no citation"],
  ['a design document', '// (design.md)', 1, "'design.md' is no citation"],
  ['a numbered issue', '// As issue 3 says.', 1, "'issue 3' is no citation"],
])('refuses %s', (_, text, line, reason) => {
  expect(brokenCitations(text, HEADINGS)).toEqual([{ line, reason }]);
});

it('names paths at which nothing stands, and takes the beginning of names', () => {
  const text =
    'See `src/domain`,\n`tools/citations.ts`, `tests/tools/serve` and\n`src/gone/feed.ts`; `src/{feature}/texts.ts`.';
  expect(brokenPaths(text, resolve(import.meta.dirname, '../..'))).toEqual([
    { line: 3, reason: 'there is no src/gone/feed.ts' },
  ]);
});

it('lets every citation of the repository lead to a heading', () => {
  const root = resolve(import.meta.dirname, '../..');
  // This file holds broken ones on purpose.
  const files = filesWithCitations(root).filter((file) => file !== 'tests/tools/citations.test.ts');
  expect(brokenCitationsIn(root, files)).toEqual([]);
});
