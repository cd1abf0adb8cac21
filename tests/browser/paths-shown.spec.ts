import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import { OF_REGIONS, SHOWN, type Shown } from './shown-states.ts';
import { expect, test } from './site.ts';

interface Kept {
  readonly steps: readonly unknown[];
  readonly end: { readonly state: StateValue };
}
interface Path {
  readonly address: string;
  readonly steps: number;
  readonly state: StateValue;
}

const FOLDERS = ['.paths', 'qa/paths'];
const pathsIn = (folder: string, machine: string): readonly Path[] =>
  filesIn(`${folder}/${machine}`).map((file) => {
    const { end, steps }: Kept = JSON.parse(readFileSync(`${folder}/${machine}/${file}`, 'utf8'));
    return { address: `${machine}/${file.replace('.json', '')}`, steps: steps.length, state: end.state };
  });

/** Of a machine's paths the shortest to each view in which something is said of its state: `NIGHTLY=on` looks at every one. */
function pathsOf(machine: string): { readonly all: number; readonly picked: readonly Path[] } {
  const all = FOLDERS.flatMap((folder) => pathsIn(folder, machine));
  const shortest = new Map(
    all
      .filter(({ state }) =>
        rowsOf(machine, state).some(([known, [, words]]) => known !== '' && words !== null),
      )
      .toSorted((one, other) => other.steps - one.steps)
      .map((path) => [shownOf(machine, path.state).join('\n'), path]),
  );
  return { all: all.length, picked: process.env.NIGHTLY === 'on' ? all : [...shortest.values()] };
}
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const machines = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    ),
  ),
);

/** The rows of the table that speak of a state. */
function rowsOf(machine: string, state: StateValue) {
  const matching = (SHOWN[machine] ?? []).filter(([known]) => known === '' || matchesState(known, state));
  return OF_REGIONS.includes(machine) ? matching : matching.slice(0, 1);
}

/** What must be seen of a state. Without an open dialog there must be none. */
function shownOf(machine: string, state: StateValue): readonly Shown[] {
  const shown = rowsOf(machine, state).map(([, one]) => one);
  return machine === 'dialogs' && shown.length === 0 ? [['[role="dialog"], dialog[open]', null]] : shown;
}

async function isSeen(page: Page, [part, words]: Shown): Promise<void> {
  const found = page.locator(part).filter({ visible: true });
  if (words === null) await expect.soft(found).toHaveCount(0);
  else await expect.soft(found.filter({ hasText: words }).first()).toBeVisible();
}

// A page of its own for each path would take twice the time.
const TOGETHER = 12;

for (const machine of [...machines].sort()) {
  const { all, picked } = pathsOf(machine);
  for (let from = 0; from < picked.length; from += TOGETHER) {
    const some = picked.slice(from, from + TOGETHER);
    const which = `${picked.length} of ${all} paths of ${machine}`;
    test(`the page shows what ${which} end on, from ${from + 1} on`, async ({ page }) => {
      test.setTimeout(some.length * 240_000);
      for (const { address, state } of some) {
        await test.step(address, async () => {
          await page.goto(`/home?path=${address}`);
          // Whoever touches the map has its panel before it is drawn.
          await page.keyboard.press('Shift');
          await expect(page.locator('.ribbon')).toHaveAttribute('data-replay', 'passed');
          const shown = shownOf(machine, state);
          expect(shown, `nothing is said of ${machine} in ${JSON.stringify(state)}`).not.toEqual([]);
          for (const one of shown) await isSeen(page, one);
          await expect.soft(page.getByText('Jendela ini gagal ditampilkan')).toHaveCount(0);
        });
      }
    });
  }
}
