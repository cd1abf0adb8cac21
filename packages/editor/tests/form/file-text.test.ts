import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FileForm } from '../../src/form/field.ts';
import { fieldsOf } from '../../src/form/fields-of.ts';
import { fileOf, formOf, SOURCE } from '../../src/form/file-text.ts';
import type { PlainRecord } from '../../src/text/same.ts';

const as = (form: string) => v.pipe(v.string(), v.metadata({ form }));
const ARTICLE: FileForm = {
  layout: 'article',
  fields: fieldsOf(
    v.strictObject({
      title: v.string(),
      date: v.optional(as('moment')),
      pictures: v.optional(
        v.array(
          v.union([as('picture'), v.strictObject({ file: as('picture'), alt: v.optional(v.string()) })]),
        ),
      ),
    }),
  ),
  root: '/content',
  up: '../',
  place: 'news',
};
const LIST: FileForm = {
  layout: 'list',
  fields: fieldsOf(v.strictObject({ name: v.string(), year: v.optional(v.union([v.string(), v.number()])) })),
  root: '/content',
  up: '',
};

const TEXT = `---
title: 'Rapat: hasil' # tetap
date:
  readable: 17 September 2024
pictures:
  - a/satu.jpg
  - ../gallery/b/dua.jpg
lain: tidak dikenal
---

Satu _miring_.

| a   | b   |
| --- | --- |
| 1   | 2   |

![Denah](../gallery/b/dua.jpg)
`;

const changed = (form: FileForm, text: string, change: (value: never) => void): string => {
  const value = structuredClone(formOf(form, text));
  change(value as never);
  return fileOf(form, value);
};

describe('a form', () => {
  it('shows an article with its files as the editor finds them', () => {
    expect(formOf(ARTICLE, TEXT)).toEqual({
      title: 'Rapat: hasil',
      date: '2024-09-17',
      pictures: [{ file: '/content/news/a/satu.jpg' }, { file: '/content/gallery/b/dua.jpg' }],
      body: TEXT.slice(TEXT.indexOf('Satu')).replace('../gallery', '/content/gallery'),
      [SOURCE]: TEXT,
    });
  });

  it.each<[string, (value: never) => void, string]>([
    ['nothing', () => {}, TEXT],
    [
      'a description of one picture',
      (value: { pictures: { alt?: string }[] }) => {
        (value.pictures[1] as { alt?: string }).alt = 'Denah';
      },
      TEXT.replace('  - ../gallery/b/dua.jpg\nlain', '  - file: ../gallery/b/dua.jpg\n    alt: Denah\nlain'),
    ],
    [
      'the order of pictures',
      (value: { pictures: unknown[] }) => value.pictures.reverse(),
      TEXT.replace('  - a/satu.jpg\n  - ../gallery/b/dua.jpg', '  - ../gallery/b/dua.jpg\n  - a/satu.jpg'),
    ],
    [
      'a new picture beside the article',
      (value: { pictures: unknown[] }) => value.pictures.push({ file: '/content/news/a/tiga.jpg' }),
      TEXT.replace('dua.jpg\nlain', 'dua.jpg\n  - a/tiga.jpg\nlain'),
    ],
    [
      'a paragraph, although the editor writes others in its own way',
      (value: { body: string }) => {
        value.body =
          'Dua.\n\nSatu *miring*.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n![Denah](/content/gallery/b/dua.jpg)';
      },
      TEXT.replace('Satu', 'Dua.\n\nSatu'),
    ],
    [
      'a field that is emptied',
      (value: { date: string }) => {
        value.date = '';
      },
      TEXT.replace('date:\n  readable: 17 September 2024\n', ''),
    ],
  ])('changes %s and nothing else', (_what, change, expected) => {
    expect(changed(ARTICLE, TEXT, change)).toBe(expected);
  });

  it('writes a new article', () => {
    expect(
      fileOf(ARTICLE, { title: 'Baru', pictures: [{ file: '/content/news/x/a.jpg' }], body: 'Isi.' }),
    ).toBe('---\ntitle: Baru\npictures:\n  - x/a.jpg\n---\n\nIsi.');
  });

  it('keeps a year a number', () => {
    const text = '- name: a\n  year: 2024\n';
    const change = (value: { entries: PlainRecord[] }) => {
      value.entries[0] = { ...value.entries[0], year: '2025' };
    };
    expect(changed(LIST, text, change as (value: never) => void)).toBe('- name: a\n  year: 2025\n');
  });

  const RULE: FileForm = {
    layout: 'article',
    isPlain: true,
    fields: fieldsOf(
      v.strictObject({
        'diubah oleh': v.optional(v.string()),
        panduan: v.optional(v.record(v.string(), as('number'))),
      }),
    ),
    root: '/content',
    up: '../',
  };
  const RULE_TEXT =
    '---\ndiubah oleh: a # satu\npanduan:\n  pasal-1: 6\n---\n\n## Pasal 1\n\n(1) _Satu_:\na. dua\n';

  it('names a field with a blank as the editor takes it, and shows numbers as it writes them', () => {
    expect(formOf(RULE, RULE_TEXT)).toEqual({
      diubah_oleh: 'a',
      panduan: { 'pasal-1': '6' },
      body: '## Pasal 1\n\n(1) _Satu_:\na. dua\n',
      [SOURCE]: RULE_TEXT,
    });
  });

  it.each<[string, (value: never) => void, string]>([
    ['nothing', () => {}, RULE_TEXT],
    [
      'what its name has a blank in',
      (value: { diubah_oleh: string }) => {
        value.diubah_oleh = 'b';
      },
      RULE_TEXT.replace('a # satu', 'b # satu'),
    ],
    [
      'a pair',
      (value: { panduan: Record<string, string> }) => {
        value.panduan = { 'pasal-1': '6', 'pasal-2': '8' };
      },
      RULE_TEXT.replace('pasal-1: 6', 'pasal-1: 6\n  pasal-2: 8'),
    ],
    [
      'all pairs away',
      (value: { panduan: object }) => {
        value.panduan = {};
      },
      RULE_TEXT.replace('panduan:\n  pasal-1: 6\n', ''),
    ],
    [
      'the marks of a plain text',
      (value: { body: string }) => {
        value.body = value.body.replace('_Satu_', '*Satu*');
      },
      RULE_TEXT.replace('_Satu_', '*Satu*'),
    ],
  ])('of a plain text changes %s and nothing else', (_what, change, expected) => {
    expect(changed(RULE, RULE_TEXT, change)).toBe(expected);
  });
});
