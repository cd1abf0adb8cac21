import { expect, it } from 'vitest';
import type { Recording } from '../../src/domain/recording.ts';
import type { VisitorAct } from '../../src/domain/visitor-act.ts';
import { playwrightTest } from '../../src/visit/playwright-test.ts';

const OFF = { state: 'off', context: { words: 'it’s "so"' } };
const recorded = (visitor: VisitorAct, more: Partial<Recording> = {}): Recording => ({
  format: 'bupc-recording-1',
  name: 'lights',
  title: "Lights the office's lamp",
  scenario: 'all-well',
  address: '/home?panduan=4',
  start: { lamp: OFF },
  entries: [{ visitor, at: 1 }],
  end: { lamp: OFF },
  ...more,
});
/** The line of an act. */
const lineOf = (visitor: VisitorAct) => {
  const entries = [visitor, { act: 'press', key: 'Escape' } as const].map((one) => ({ visitor: one, at: 1 }));
  return playwrightTest({ ...recorded(visitor), entries })
    .split('\n')
    .at(-8)
    ?.trim();
};

it('a recording is written with its acts, and with what is expected of the machines after each', () => {
  const entries: Recording['entries'] = [
    { visitor: { act: 'click', role: 'button', name: 'Lampu' }, at: 1 },
    { machine: 'lamp', from: 'page', at: 2, cause: 0, event: { type: 'switched' }, state: 'on' },
    { visitor: { act: 'press', key: 'Escape' }, at: 3 },
    { machine: 'lamp', from: 'timer', at: 4, outcome: 'burning over', state: 'off' },
  ];
  const recording = {
    ...recorded({ act: 'go' }),
    entries,
    viewport: { width: 360, height: 640 },
    byTheClock: ['fan'],
  };
  expect(playwrightTest(recording)).toBe(`import { visit } from '@bupc/inspector/visit';
import { test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 640 } });

test('Lights the office\\'s lamp', async ({ page }) => {
  const machines = await visit(page, '/home?panduan=4', 'all-well', ['fan']);
  await machines.expect({
    lamp: {"state":"off","context":{"words":"it’s \\"so\\""}},
  });

  await page.getByRole('button', { name: 'Lampu', exact: true }).click();
  await machines.expect({
    lamp: {"state":"on","context":{"words":"it’s \\"so\\""}},
  }, ['lamp']);

  await page.keyboard.press('Escape');
  await machines.expect({
    lamp: {"state":"off","context":{"words":"it’s \\"so\\""}},
  });
  await machines.end();
});
`);
});

const FIELD = { role: 'searchbox', name: 'Cari' } as const;
const MAP = { role: 'region', name: 'Peta' } as const;

it.each<[VisitorAct, string]>([
  [
    { act: 'type', ...FIELD, value: 'saw\\ah' },
    "await page.getByRole('searchbox', { name: 'Cari', exact: true }).fill('saw\\\\ah');",
  ],
  [
    { act: 'choose', role: 'combobox', name: 'Tahun', value: '2023' },
    "await page.getByRole('combobox', { name: 'Tahun', exact: true }).selectOption({ label: '2023' });",
  ],
  [
    { act: 'press', ...FIELD, key: 'Enter' },
    "await page.getByRole('searchbox', { name: 'Cari', exact: true }).press('Enter');",
  ],
  [
    { act: 'hover', role: 'button', name: 'Buka', nth: 1 },
    "await page.getByRole('button', { name: 'Buka', exact: true }).nth(1).hover();",
  ],
  [
    { act: 'click', role: 'button', name: 'Buka', within: { role: 'dialog', name: 'Foto' } },
    "await page.getByRole('dialog', { name: 'Foto', exact: true }).getByRole('button', { name: 'Buka', exact: true }).click();",
  ],
  [
    { act: 'click', ...MAP, at: [7, 9] },
    "await page.getByRole('region', { name: 'Peta', exact: true }).click({ position: { x: 7, y: 9 } });",
  ],
  [
    { act: 'drag', ...MAP, at: [7, 9], by: [50, -5] },
    "await drag(page.getByRole('region', { name: 'Peta', exact: true }), [7,9], [50,-5]);",
  ],
  [{ act: 'drag', at: [7, 9], by: [50, -5] }, 'await drag(page, [7,9], [50,-5]);'],
  [{ act: 'hover', at: [7, 9] }, 'await page.mouse.move(7, 9);'],
  [{ act: 'click', at: [7, 9] }, 'await page.mouse.click(7, 9);'],
  [
    { act: 'scroll', at: [0, 812] },
    "await page.evaluate(() => scrollTo({ left: 0, top: 812, behavior: 'instant' }));",
  ],
  [{ act: 'leave' }, 'await leave(page);'],
  [{ act: 'go', key: 'Back', value: '/home' }, 'await page.goBack();'],
  [{ act: 'go', key: 'Forward', value: '/home' }, 'await page.goForward();'],
])('%j is written as %s', (act, line) => {
  expect(lineOf(act)).toBe(line);
});

it('takes the world along that the project does not have', () => {
  const world = { name: 'seen', title: 'What was seen' };
  const text = playwrightTest(recorded({ act: 'go' }, { world }));
  expect(text).toContain(`const world = ${JSON.stringify(world, null, 2)};`);
  expect(text).toContain("await visit(page, '/home?panduan=4', world);");
});

it('what a drag has moved is named beside what is under way', () => {
  const visitor = { act: 'drag', ...MAP, at: [7, 9], by: [50, -5] } as const;
  const moved = { machine: 'lamp', from: 'page', at: 2, cause: 0, event: { type: 'moved' }, state: 'on' };
  const text = playwrightTest(recorded(visitor, { entries: [{ visitor, at: 1 }, moved], end: {} }));
  expect(text).toContain("  }, [], ['lamp']);\n");
});
