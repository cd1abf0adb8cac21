import { createHash } from 'node:crypto';
import type { Path } from '@bupc/inspector/node';
import type { Behaviour } from './behaviour.ts';

type State = Path['end']['state'];

const HEAD = `# The paths that are made, with their scenario: steps, what of the state ends otherwise than it began, and digests of
# the way and of what the steps write into each field. Below them, by =, the machine's delays, and a digest of all that came of each event
# while the paths were looked for. \`npm run paths -- take\` writes this file; a test compares it with what is made.
`;
const NAME = /^ {2}(\S+) in (\S+)$/;
const DOES = /^ {2}= (.*): (.*)$/;
const WAY = /^ {4}(.*) → (.*) \[(\w+)(?:; (.*))?\]$/;

/**
 * Writes paths as a table, two lines each below their machine, so that a change of what is made shows where the paths themselves
 * are not committed.
 * @param paths in the order of their machines
 * @param behaviours by machine
 */
export function madeTable(
  paths: readonly Path[],
  behaviours: Readonly<Record<string, Behaviour>> = {},
): string {
  const machines = [...new Set([...paths.map(({ machine }) => machine), ...Object.keys(behaviours)])];
  const lines = machines.flatMap((name) => [
    name,
    ...paths.filter(({ machine }) => machine === name).flatMap(linesOf),
    ...Object.entries(behaviours[name] ?? {})
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([event, sum]) => `  = ${event}: ${sum}`),
  ]);
  return `${HEAD}${lines.join('\n')}\n`;
}

/**
 * Says what differs from one table to the next, a sentence a path: which came, which went, which end or pass elsewhere, and
 * which write something else; and of a machine, at which events it does something else.
 */
export function madeChanges(before: string, after: string): readonly string[] {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  return [
    ...[...is].flatMap(([name, row]) => changeOf(name, was.get(name), row)),
    ...[...was.keys()].filter((name) => !is.has(name)).map((name) => `${name} went`),
    ...behaviourChanges(behavioursOf(before), behavioursOf(after)),
  ];
}

function behaviourChanges(
  was: ReadonlyMap<string, Behaviour>,
  is: ReadonlyMap<string, Behaviour>,
): readonly string[] {
  return [...is].flatMap(([machine, present]) => {
    const earlier = was.get(machine) ?? {};
    const other = Object.keys({ ...earlier, ...present }).filter((name) => earlier[name] !== present[name]);
    const delays = other.filter((name) => name.startsWith('delay '));
    const events = other.filter((name) => !delays.includes(name));
    return [
      ...delays.map(
        (name) => `${machine}: ${name} is ${present[name] ?? 'gone'}, before ${earlier[name] ?? 'none'}`,
      ),
      ...(events.length > 0 ? [`${machine} does something else at ${events.join(', ')}`] : []),
    ];
  });
}

function behavioursOf(table: string): ReadonlyMap<string, Behaviour> {
  const all = new Map<string, Record<string, string>>();
  let machine = '';
  for (const line of table.split('\n')) {
    const [, event, sum = ''] = DOES.exec(line) ?? [];
    if (event === undefined) machine = line.startsWith(' ') ? machine : line;
    else all.set(machine, { ...all.get(machine), [event]: sum });
  }
  return all;
}

interface Row {
  readonly scenario: string;
  readonly steps: string;
  readonly end: string;
  readonly way: string;
  readonly fields: readonly string[];
}

function changeOf(name: string, was: Row | undefined, is: Row): string[] {
  if (was === undefined) return [`${name} came`];
  if (was.end !== is.end) return [`${name} ends elsewhere: ${is.end}, before ${was.end}`];
  if (was.scenario !== is.scenario) return [`${name} passes in ${is.scenario}, before in ${was.scenario}`];
  if (was.steps !== is.steps) return [`${name} passes elsewhere: ${is.steps}, before ${was.steps}`];
  if (was.way !== is.way) return [`${name} passes elsewhere`];
  const other = [...is.fields, ...was.fields].filter(
    (one) => !(is.fields.includes(one) && was.fields.includes(one)),
  );
  const names = [...new Set(other.map((one) => one.split(' ')[0]))];
  return names.length === 0 ? [] : [`${name} writes something else: ${names.join(', ')}`];
}

function rowsOf(table: string): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  const lines = table.split('\n');
  let machine = '';
  for (const [index, line] of lines.entries()) {
    const [, name, scenario = ''] = NAME.exec(line) ?? [];
    const [, steps = '', end = '', way = '', fields = ''] = WAY.exec(lines[index + 1] ?? '') ?? [];
    if (name !== undefined)
      rows.set(`${machine}/${name}`, {
        scenario,
        steps,
        end,
        way,
        fields: fields === '' ? [] : fields.split(', '),
      });
    else if (!line.startsWith(' ')) machine = line;
  }
  return rows;
}

function linesOf({ name, scenario, start, steps, end }: Path): readonly string[] {
  const words = steps.map((step) => ('event' in step ? step.event.type : step.outcome.replace(/ in .*/, '')));
  const where = inWords(end.state, start.state) || 'where it began';
  const way = steps.map(({ context: _, ...step }) => step);
  const fields = [...new Set(steps.flatMap(({ context = {} }) => Object.keys(context)))].sort();
  const written = fields.map((key) => `${key} ${digestOf(valuesOf(key, steps))}`);
  const digests = [digestOf([start, way]), ...(written.length > 0 ? [written.join(', ')] : [])];
  return [`  ${name} in ${scenario}`, `    ${words.join(', ')} → ${where} [${digests.join('; ')}]`];
}

/** What the steps write into a field, each with the number of its step: one that they empty is not one that they leave. */
const valuesOf = (key: string, steps: Path['steps']) =>
  steps.flatMap(({ context = {} }, index) => (key in context ? [[index, context[key]]] : []));

/** The regions of a state that are not as they were, as 'open(finding.failed, sharing.idle)'. */
function inWords(state: State | undefined, was: State | undefined): string {
  if (typeof state !== 'object') return state === was || state === undefined ? '' : state;
  const before = typeof was === 'object' ? was : {};
  const regions = Object.entries(state).flatMap(([key, inner]) => {
    const words = inWords(inner, before[key]);
    if (words === '') return [];
    return [/[(,]/.test(words) ? `${key}(${words})` : `${key}.${words}`];
  });
  return regions.join(', ');
}

const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 6);
