import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { buildContent } from '../src/build-content.ts';
import { readOptions } from '../src/check/options.ts';
import { runCheck } from '../src/check/run-check.ts';
import { fateOf, lostLine } from '../src/last-copy.ts';
import type { Places } from '../src/places.ts';
import { IMAGES, type MadeRoot, makeRoot, RULES, SITE } from './made-site.ts';

it.each([
  ['nothing is wrong', { isUnread: false, hasMistakes: false, items: 3, before: 3 }, 'written'],
  [
    'nothing is wrong, for the first time',
    { isUnread: false, hasMistakes: false, items: 3, before: undefined },
    'written',
  ],
  ['the last one was taken away', { isUnread: false, hasMistakes: false, items: 0, before: 3 }, 'written'],
  [
    'it has always been empty',
    { isUnread: false, hasMistakes: false, items: 0, before: undefined },
    'written',
  ],
  ['some are wrong', { isUnread: false, hasMistakes: true, items: 1, before: 16 }, 'written'],
  [
    'some are wrong, for the first time',
    { isUnread: false, hasMistakes: true, items: 1, before: undefined },
    'written',
  ],
  ['all are wrong', { isUnread: false, hasMistakes: true, items: 0, before: 16 }, 'stale'],
  [
    'all are wrong, for the first time',
    { isUnread: false, hasMistakes: true, items: 0, before: undefined },
    'none',
  ],
  [
    'the first one of an empty feed is wrong',
    { isUnread: false, hasMistakes: true, items: 0, before: 0 },
    'written',
  ],
  ['it cannot be read', { isUnread: true, hasMistakes: true, items: 0, before: 16 }, 'stale'],
  [
    'it cannot be read, for the first time',
    { isUnread: true, hasMistakes: true, items: 0, before: undefined },
    'none',
  ],
  ['it cannot be read, and was empty', { isUnread: true, hasMistakes: true, items: 0, before: 0 }, 'stale'],
] as const)('says what becomes of a feed of which %s', (_, state, fate) => {
  expect(fateOf(state)).toBe(fate);
});

it.each([
  [
    'stale',
    16,
    'staff: the last copy stays (16 items) until this is corrected: content/staff.yaml, line 3: bad',
  ],
  [
    'stale',
    1,
    'staff: the last copy stays (1 item) until this is corrected: content/staff.yaml, line 3: bad',
  ],
  [
    'none',
    0,
    'staff: nothing of it is left, and there is no last copy; correct this, or let it be empty: content/staff.yaml, line 3: bad',
  ],
] as const)('says in a sentence that it is %s, of %i', (fate, items, line) => {
  const mistake = { file: 'content/staff.yaml', line: 3, message: 'bad' };
  expect(lostLine('staff', items, { fate, mistake })).toBe(line);
});

describe('a feed', () => {
  let made: MadeRoot | undefined;
  afterEach(() => made?.remove());

  const PRODUCTS =
    '- name: Perda\n  url: https://a.example/p.pdf\n- name: Perwal\n  url: https://a.example/q.pdf\n';
  const TAB = '- name: Perda\n\turl: https://a.example/p.pdf\n';
  const feed = (name: string): unknown[] | undefined => {
    const path = join(made?.places.publicDir ?? '', 'content', `${name}.json`);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
  const write = (name: string, text: string) => {
    const path = join(made?.places.folder ?? '', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  async function build(name = 'legal-products', mayShrink = false) {
    if (made === undefined) throw new Error('nothing is made');
    const { feeds } = await buildContent(SITE, made.places, { mayShrink });
    const { items, lost } = feeds.find((one) => one.name === name) ?? { items: -1 };
    const mistake = lost?.fate === 'shrunk' ? undefined : lost?.mistake;
    return [items, lost?.fate, mistake && `${mistake.file}:${mistake.line}`];
  }
  const start = (files: Readonly<Record<string, string>>) => {
    made = makeRoot({ 'staff.yaml': '- imageUrl: https://a.example/k.jpg\n', ...files });
    return build();
  };

  it.each([
    ['a tab', 'legal-products.yaml', TAB, 2],
    ['no list', 'legal-products.yaml', 'name: Perda\n', 1],
    ['entries that are all wrong', 'legal-products.yaml', '- nama: Perda\n- nama: Perwal\n', 1],
    ['a level too many', 'legal-products.yaml', `- name: a\n- ${'['.repeat(99)}`, 2],
    ['documents that are all gone', 'legal-products.yaml', '- name: a\n  file: tidak-ada.pdf\n', 2],
  ])('keeps its last copy where its list has %s', async (_, name, text, line) => {
    expect(await start({ [name]: PRODUCTS })).toEqual([2, undefined, undefined]);
    write(name, text);
    expect(await build()).toEqual([2, 'stale', `content/${name}:${line}`]);
    expect(await build()).toEqual([2, 'stale', `content/${name}:${line}`]);
    expect([feed('legal-products')?.length, feed('staff')?.length]).toEqual([2, 1]);
    write(name, '- name: Perda\n  url: https://a.example/p.pdf\n');
    expect(await build()).toEqual([1, undefined, undefined]);
  });

  it('keeps its last copy where its pictures are all broken, or its list has another name', async () => {
    await start({ 'staff.yml': '' });
    rmSync(join(made?.places.folder ?? '', 'staff.yml'));
    expect(await build('staff')).toEqual([1, undefined, undefined]);
    rmSync(join(made?.places.folder ?? '', 'staff.yaml'));
    write('staf.yaml', '- imageUrl: https://a.example/k.jpg\n');
    expect(await build('staff')).toEqual([1, 'stale', 'content/staf.yaml:undefined']);
    write('banners/a.jpg', 'x');
    expect(await build('banners')).toEqual([0, undefined, undefined]);
    const good = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
    writeFileSync(join(made?.places.folder ?? '', 'banners/a.jpg'), await good.jpeg().toBuffer());
    expect(await build('banners')).toEqual([1, undefined, undefined]);
    write('banners/a.jpg', 'x');
    expect(await build('banners')).toEqual([1, 'stale', 'content/banners/a.jpg:undefined']);
  });

  it('of which more than half is gone keeps its last copy until that is said to be meant', async () => {
    const three = `${PRODUCTS}- name: c\n  url: https://a.example/c.pdf\n`;
    await start({ 'legal-products.yaml': three });
    write('legal-products.yaml', PRODUCTS);
    expect(await build()).toEqual([2, undefined, undefined]);
    write('legal-products.yaml', '# belum ada\n');
    expect(await build()).toEqual([2, 'shrunk', undefined]);
    expect(feed('legal-products')).toHaveLength(2);
    expect(await build('legal-products', true)).toEqual([0, undefined, undefined]);
    expect(await build()).toEqual([0, undefined, undefined]);
    write('legal-products.yaml', PRODUCTS);
    await build();
    rmSync(join(made?.places.folder ?? '', 'legal-products.yaml'));
    expect(await build()).toEqual([2, 'shrunk', undefined]);
    expect(await build('legal-products', true)).toEqual([0, undefined, undefined]);
    expect(feed('legal-products')).toEqual([]);
  });

  it('that is shown to who writes, half gone, is asked about by the next build still', async () => {
    const three = `${PRODUCTS}- name: c\n  url: https://a.example/c.pdf\n`;
    await start({ 'legal-products.yaml': three });
    write('legal-products.yaml', '');
    await buildContent(SITE, made?.places as Places, { mayShrink: 'shown' });
    expect(feed('legal-products')).toEqual([]);
    expect(await build()).toEqual([3, 'shrunk', undefined]);
    expect(await build('legal-products', true)).toEqual([0, undefined, undefined]);
  });

  it('has no last copy at first, or where that is of another folder or of something else', async () => {
    expect(await start({ 'legal-products.yaml': TAB })).toEqual([0, 'none', 'content/legal-products.yaml:2']);
    expect([feed('legal-products'), feed('staff')?.length]).toEqual([undefined, 1]);
    write('legal-products.yaml', PRODUCTS);
    await build();
    write('legal-products.yaml', TAB);
    write('../public/content/legal-products.json', '[]');
    expect(await build()).toEqual([0, 'none', 'content/legal-products.yaml:2']);
    write('legal-products.yaml', PRODUCTS);
    await build();
    const state = join(made?.places.state ?? '', 'folder.json');
    writeFileSync(state, readFileSync(state, 'utf8').replace('/content"', '/lain"'));
    write('legal-products.yaml', TAB);
    expect(await build()).toEqual([0, 'none', 'content/legal-products.yaml:2']);
    expect(feed('legal-products')).toHaveLength(2);
  });

  const check = async (mayShrink = false) => {
    const { findings } = await runCheck(SITE, readOptions(['--source', 'folder']), {
      root: made?.root ?? '',
      env: {},
      rules: RULES,
      images: IMAGES,
      proxyUrl: 'https://images.example/',
      mayShrink,
    });
    return findings.filter(({ kind }) => kind === 'feed');
  };

  it('is told of by a check, as a build would treat it', async () => {
    await start({ 'legal-products.yaml': PRODUCTS });
    write('legal-products.yaml', TAB);
    const lost = { level: 'error', kind: 'feed', feed: 'legal-products' };
    const copied = 'nothing of it can be read; a build keeps the last copy (2 items) until that is corrected';
    expect(await check()).toEqual([{ ...lost, message: copied }]);
    rmSync(join(made?.root ?? '', '.content'), { recursive: true });
    const none =
      'nothing of it can be read, and there is no last copy; a build stops until that is corrected';
    expect(await check()).toEqual([{ ...lost, message: none }]);
  });

  it('of which more than half is gone is a mistake for a check, unless that is said to be meant', async () => {
    await start({ 'legal-products.yaml': `${PRODUCTS}- name: c\n  url: https://a.example/c.pdf\n` });
    write('legal-products.yaml', '# belum ada\n');
    const message =
      '0 instead of 3, and nothing is wrong with them; if the others are meant to be gone, build once with CONTENT_MAY_SHRINK=on';
    expect([await check(), await check(true)]).toEqual([
      [{ level: 'error', kind: 'feed', feed: 'legal-products', message }],
      [],
    ]);
  });
});
