import type { Problem } from './problem.ts';
import { FEED_NAMES, type Scenario } from './scenario.ts';

/** A world in which all is well; what of a scenario is like it is not written to its file. */
export const USUAL_SCENARIO: Scenario = {
  name: '',
  title: '',
  feeds: {},
  storage: {},
  images: 'none',
  time: 'real',
  baked: true,
  fallbackGallery: 'good',
  backgroundVideo: 'good',
};

/** A line of a scenario's file, and the field that it is about. */
export interface FileLine {
  readonly text: string;
  readonly path: Problem['path'];
}

// In the order of the file.
const OTHERS = [
  'images',
  'time',
  'baked',
  'snapshot',
  'fallbackGallery',
  'motion',
  'backgroundVideo',
  'sanitiser',
  'download',
  'share',
  'search',
  'map',
  'ownPlace',
  'drawing',
] as const;

type Fields = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Gives what of a scenario stands in its file: its names, and what is not as usual. */
export function writtenOf(scenario: Scenario): Fields {
  const { name, title, feeds, storage } = scenario;
  const named = FEED_NAMES.flatMap((feed) => {
    const answers = feeds[feed];
    return answers === undefined || isSame(answers, ['good']) ? [] : [[feed, answers] as const];
  });
  const held = Object.entries(storage).filter(([, state]) => state !== undefined && state !== 'nothing');
  const others = OTHERS.map((key) => [key, scenario[key]] as const).filter(
    ([key, value]) => value !== undefined && !isSame(value, USUAL_SCENARIO[key]),
  );
  return {
    name,
    title,
    ...(named.length > 0 && { feeds: Object.fromEntries(named) }),
    ...(held.length > 0 && { storage: Object.fromEntries(held) }),
    ...Object.fromEntries(others),
  };
}

/** Gives the lines of a scenario's file, each with the field that it is about. */
export function linesOf(scenario: Scenario): readonly FileLine[] {
  const fields = Object.entries(writtenOf(scenario));
  const body = fields.flatMap(([key, value], place) => {
    const end = place < fields.length - 1 ? ',' : '';
    return key === 'feeds' ? feedLines(value as Fields, end) : [line(2, key, value, [key], end)];
  });
  return [{ text: '{', path: [] }, ...body, { text: '}', path: [] }];
}

/** Writes a scenario as its file holds it. */
export function scenarioText(scenario: Scenario): string {
  return `${linesOf(scenario)
    .map(({ text }) => text)
    .join('\n')}\n`;
}

/** Gives the place of the line that a problem is about; that of a field that is missing is the first. */
export function lineOf(lines: readonly FileLine[], { path }: Problem): number {
  const about = lines.map(({ path: own }) =>
    own.every((key, place) => key === path[place]) ? own.length : -1,
  );
  return about.indexOf(Math.max(...about));
}

/** Counts the fields in which two scenarios differ, whatever they are called; each feed and cache is a field. */
export function fieldsApart(one: Scenario, other: Scenario): number {
  const fieldsOf = (scenario: Scenario) => {
    const { name: _, title: __, feeds = {}, storage = {}, ...rest } = writtenOf(scenario);
    return new Map([
      ...prefixed('feeds', feeds as Fields),
      ...prefixed('storage', storage as Fields),
      ...prefixed('', rest),
    ]);
  };
  const [left, right] = [fieldsOf(one), fieldsOf(other)];
  const keys = new Set([...left.keys(), ...right.keys()]);
  return [...keys].filter((key) => !isSame(left.get(key), right.get(key))).length;
}

function feedLines(feeds: Fields, end: string): FileLine[] {
  const entries = Object.entries(feeds);
  return [
    { text: '  "feeds": {', path: ['feeds'] },
    ...entries.map(([feed, answers], place) =>
      line(4, feed, answers, ['feeds', feed], place < entries.length - 1 ? ',' : ''),
    ),
    { text: `  }${end}`, path: ['feeds'] },
  ];
}

function line(indent: number, key: string, value: unknown, path: Problem['path'], end: string): FileLine {
  return { text: `${' '.repeat(indent)}${JSON.stringify(key)}: ${inLine(value)}${end}`, path };
}

/** Writes a value on one line, with the blanks that a formatter would put there. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([key, held]) => `${JSON.stringify(key)}: ${inLine(held)}`).join(', ')} }`;
}

const prefixed = (prefix: string, fields: Fields): [string, unknown][] =>
  Object.entries(fields).map(([key, value]) => [`${prefix}.${key}`, value]);
