import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryText, pack } from '../../../src/adapters/files/opened-text.ts';
import { readWanted } from '../../../src/adapters/files/wanted.ts';
import { ANY_PAGE } from '../../../src/application/shared/knowledge.ts';
import { dropdownMachine } from '../../a-menu.ts';

const WORDS = 'PENGUMUMAN-TRANSFER-123';
const OWN = { name: 'all-well', title: 'All is well' };
const FOREIGN = JSON.stringify({ name: 'resmi', title: WORDS });

const sources = {
  knowledge: {
    ...ANY_PAGE,
    world: v.object({ name: v.string(), title: v.string() }),
    scenarios: [OWN.name],
  },
  files: {
    pathNames: () => [],
    scenario: (name: string) => (name === OWN.name ? Promise.resolve(OWN) : undefined),
    path: () => undefined,
    recording: () => undefined,
  },
};
const agree = vi.fn(() => Promise.resolve());
const wanted = (search: string) => readWanted({ ...sources, agree }, new URLSearchParams(search));
const refusal = (search: string): Promise<Error> =>
  wanted(search).then(
    () => new Error('read'),
    (error) => error,
  );

const address = { hash: '' };
beforeEach(() => {
  agree.mockClear();
  address.hash = '';
  const stored = new Map<string, string>();
  vi.stubGlobal('location', address);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
});
afterAll(() => vi.unstubAllGlobals());

describe('what a link or a file brings', () => {
  it('is not read before whoever opened it has agreed', async () => {
    // It could not be read either.
    carryText('{');
    agree.mockRejectedValueOnce(new Error('left'));
    expect((await refusal('scenario=file')).message).toBe('left');
    expect((await refusal('scenario=file')).message).toBe('the file cannot be read; the console says why');
  });

  it.each(['file', 'link'])('is said to be foreign, and asked about once a tab: %s', async (kind) => {
    carryText(FOREIGN);
    address.hash = `#${await pack(FOREIGN)}`;
    const expected = { scenario: JSON.parse(FOREIGN), file: FOREIGN, isForeign: true };
    expect([await wanted(`scenario=${kind}`), await wanted(`scenario=${kind}`)]).toEqual([
      expected,
      expected,
    ]);
    expect(agree).toHaveBeenCalledTimes(1);
    carryText(FOREIGN.replace('resmi', 'lain'));
    await wanted('scenario=file');
    expect(agree).toHaveBeenCalledTimes(2);
  });

  it('is refused where a few letters stand for more than 4 MB', async () => {
    address.hash = `#${await pack(' '.repeat(40_000_000))}`;
    expect(address.hash.length).toBeLessThan(60_000);
    expect((await refusal('scenario=link')).message).toBe(
      'the link holds more than 4 MB; open a file instead',
    );
  });

  it('is refused where its address was cut', async () => {
    address.hash = `#${(await pack(FOREIGN)).slice(0, -8)}`;
    expect((await refusal('scenario=link')).message).toBe('the link is not whole; copy it again');
  });
});

describe('what is said of an address that cannot be followed', () => {
  it.each([
    [`scenario=${WORDS}`, 'the project has no scenario of this name'],
    [`path=gallery/${WORDS}`, 'the project has no path of this name'],
    [`path=${WORDS}`, 'the project has no path of this name'],
    [`path=page/${WORDS}`, 'the project has no recording of this name'],
  ])('repeats no word of it: %s', async (search, message) => {
    expect((await refusal(search)).message).toBe(message);
  });

  it.each([
    ['no JSON', `${WORDS} {`],
    ['of no known format', JSON.stringify({ format: WORDS })],
    ['a path of an unknown scenario', JSON.stringify({ machine: WORDS, scenario: WORDS, steps: [] })],
    ['a scenario of wrong fields', JSON.stringify({ name: 1, [WORDS]: WORDS })],
  ])('repeats no word of a file that is %s, and keeps the reason apart', async (_, text) => {
    carryText(text);
    const { message, cause } = await refusal(text.includes('machine') ? 'path=file' : 'scenario=file');
    expect([message, typeof cause]).toEqual(['the file cannot be read; the console says why', 'string']);
  });
});

it.each([
  ['0', 0],
  ['12', 12],
  ['1e309', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
])('takes step=%s for %s', async (step, expected) => {
  const at = { state: 'closed', context: {} };
  const path = {
    name: 'a',
    title: 'a',
    by: 'hand',
    machine: 'm',
    scenario: OWN.name,
    start: at,
    steps: [],
    end: at,
  };
  const found = await readWanted(
    {
      knowledge: { ...sources.knowledge, machines: { m: dropdownMachine } },
      files: { ...sources.files, path: () => Promise.resolve(path) },
    },
    new URLSearchParams({ path: 'm/a', step }),
  );
  expect([found.step, found.isForeign]).toEqual([expected, false]);
});
