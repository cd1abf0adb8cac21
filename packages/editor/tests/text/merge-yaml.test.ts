import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mergeYaml, UnreadableYaml } from '../../src/text/merge-yaml.ts';
import type { Plain } from '../../src/text/same.ts';
import { written } from '../../src/text/written.ts';

const STAFF = `# Orang-orang kantor.
- id: staf-01
  title: 'Kepala: pusat' # tampil dahulu
  date: 2024

# Sekretaris
- id: staf-02
  title: Sekretaris
  description: Menjaga agar setiap berkas
    tercatat.
# Penutup.
`;

const changed = (text: string, change: (value: never) => unknown): string => {
  const value = parse(text) as never;
  change(value);
  return mergeYaml(text, value as Plain);
};

describe('a value merged into YAML', () => {
  it.each<[string, string, (value: never) => unknown, string]>([
    [
      'changes a text and keeps quotes, comments and folded lines',
      STAFF,
      (list: { title: string }[]) => {
        (list[0] as { title: string }).title = 'Kepala: pusat kota';
      },
      STAFF.replace('Kepala: pusat', 'Kepala: pusat kota'),
    ],
    [
      'adds a field after the one before it',
      STAFF,
      (list: Record<string, unknown>[]) => {
        list[1] = {
          id: 'staf-02',
          title: 'Sekretaris',
          location: 'Lantai 2',
          description: list[1]?.description,
        };
      },
      STAFF.replace('title: Sekretaris\n', 'title: Sekretaris\n  location: Lantai 2\n'),
    ],
    [
      'removes a field with its line alone',
      STAFF,
      (list: Record<string, unknown>[]) => delete list[0]?.date,
      STAFF.replace('  date: 2024\n', ''),
    ],
    [
      'removes the first field of an item',
      STAFF,
      (list: Record<string, unknown>[]) => delete list[0]?.id,
      STAFF.replace('- id: staf-01\n  title', '- title'),
    ],
    [
      'moves an item with its comment',
      STAFF,
      (list: unknown[]) => list.reverse(),
      `# Orang-orang kantor.
# Sekretaris
- id: staf-02
  title: Sekretaris
  description: Menjaga agar setiap berkas
    tercatat.
- id: staf-01
  title: 'Kepala: pusat' # tampil dahulu
  date: 2024

# Penutup.
`,
    ],
    [
      'adds an item at the end',
      STAFF,
      (list: unknown[]) => list.push({ id: 'staf-03', title: 'Juru: ukur' }),
      STAFF.replace('# Penutup', "- id: staf-03\n  title: 'Juru: ukur'\n# Penutup"),
    ],
    [
      'removes an item with its comment',
      STAFF,
      (list: unknown[]) => list.pop(),
      STAFF.replace(/# Sekretaris[^#]*/, ''),
    ],
    [
      'writes several lines as a block',
      'a: satu # tetap\nb: dua\n',
      (value: { b: string }) => {
        value.b = 'dua\ntiga\n';
      },
      'a: satu # tetap\nb: |\n  dua\n  tiga\n',
    ],
    [
      'keeps a list in one line',
      'photos: [a.jpg, b.jpg] # dua\n',
      (value: { photos: string[] }) => value.photos.push('c.jpg'),
      'photos: [ a.jpg, b.jpg, c.jpg ] # dua\n',
    ],
    [
      'gives a value to a field that had none',
      'a:\nb: 1\n',
      (value: { a: unknown }) => {
        value.a = ['x'];
      },
      'a:\n  - x\nb: 1\n',
    ],
    [
      'changes a deep value alone',
      'a:\n  b:\n    - c: 1 # satu\n      d: "dua"\n    - c: 3\n',
      (value: { a: { b: { d: string }[] } }) => {
        (value.a.b[0] as { d: string }).d = 'empat';
      },
      'a:\n  b:\n    - c: 1 # satu\n      d: "empat"\n    - c: 3\n',
    ],
    [
      'changes a text in a block',
      'a: |\n  satu\n  dua\nb: 1\n',
      (value: { a: string }) => {
        value.a = 'satu';
      },
      'a: satu\nb: 1\n',
    ],
    ['empties a list', 'a:\n  - 1\nb: 2\n', (value: { a: number[] }) => value.a.pop(), 'a: []\nb: 2\n'],
  ])('%s', (_name, text, change, expected) => {
    expect(changed(text, change)).toBe(expected);
  });

  it('fills an empty file below its comments', () => {
    expect(mergeYaml('# Kosong.\n', [{ name: 'a' }])).toBe('# Kosong.\n- name: a\n');
  });

  it('keeps every byte where nothing changed, in whatever form it was written', () => {
    const text = '{a: [1,  2],\n   "b": x}   # rapat';
    expect(mergeYaml(text, { b: 'x', a: [1, 2] })).toBe(text);
  });

  it('refuses a file that is no YAML', () => {
    expect(() => mergeYaml('a: [', {})).toThrow(UnreadableYaml);
  });

  const scalar = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom('a: b', '# c', '- d', 'e\nf\n', ' g'),
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      scalar,
      fc.array(tie('tree'), { maxLength: 4 }),
      record(tie('tree')),
    ),
  }));
  function record<T>(value: fc.Arbitrary<T>) {
    return fc.dictionary(fc.constantFrom('a', 'b', 'nama', 'k l'), value, { maxKeys: 4 });
  }

  it('says what it was given, whatever stood there', () => {
    fc.assert(
      fc.property(tree, tree, (before, after) => {
        const text = written(before as Plain);
        expect(mergeYaml(text, before as Plain)).toBe(text);
        expect(parse(mergeYaml(text, after as Plain))).toEqual(after);
      }),
      { numRuns: 500, seed: 38 },
    );
  });
});
