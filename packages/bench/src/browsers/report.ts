import { ENGINES, type Engine } from './tab.ts';

/** How one flow went in one browser at one size. */
export interface Outcome {
  readonly flow: string;
  readonly engine: Engine;
  readonly size: string;
  readonly state: 'passed' | 'failed' | 'not possible';
  /** Why it failed or is not possible. */
  readonly reason?: string;
}

/** A browser of a run. */
export interface Tried {
  readonly engine: Engine;
  /** Its name and version; undefined where it is not installed. */
  readonly version?: string;
  readonly driver?: string;
  /** How to install it, where it is missing. */
  readonly missing?: string;
}

/** The results of a run. */
export interface Run {
  /** The day, as YYYY-MM-DD. */
  readonly date: string;
  readonly tried: readonly Tried[];
  readonly outcomes: readonly Outcome[];
}

/** The figures of one browser in docs/browsers.json; flows are counted at every size. */
export interface Figures {
  readonly engine: Engine;
  readonly version: string;
  readonly driver: string;
  readonly passed: number;
  readonly failed: number;
  readonly notPossible: number;
}

const MARKS = { passed: 'passed', failed: 'failed', 'not possible': 'not possible' } as const;

/** The table's cell for a flow in a browser: one word, or one for each size where they differ. */
export function cell(outcomes: readonly Outcome[]): string {
  const states = new Set(outcomes.map(({ state }) => state));
  const [first] = outcomes;
  if (first === undefined) return 'not tried';
  if (states.size === 1) return MARKS[first.state];
  return outcomes.map(({ size, state }) => `${size}: ${MARKS[state]}`).join(', ');
}

/** The table of a run: a row for each flow, a column for each browser that was found. */
export function table({ tried, outcomes }: Run): string[][] {
  const present = ENGINES.filter((engine) => tried.some((one) => one.engine === engine && one.version));
  const flows = [...new Set(outcomes.map(({ flow }) => flow))];
  return [
    ['flow', ...present.map((engine) => tried.find((one) => one.engine === engine)?.version ?? engine)],
    ...flows.map((flow) => [
      flow,
      ...present.map((engine) => cell(outcomes.filter((one) => one.flow === flow && one.engine === engine))),
    ]),
  ];
}

/** What failed or is not possible, a line each, the same at both sizes said once. */
export function reasons({ outcomes }: Run): string[] {
  const lines = outcomes.flatMap(({ flow, engine, size, state, reason }) =>
    state === 'passed' ? [] : [[`${engine}, ${flow}`, size, `${state}: ${reason ?? 'no reason'}`] as const],
  );
  const heads = [...new Set(lines.map(([head, , tail]) => JSON.stringify([head, tail])))];
  return heads.map((key) => {
    const [head, tail] = JSON.parse(key) as [string, string];
    const sizes = lines.filter((line) => line[0] === head && line[2] === tail).map((line) => line[1]);
    return `${head} (${sizes.join(', ')}): ${tail}`;
  });
}

/** The figures of each browser that was found. */
export function figures({ tried, outcomes }: Run): Figures[] {
  return tried.flatMap(({ engine, version, driver = '' }) => {
    if (version === undefined) return [];
    const count = (state: Outcome['state']) =>
      outcomes.filter((one) => one.engine === engine && one.state === state).length;
    return [
      {
        engine,
        version,
        driver,
        passed: count('passed'),
        failed: count('failed'),
        notPossible: count('not possible'),
      },
    ];
  });
}

/** The table in columns of equal width, as a terminal shows it. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The page docs/browsers.md. */
export function page(run: Run): string {
  const bar = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const [head = [], ...rows] = table(run);
  const missing = run.tried.flatMap(({ engine, missing }) => (missing ? [`- ${engine}: ${missing}`] : []));
  const left = reasons(run).map((line) => `- ${line}`);
  return `${[
    '# Browsers',
    '',
    `Written by \`npm run bench -w packages/bench -- browsers --write\` on ${run.date}. Each flow is gone through by the driver of each browser, at the`,
    'size of a phone (412 px wide; 447 px in WebKitGTK, whose window is never narrower) and of a desk (1280 px). An error in the',
    'console, an exception and a broken policy are failures. How, and why these drivers: [decision 29](decisions/0029-browsers.md).',
    '',
    bar(['browser', 'driver', 'passed', 'failed', 'not possible']),
    bar(['---', '---', '---', '---', '---']),
    ...figures(run).map(({ version, driver, passed, failed, notPossible }) =>
      bar([version, driver, String(passed), String(failed), String(notPossible)]),
    ),
    '',
    ...(missing.length > 0 ? ['Not here:', '', ...missing, ''] : []),
    bar(head),
    bar(head.map(() => '---')),
    ...rows.map(bar),
    '',
    ...(left.length > 0 ? ['## What did not pass', '', ...left, ''] : []),
  ].join('\n')}`;
}
