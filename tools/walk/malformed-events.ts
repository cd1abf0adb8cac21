import type { EventSchema } from '@bupc/inspector/node';
import * as v from 'valibot';

/** Something that is no event of a machine, and why. */
export interface Malformed {
  /** As in 'search.changed without query'. */
  readonly what: string;
  readonly event: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Schema = v.GenericSchema<unknown, unknown>;

// A value of each type, with numbers and texts that few fields take.
const VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['null', null],
  ['undefined', undefined],
  ['a text', 'nothing known'],
  ['true', true],
  ['a list', []],
  ['an object', {}],
  ['-1', -1],
  ['0', 0],
  ['a half', 0.5],
  ['2^53', 2 ** 53],
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
];

/**
 * Makes values that none of the schemas of a machine's events takes: each field missing, of another type or out of range,
 * a field too many, an unknown type, and what is no object at all.
 */
export function malformedEvents(schemas: Readonly<Record<string, EventSchema>>): readonly Malformed[] {
  return [
    ...VALUES.map(([name, value]) => ({ what: `${name} in place of an event`, event: value })),
    { what: 'an event without a type', event: { index: 0 } },
    ...VALUES.map(([name, type]) => ({ what: `${name} in place of a type`, event: { type } })),
    { what: 'an unknown type', event: { type: 'nothing.known' } },
    { what: 'a type that objects have', event: { type: 'constructor' } },
    ...Object.entries(schemas).flatMap(([type, schema]) => malformedOf(type, schema)),
  ];
}

function malformedOf(type: string, schema: EventSchema): Malformed[] {
  const [sample] = v.getExamples(schema as never) as readonly Fields[];
  if (sample === undefined) throw new Error(`${type} has no example`);
  const { type: _, ...payload } = schema.entries;
  return withoutFields(payload, sample, type).map(({ what, event }) => ({
    what,
    event: { ...(event as Fields), type },
  }));
}

/** Spoils each field of an object in turn, and those of the objects in it. */
function withoutFields(entries: v.ObjectEntries, sample: Fields, name: string): Malformed[] {
  const spoilt = Object.entries(entries).flatMap(([key, entry]) => {
    const schema = entry as Schema;
    const { [key]: field, ...others } = sample;
    const inner = innerEntries(schema);
    const within =
      inner && typeof field === 'object' ? withoutFields(inner, field as Fields, `${name} ${key}`) : [];
    return [
      ...(isOptional(schema) ? [] : [{ what: `${name} without ${key}`, event: others }]),
      ...VALUES.filter(([, value]) => !v.is(schema, value)).map(([value, wrong]) => ({
        what: `${name} with ${value} as ${key}`,
        event: { ...sample, [key]: wrong },
      })),
      ...within.map(({ what, event }) => ({ what, event: { ...sample, [key]: event } })),
    ];
  });
  return [...spoilt, { what: `${name} with a field too many`, event: { ...sample, unknown: 1 } }];
}

const isOptional = (schema: Schema) => ['optional', 'exact_optional'].includes(schema.type);

function innerEntries(schema: Schema): v.ObjectEntries | undefined {
  const { entries, wrapped } = schema as { entries?: v.ObjectEntries; wrapped?: Schema };
  return entries ?? (wrapped && innerEntries(wrapped));
}
