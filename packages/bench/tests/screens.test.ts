import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareRuns } from '../src/screens/compare.ts';
import { comparisonPage } from '../src/screens/pages.ts';
import { isWanted, optionsOf, screenName } from '../src/screens/screen.ts';

describe('what is asked of a run', () => {
  it.each([
    [[], { name: 'now', only: '' }],
    [['after', '--with', 'before'], { name: 'after', only: '', with: 'before' }],
    [['--only', 'dialog map'], { name: 'now', only: 'dialog map' }],
    [['--help'], undefined],
  ])('%j is read', (args, options) => {
    expect(optionsOf(args)).toEqual(options);
  });

  it.each([
    [['--width', '3'], 'no option --width; there are --only and --with'],
    [['--with'], '--with needs a value'],
    [['../dist'], "'../dist' is no name of a run: letters, digits and '-' alone"],
  ])('%j is refused', (args, problem) => {
    expect(() => optionsOf(args)).toThrow(problem);
  });

  it.each([
    ['', true],
    ['scenario', true],
    ['error 360-', true],
    ['error 768-', false],
  ])('%j asks for a picture of it: %j', (only, expected) => {
    expect(isWanted('scenario-news-error-360-dark', only)).toBe(expected);
  });

  it.each([
    ['/home', 360, 'dark', 'home-360-dark'],
    ['dialog itrTerms', 1280, 'light', 'dialog-itrTerms-1280-light'],
    ['guide with its search', 768, 'light', 'guide-with-its-search-768-light'],
  ])('%s at %d px, %s, is called %s', (view, width, scheme, name) => {
    expect(screenName(view, width, scheme)).toBe(name);
  });
});

describe('two runs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'screens-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const picture = (name: string) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toFile(join(folder, `${name}.png`));

  it('are compared by name: what changed, by how much, what is new and what is gone', async () => {
    await picture('a');
    await picture('b');
    await picture('c');
    const before = { folder, names: ['a', 'b', 'c', 'gone'] };
    const later = mkdtempSync(join(folder, 'later-'));
    await sharp(join(folder, 'a.png')).toFile(join(later, 'a.png'));
    await sharp(join(folder, 'b.png'))
      .composite([
        { input: { create: { width: 2, height: 2, channels: 3, background: '#f00' } }, left: 0, top: 0 },
      ])
      .png()
      .toFile(join(later, 'b.png'));
    await sharp(join(folder, 'c.png')).resize(4, 3, { fit: 'fill' }).toFile(join(later, 'c.png'));
    const compared = await compareRuns(before, { folder: later, names: ['a', 'b', 'c', 'new'] });
    expect(compared).toEqual([
      { name: 'c', share: 1, kind: 'changed' },
      { name: 'gone', share: 1, kind: 'gone' },
      { name: 'new', share: 1, kind: 'new' },
      { name: 'b', share: 0.25, kind: 'changed' },
      { name: 'a', share: 0, kind: 'same' },
    ]);
    const html = comparisonPage('before', 'after', compared);
    expect(html).toContain('before and after: 4 changed, 1 the same');
    expect(html).toContain('b: 25.00 % of it');
    expect(html).toContain('src="../before/b.png"');
    expect(html).not.toContain('a.png');
  });
});
