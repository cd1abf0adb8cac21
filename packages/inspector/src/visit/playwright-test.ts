import type { Recording } from '../domain/recording.ts';
import type { VisitorAct } from '../domain/visitor-act.ts';
import { type Expectations, type VisitedAct, visitOf } from './visit-of.ts';

const MODULE = '@bupc/inspector/visit';

/**
 * Writes a recording as a Playwright test: each act by role and name, and after each what is expected of the machines.
 * @returns the text of a file whose name ends with '.spec.ts'
 */
export function playwrightTest(recording: Recording): string {
  const { title, address, scenario, world, viewport, byTheClock = [] } = recording;
  let before: Expectations = {};
  const steps = visitOf(recording).map(({ act, expected, underWay, dragged }) => {
    const changed = Object.entries(expected).filter(([name, one]) => textOf(one) !== textOf(before[name]));
    before = expected;
    return [...(act ? ['', `await ${callOf(act)};`] : []), ...expectationLines(changed, underWay, dragged)];
  });
  const calls = [...steps.flat(), 'await machines.end();'].map((line) => (line === '' ? '' : `  ${line}`));
  const left = byTheClock.length > 0 ? [`[${byTheClock.map(quoted).join(', ')}]`] : [];
  const helpers = ['drag', 'leave'].filter((name) => calls.some((line) => line.includes(`await ${name}(`)));
  return `${[
    `import { ${[...helpers, 'visit'].join(', ')} } from ${quoted(MODULE)};`,
    "import { test } from '@playwright/test';",
    ...(world ? ['', `const world = ${JSON.stringify(world, null, 2)};`] : []),
    ...(viewport ? ['', `test.use({ viewport: ${object(viewport)} });`] : []),
    '',
    `test(${quoted(title)}, async ({ page }) => {`,
    `  const machines = await visit(page, ${[quoted(address), world ? 'world' : quoted(scenario), ...left].join(', ')});`,
    ...calls,
    '});',
  ].join('\n')}\n`;
}

function expectationLines(
  changed: readonly (readonly [string, unknown])[],
  underWay: readonly string[],
  dragged: readonly string[],
): string[] {
  const list = (names: readonly string[]) => `, [${names.map(quoted).join(', ')}]`;
  const moved = dragged.length > 0 ? list(dragged) : '';
  const left = underWay.length > 0 || moved !== '' ? `${list(underWay)}${moved}` : '';
  if (changed.length === 0) return [`await machines.expect({}${left});`];
  return [
    'await machines.expect({',
    ...changed.map(([name, one]) => `  ${name}: ${textOf(one)},`),
    `}${left});`,
  ];
}

function callOf(act: NonNullable<VisitedAct['act']>): string {
  if (act.act === 'send') return `machines.send(${quoted(act.machine)}, ${textOf(act.event)})`;
  const { role, key = '', value = '', at, by } = act;
  const part = role === undefined ? 'page' : locatorOf(act);
  const place = at && role !== undefined ? object({ position: { x: at[0], y: at[1] } }) : '';
  switch (act.act) {
    case 'go':
      return `page.${key === 'Forward' ? 'goForward' : 'goBack'}()`;
    case 'type':
      return `${part}.fill(${quoted(value)})`;
    case 'choose':
      return `${part}.selectOption(${object({ label: value })})`;
    case 'press':
      return role === undefined ? `page.keyboard.press(${quoted(key)})` : `${part}.press(${quoted(key)})`;
    case 'scroll':
      return `page.evaluate(() => scrollTo({ left: ${at?.[0]}, top: ${at?.[1]}, behavior: 'instant' }))`;
    case 'leave':
      return 'leave(page)';
    case 'drag':
      return `drag(${part}, ${textOf(at ?? [0, 0])}, ${textOf(by ?? [0, 0])})`;
    case 'hover':
      return role === undefined ? `page.mouse.move(${(at ?? [0, 0]).join(', ')})` : `${part}.hover(${place})`;
    case 'click':
      return role === undefined
        ? `page.mouse.click(${(at ?? [0, 0]).join(', ')})`
        : `${part}.click(${place})`;
  }
}

function locatorOf({ role = '', name = '', within, nth }: VisitorAct): string {
  const found = (one: string, called: string) =>
    `.getByRole(${quoted(one)}${called ? `, ${object({ name: called, exact: true })}` : ''})`;
  const scope = within ? `page${found(within.role, within.name)}` : 'page';
  return `${scope}${found(role, name)}${nth === undefined ? '' : `.nth(${nth})`}`;
}

const textOf = (value: unknown): string => JSON.stringify(value);

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** An object of plain fields as it is written by hand. */
function object(fields: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(fields).map(([key, value]) => {
    if (typeof value === 'string') return `${key}: ${quoted(value)}`;
    return `${key}: ${typeof value === 'object' && value !== null ? object({ ...value }) : String(value)}`;
  });
  return `{ ${written.join(', ')} }`;
}
