import { matched } from '../text/matching.ts';
import { isRecord, isSame, type Plain, type PlainRecord } from '../text/same.ts';
import { type Field, formName } from './field.ts';
import { shownMoment } from './moments.ts';

/** Gives what a form shows of a value of the file. */
export function shown(field: Field, value: Plain | undefined, naming: Naming): Plain | undefined {
  if (value === undefined || value === null) return undefined;
  switch (field.kind) {
    case 'moment':
      return shownMoment(value);
    case 'switch':
      return value !== false;
    case 'photos':
      return Array.isArray(value)
        ? value.map((photo) => naming.shown(String((isRecord(photo) ? photo.file : photo) ?? '')))
        : undefined;
    case 'group':
      return isRecord(value)
        ? shownRecord(field.fields, value, naming)
        : shownRecord(field.fields, shortRecord(field.fields, value), naming);
    case 'list':
      return listOf(value)?.map((item) => shown(field.item, item, naming) ?? '');
    case 'oneOf':
      return isRecord(value) ? shownOneOf(field, value, naming) : undefined;
    case 'pairs':
      return isRecord(value) ? mapped(value, String) : undefined;
    case 'choice':
    case 'number':
      return value;
    case 'picture':
    case 'document':
      return naming.shown(String(value));
    default:
      return isRecord(value) || Array.isArray(value) ? undefined : String(value);
  }
}

// Where a field takes one record or a list of them.
const listOf = (value: Plain | undefined): readonly Plain[] | undefined =>
  Array.isArray(value) ? value : isRecord(value) ? [value] : undefined;

type OneOf = Extract<Field, { kind: 'oneOf' }>;

const fieldsIn = ({ groups, key }: OneOf, record: PlainRecord): readonly Field[] =>
  groups.find(({ name }) => name === record[key])?.fields ?? [];

const shownOneOf = (field: OneOf, record: PlainRecord, naming: Naming): PlainRecord => ({
  [field.key]: record[field.key],
  ...shownRecord(fieldsIn(field, record), record, naming),
});

function oneOfValue(field: OneOf, value: PlainRecord, old: Plain | undefined, naming: Naming): PlainRecord {
  const before = isRecord(old) && old[field.key] === value[field.key] ? old : {};
  return { [field.key]: value[field.key], ...unshownRecord(fieldsIn(field, value), value, before, naming) };
}

/** Gives what a form shows of a record. */
export function shownRecord(fields: readonly Field[], record: PlainRecord, naming: Naming): PlainRecord {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = shown(field, record[field.name], naming);
      return value === undefined ? [] : [[formName(field), value]];
    }),
  );
}

// Where a record has one needed field, the file may hold that alone: a picture's name in place of its record.
const shortRecord = ([first]: readonly Field[], value: Plain): PlainRecord =>
  first ? { [first.name]: value } : {};

/** How the files are called that a file names: in the file from its own folder, in the editor from that or by their whole path. */
export interface Naming {
  /** What the editor calls a file that is named so. */
  readonly shown: (name: string) => string;
  /** The name, as the folder's readers take it, of what the editor calls so. */
  readonly written: (called: string) => string;
}

/** Gives the value of the file for what a form shows; where that has not changed, what stood there. */
export function unshown(
  field: Field,
  value: Plain | undefined,
  old: Plain | undefined,
  naming: Naming,
): Plain | undefined {
  if (old !== undefined && isSame(value ?? undefined, shown(field, old, naming))) return old;
  if (isEmpty(value)) return undefined;
  switch (field.kind) {
    case 'switch':
      // One that must be there says no as well.
      return value === true ? true : field.isRequired ? false : undefined;
    case 'photos':
      return (value as readonly Plain[])
        .map((photo) => photoNamed(naming.written(String(photo)), old))
        .filter((photo) => !isEmpty(photo));
    case 'group':
      return groupValue(field, value as PlainRecord, old, naming);
    case 'list':
      return listValue(field, value as readonly Plain[], old, naming);
    case 'number':
      return Number(value);
    case 'pairs':
      return isRecord(value)
        ? mapped(value, (one) => (field.isNumber ? numberIn(String(one)) : one))
        : undefined;
    case 'choice':
      return value;
    case 'oneOf':
      return oneOfValue(field, value as PlainRecord, old, naming);
    case 'picture':
    case 'document':
      return naming.written(String(value));
    default:
      return sameType(String(value), old);
  }
}

/** Gives the record of the file for what a form shows; what the form does not show stays. */
export function unshownRecord(
  fields: readonly Field[],
  value: PlainRecord,
  old: PlainRecord,
  naming: Naming,
): PlainRecord {
  const known = new Map(fields.map((field) => [field.name, field]));
  const names = [...new Set([...fields.map(({ name }) => name), ...Object.keys(old)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = known.get(name);
      const next = field ? unshown(field, value[formName(field)], old[name], naming) : old[name];
      return next === undefined ? [] : [[name, next]];
    }),
  );
}

function groupValue(
  field: Extract<Field, { kind: 'group' }>,
  value: PlainRecord,
  old: Plain | undefined,
  naming: Naming,
): Plain | undefined {
  const [first] = field.fields;
  const isShort = old !== undefined && !isRecord(old);
  const record = unshownRecord(field.fields, value, isRecord(old) ? old : {}, naming);
  const names = Object.keys(record);
  if (names.length === 0) return undefined;
  const short = first && names.length === 1 && names[0] === first.name ? record[first.name] : undefined;
  return short !== undefined && (isShort || (old === undefined && field.isShort)) ? short : record;
}

function listValue(
  field: Extract<Field, { kind: 'list' }>,
  value: readonly Plain[],
  old: Plain | undefined,
  naming: Naming,
): Plain {
  const before = listOf(old) ?? [];
  const places = matched(
    value,
    before.map((item) => shown(field.item, item, naming) ?? ''),
  );
  const items = value.flatMap((item, at) => {
    const place = places[at];
    const next = unshown(field.item, item, place === undefined ? undefined : before[place], naming);
    return next === undefined ? [] : [next];
  });
  const [only] = items;
  return isRecord(old) && only !== undefined && items.length === 1 ? only : items;
}

function photoNamed(photo: Plain, old: Plain | undefined): Plain {
  const before = Array.isArray(old) ? (old as readonly Plain[]) : [];
  return before.find((one) => (isRecord(one) ? one.file : one) === photo) ?? photo;
}

const mapped = (record: PlainRecord, change: (value: Plain) => Plain): PlainRecord =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value ?? null)]));

// What is no number stays as it was written: the check says so.
const numberIn = (text: string): Plain => (/^\s*\d+\s*$/.test(text) ? Number(text) : text);

// A year that was written as a number stays one.
const sameType = (text: string, old: Plain | undefined): Plain =>
  typeof old === 'number' && String(Number(text)) === text ? Number(text) : text;

const isEmpty = (value: Plain | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
