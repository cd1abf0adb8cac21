import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Definitions {
  readonly enumerations: Readonly<Record<string, readonly string[]>>;
  readonly types: Readonly<
    Record<
      string,
      {
        readonly ancestors: readonly string[];
        readonly properties: Readonly<Record<string, readonly string[]>>;
      }
    >
  >;
}

const { enumerations, types }: Definitions = JSON.parse(
  readFileSync(resolve(import.meta.dirname, 'fixtures/schema-org.json'), 'utf8'),
);

const isUrl = (text: string) => /^(?:https?|tel|mailto):\S+$/.test(text);
const TEXTS: Readonly<Record<string, (text: string) => boolean>> = {
  Text: (text) => text.trim() !== '',
  URL: isUrl,
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text),
  Time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  // Such a thing is a text itself.
  Duration: (text) => /^P\d+D$/.test(text),
};

/**
 * Holds a description for search engines against the definitions of schema.org.
 * @returns what is wrong, each with its place; empty where nothing is
 */
export function schemaMistakes(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${place || 'it'} is no description`];
  const { '@type': type, '@context': context, '@id': id, ...properties } = value as Record<string, unknown>;
  const definition = types[String(type)];
  if (definition === undefined) return [`${place}@type ${type} is not known`];
  const head = [
    ...(place === '' && context !== 'https://schema.org' ? ['@context is not https://schema.org'] : []),
    ...(id !== undefined && !isUrl(String(id)) ? [`${place}@id is no address`] : []),
  ];
  return [
    ...head,
    ...Object.entries(properties).flatMap(([name, one]) => {
      const kinds = definition.properties[name];
      if (kinds === undefined) return [`${place}${name} is no property of ${type}`];
      const values = Array.isArray(one) ? one : [one];
      return values.flatMap((each) => valueMistakes(each, kinds, `${place}${name}`));
    }),
  ];
}

function valueMistakes(value: unknown, kinds: readonly string[], place: string): string[] {
  if (typeof value === 'boolean' && kinds.includes('Boolean')) return [];
  if (typeof value === 'string') {
    const isOne = kinds.some((kind) => TEXTS[kind]?.(value) || enumerations[kind]?.includes(value));
    // An address may stand for the thing that is there.
    const isThing = isUrl(value) && kinds.some((kind) => TEXTS[kind] === undefined);
    return isOne || isThing ? [] : [`${place} takes ${kinds.join(' or ')}, not ${JSON.stringify(value)}`];
  }
  if (typeof value !== 'object' || value === null)
    return [`${place} takes ${kinds.join(' or ')}, not ${JSON.stringify(value)}`];
  const type = String((value as Record<string, unknown>)['@type']);
  const all = [type, ...(types[type]?.ancestors ?? [])];
  const isKind = kinds.some((kind) => all.includes(kind));
  return isKind ? schemaMistakes(value, `${place}.`) : [`${place} takes ${kinds.join(' or ')}, not ${type}`];
}
