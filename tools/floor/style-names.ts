import { type FeatureNode, featureAt, partsOf } from './compat.ts';

/** Functions and units of values, by name, with where they are. */
const FUNCTIONS = functionsByName(featureAt('css.types'), 'css.types');

function functionsByName(node: FeatureNode | undefined, path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, below] of partsOf(node)) {
    for (const [inner, where] of functionsByName(below, `${path}.${name}`)) found.set(inner, where);
    found.set(name.replace(/[-_]function$/, ''), `${path}.${name}`);
  }
  return found;
}

const LENGTHS = 'css.types.length';
const UNITS: readonly [RegExp, string][] = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, `${LENGTHS}.viewport_percentage_units_dynamic`],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, `${LENGTHS}.viewport_percentage_units_small`],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, `${LENGTHS}.viewport_percentage_units_large`],
  [/^cq(?:w|h|i|b|min|max)$/, `${LENGTHS}.container_query_length_units`],
];

const known = (path: string): string[] => (featureAt(path)?.__compat ? [path] : []);

/** The features of a declaration: its property, and words, functions and units of its value. */
export function declarationFeatures(property: string, value: string): string[] {
  if (property.startsWith('--')) return valueFeatures(undefined, value);
  const name = property.toLowerCase();
  return [...known(`css.properties.${name}`), ...valueFeatures(name, value)];
}

function valueFeatures(property: string | undefined, value: string): string[] {
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');
  const functions = [...bare.matchAll(/([a-z-]+)\(/gi)].flatMap(
    ([, name = '']) => FUNCTIONS.get(name.toLowerCase()) ?? [],
  );
  const words = [...bare.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/gi)].map(([word]) => word.toLowerCase());
  const keywords =
    property === undefined ? [] : words.flatMap((word) => known(`css.properties.${property}.${word}`));
  const units = [...bare.matchAll(/\d([a-z]+)\b/gi)].flatMap(([, unit = '']) => {
    const lower = unit.toLowerCase();
    return UNITS.find(([pattern]) => pattern.test(lower))?.[1] ?? known(`${LENGTHS}.${lower}`);
  });
  return [...functions, ...keywords, ...units];
}

/** The features of an at-rule: itself, and the features that its condition asks for. */
export function atRuleFeatures(name: string, params: string): string[] {
  // What a rule asks for is not used; what it holds is looked at by itself.
  if (name === 'supports') return known('css.at-rules.supports');
  const media = [...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature]) =>
    known(`css.at-rules.media.${feature?.replace(/^(?:min|max)-/, '')}`),
  );
  const range = /[<>]/.test(params) ? known('css.at-rules.media.range_syntax') : [];
  return [...known(`css.at-rules.${name}`), ...(name === 'media' ? [...media, ...range] : [])];
}

/** The features of a selector: its pseudo-classes and pseudo-elements, and nesting. */
export function selectorFeatures(selector: string, isNested: boolean): string[] {
  const bare = selector.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/g, '');
  const pseudo = [...bare.matchAll(/::?(-?[a-z][a-z-]*)/gi)].flatMap(([, name]) =>
    known(`css.selectors.${name}`),
  );
  return isNested || bare.includes('&') ? [...pseudo, 'css.selectors.nesting'] : pseudo;
}
