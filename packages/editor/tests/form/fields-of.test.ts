import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cmsFields } from '../../src/form/cms-fields.ts';
import { fieldsOf, NoField } from '../../src/form/fields-of.ts';
import { MOMENT, shownMoment } from '../../src/form/moments.ts';

const WORDS = { moment: 'bukan hari', address: 'bukan alamat', item: (title: string) => title.toLowerCase() };
const named = <const S extends v.GenericSchema>(schema: S, title: string, form?: string) =>
  v.pipe(schema, v.title(title), v.description(`${title}.`), v.metadata(form ? { form } : {}));

const line = { isRequired: true, kind: 'line' };

describe('the fields of a schema', () => {
  it.each<[string, v.GenericSchema, object]>([
    ['a text', v.string(), line],
    ['a text or a number', v.union([v.string(), v.number()]), line],
    ['one that may be missing', v.optional(v.string()), { ...line, isRequired: false }],
    [
      'one that its metadata names',
      named(v.string(), 'Foto', 'picture'),
      { title: 'Foto', hint: 'Foto.', isRequired: true, kind: 'picture' },
    ],
    [
      'words around what may be missing',
      named(v.optional(v.string()), 'Foto', 'picture'),
      { title: 'Foto', hint: 'Foto.', isRequired: false, kind: 'picture' },
    ],
    [
      'words within what may be missing',
      v.optional(named(v.string(), 'Foto', 'lines')),
      { title: 'Foto', hint: 'Foto.', isRequired: false, kind: 'lines' },
    ],
    ['yes or no', v.boolean(), { isRequired: true, kind: 'switch' }],
    [
      'a choice',
      v.picklist(['a', 'b']),
      {
        isRequired: true,
        kind: 'choice',
        options: [
          { label: 'a', value: 'a' },
          { label: 'b', value: 'b' },
        ],
      },
    ],
    [
      'several choices',
      v.array(v.picklist(['a'])),
      { isRequired: true, kind: 'choice', options: [{ label: 'a', value: 'a' }], isMany: true },
    ],
    [
      'a list of texts',
      v.array(v.string()),
      { isRequired: true, kind: 'list', item: { name: 'x', title: 'x', ...line } },
    ],
    [
      'names with a number each',
      v.pipe(
        v.record(v.string(), v.pipe(v.number(), v.metadata({ form: 'number' }))),
        v.metadata({ keys: 'Pasal' }),
      ),
      { isRequired: true, kind: 'pairs', keys: 'Pasal', isNumber: true },
    ],
    [
      'just two texts',
      v.strictTuple([v.string(), v.string()]),
      { isRequired: true, kind: 'list', size: 2, item: { name: 'x', title: 'x', ...line } },
    ],
    [
      'a record',
      v.strictObject({ a: v.string() }),
      { isRequired: true, kind: 'group', fields: [{ name: 'a', title: 'a', ...line }] },
    ],
    [
      'a record or its first field',
      v.union([v.string(), v.strictObject({ a: v.string() })]),
      { isRequired: true, kind: 'group', isShort: true, fields: [{ name: 'a', title: 'a', ...line }] },
    ],
    [
      'one of several records',
      v.variant('kind', [v.strictObject({ kind: v.literal('a'), b: v.string() })]),
      {
        isRequired: true,
        kind: 'oneOf',
        key: 'kind',
        groups: [{ name: 'a', fields: [{ name: 'b', title: 'b', ...line }] }],
      },
    ],
  ])('show %s', (_what, schema, expected) => {
    expect(fieldsOf(v.strictObject({ x: schema }))).toEqual([{ name: 'x', title: 'x', ...expected }]);
  });

  it('name a schema that no field shows', () => {
    expect(() => fieldsOf(v.strictObject({ x: v.map(v.string(), v.string()) }))).toThrow(NoField);
  });
});

describe('the fields of the editor', () => {
  it('check a needed moment by the calendar, and one that may be missing only where it is there', () => {
    const fields = fieldsOf(
      v.strictObject({
        a: named(v.string(), 'A', 'moment'),
        b: v.optional(named(v.string(), 'B', 'moment')),
      }),
    );
    expect(cmsFields(fields, WORDS)).toEqual([
      {
        name: 'a',
        label: 'A',
        hint: 'A.',
        required: true,
        widget: 'string',
        pattern: [MOMENT, 'bukan hari'],
      },
      {
        name: 'b',
        label: 'B',
        hint: 'B.',
        required: false,
        widget: 'string',
        pattern: [`^$|${MOMENT}`, 'bukan hari'],
      },
    ]);
  });
});

describe('a moment', () => {
  it.each<[string, boolean]>([
    ['2024-11-12', true],
    ['2024-11-12 09.30', true],
    ['2024-11-12T09:30', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2023-02-29', false],
    ['2024-02-30', false],
    ['2024-04-31', false],
    ['2024-13-01', false],
    ['2024-11-12 24.00', false],
    ['12/11/2024', false],
    ['besok', false],
  ])('%s is one: %s', (text, isOne) => {
    expect(new RegExp(MOMENT).test(text)).toBe(isOne);
  });

  it.each([
    [{ timestamp: 1762914600000 }, '2025-11-12 09.30'],
    [{ iso: '2024-11-12T02:30:00Z' }, '2024-11-12 09.30'],
    [{ iso: '2024-11-12' }, '2024-11-12'],
    [{ formatted: '08/10/2024, 09:00:00' }, '2024-10-08 09.00'],
    [{ readable: '17 September 2024' }, '2024-09-17'],
    [{ readable: 'Awal musim hujan' }, 'Awal musim hujan'],
    ['2024-11-12', '2024-11-12'],
  ])('of %j is shown as %s', (value, expected) => {
    expect(shownMoment(value)).toBe(expected);
  });
});
