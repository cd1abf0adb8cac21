import { describe, expect, it } from 'vitest';
import { exponentOf, growthOf, growthRow, isAllowed, SIZES } from '../src/growth/growth.ts';
import { markdownTable, withBlock } from '../src/markdown.ts';
import { goalCells } from '../src/page/goals.ts';
import {
  goalBeside,
  interactionsTable,
  type Measured,
  type Results,
} from '../src/page/interactions-table.ts';
import type { LighthouseRun } from '../src/page/lighthouse.ts';
import { parseOptions } from '../src/page/options.ts';
import { lighthouseTable } from '../src/page/page.ts';
import { heroOf, referenceHtml } from '../src/page/reference.ts';

describe('the options of a part', () => {
  const usual = { runs: 5, only: '', path: '', writes: false };

  it.each([
    [[], usual],
    [['--only', 'lightbox'], { ...usual, only: 'lightbox' }],
    [['--runs', '3', '--write'], { ...usual, runs: 3, writes: true }],
  ])('%j', (args, wanted) => {
    expect(parseOptions(args)).toEqual({ ...wanted, dist: expect.stringMatching(/[/\\]dist$/) });
  });

  it.each([
    [['pages'], "Unexpected argument 'pages'"],
    [['--runs', '0'], '--runs takes a number from 1, not 0'],
    [['--runs', 'all'], '--runs takes a number from 1, not all'],
  ])('refuse %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});

describe('a table', () => {
  it('is padded, with numbers to the right', () => {
    const rows = [
      { what: 'the page', time: '1,880 ms', goal: '' },
      { what: 'a', time: '–', goal: '≤ 50 ms' },
    ];
    expect(markdownTable(rows).split('\n')).toEqual([
      '| what     |     time | goal    |',
      '| -------- | -------: | ------- |',
      '| the page | 1,880 ms |         |',
      '| a        |        – | ≤ 50 ms |',
    ]);
  });

  it('of no rows is nothing', () => {
    expect(markdownTable([])).toBe('');
  });

  it('takes the place of the last one in a document', () => {
    const document = 'a\n<!-- t:begin -->\n\nold\n\n<!-- t:end -->\nb\n';
    const once = withBlock(document, 't', '| $& |');
    expect(once).toBe('a\n<!-- t:begin -->\n\n| $& |\n\n<!-- t:end -->\nb\n');
    expect(withBlock(once, 't', '| $& |')).toBe(once);
    expect(() => withBlock(document, 'u', '')).toThrow('the document has no marks of the name u');
  });
});

it.each([
  [{ bound: 50, words: '≤ 50' }, 50, { goal: '≤ 50', '': 'met' }],
  [{ bound: 50, words: '≤ 50' }, 51, { goal: '≤ 50', '': '**missed**' }],
  [{ bound: 100, isLeast: true, words: '100' }, 99, { goal: '100', '': '**missed**' }],
  [{ bound: 100, isLeast: true, words: '100' }, Number.NaN, { goal: '100', '': '' }],
  [undefined, 7, { goal: '', '': '' }],
])('a goal %j and the figure %d', (goal, figure, cells) => {
  expect(goalCells(goal, figure)).toEqual(cells);
});

it.each([
  [undefined, 100],
  [24, 100],
  [66, 100],
  [72, 108],
  [120, 180],
])('beside a plain page of %s ms an interaction may take %d ms', (plain, bound) => {
  expect(goalBeside(plain)).toBe(bound);
});

it('puts the medians of page and reference beside each other', () => {
  const run = (fcp: number, score: number): LighthouseRun => ({
    fcp,
    lcp: 1000,
    speedIndex: 1000,
    tbt: 0,
    cls: 0,
    bytes: 2048,
    requests: 3,
    score,
    marks: {},
  });
  const reference = run(500, 100);
  const table = lighthouseTable([
    { page: run(900, 98), reference },
    { page: run(540, 100), reference },
    { page: run(550, 100), reference },
  ]);
  const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells[2]).toEqual([
    '',
    'First Contentful Paint',
    '550 ms',
    '500 ms',
    '1.10',
    'ratio ≤ 1.10',
    'met',
    '',
  ]);
  expect(cells.at(-1)).toEqual(['', 'score', '100', '100', '', '100', 'met', '']);
});

describe('the reference page', () => {
  it('has the picture that the page asks for first, as WebP of 960 px', () => {
    const html =
      '<link rel="preload" imageSrcSet="/media/sungai.t4/640.avif 640w, /media/sungai.t4/960.avif 960w">';
    expect(heroOf(html)).toBe('/media/sungai.t4/960.webp');
    expect(() => heroOf('<p>')).toThrow('the page asks for no banner');
  });

  it('has no script, and a picture whose room is known', () => {
    const html = referenceHtml({ address: '/media/a/960.webp', height: 480 });
    expect(html).not.toContain('<script');
    expect(html).toContain(
      'src="/media/a/960.webp" alt="Gambar utama" width="960" height="480" fetchpriority="high"',
    );
  });
});

describe('growth', () => {
  it.each([
    ['in proportion', SIZES.map((size) => size / 1000), 1],
    ['as a square', SIZES.map((size) => size ** 2 / 1e6), 2],
    ['as a square that was not measured to the end', [1, 2, 200, undefined], 2],
    ['not at all', [1, 1, 1, 1], 0],
  ])('%s', (_, times, exponent) => {
    expect(exponentOf(times)).toBeCloseTo(exponent, 10);
  });

  it('is unknown where too little was measured', () => {
    expect(exponentOf([1, 2, undefined, undefined])).toBeNaN();
  });

  it('allows n log n, and no square', () => {
    const sorted = SIZES.map((size) => size * Math.log(size));
    expect([exponentOf(sorted), 2].map(isAllowed)).toEqual([true, false]);
  });

  it('is measured at every size, on input of that size', () => {
    const sizes: number[] = [];
    const rule = {
      name: 'rule',
      items: 'items',
      over: (size: number) => {
        sizes.push(size);
        return () => undefined;
      },
    };
    const row = growthRow(growthOf(rule));
    expect(sizes).toEqual([100, 1_000, 10_000, 100_000]);
    expect(row).toMatchObject({ rule: 'rule', items: 'items', 'at 100,000': expect.stringMatching(/ ms$/) });
  });
});

const timed = (first: number, again: number): Measured => ({
  first: { event: first, task: 0 },
  again: { event: again, task: 0 },
  heapMb: 7,
});
const results = (times: Readonly<Record<string, Measured>>): Results => ({
  measured: new Map(Object.entries(times).map(([name, one]) => [name, [one]])),
  alone: [4.8],
  failed: new Map(),
});

it.each([
  [timed(96, 104), { first: 80, again: 72 }, '80 / 72 ms | ≤ 120 / 108 ms | met'],
  [timed(96, 104), { first: 80, again: 66 }, '80 / 66 ms | ≤ 120 / 100 ms | **missed**'],
  [timed(128, 64), { first: 80, again: 80 }, '80 ms | ≤ 120 ms | **missed**'],
])('holds %j against a plain page of %j, the first time and again', (one, plain, cells) => {
  const row = interactionsTable(results({ dialog: { ...one, plain } })).split('\n')[2];
  expect(row?.replace(/ +/g, ' ')).toContain(`ms | ${cells} | –`);
});

it('puts the build before beside this one, and names what became slower by over a tenth and a step', () => {
  const before = results({ dialog: timed(80, 64), list: timed(64, 64), page: timed(72, 48) });
  const now = results({ dialog: timed(96, 64), list: timed(72, 64), page: timed(48, 64) });
  const lines = interactionsTable(now, before).split('\n');
  expect(lines.filter((line) => line.startsWith('| dialog')).map((line) => line.replace(/ +/g, ' '))).toEqual(
    ['| dialog | 96 ms | 64 ms | – | ≤ 100 ms | met | – | 7.0 MB | 80 ms | 64 ms |'],
  );
  expect(lines.at(-1)).toBe(
    'Slower than the build before by more than a tenth: dialog (the first time 80 ms → 96 ms), page (again 48 ms → 64 ms).',
  );
  expect(interactionsTable(now, now).split('\n').at(-1)).toBe(
    'Slower than the build before by more than a tenth: none.',
  );
});
