import { act } from '@testing-library/react';
import type { AnyActorRef } from 'xstate';
import { EVENT_SCHEMAS } from '../../qa/events/all-events.ts';
import { examplesOf } from '../../tools/paths/models/examples.ts';
import { strayTexts } from './stray-texts.ts';

type Name = keyof typeof EVENT_SCHEMAS;
/** Some machines of a page, by name. */
export type Machines = Partial<Record<string, Pick<AnyActorRef, 'send'>>>;

/**
 * Collects what the page says in words of no catalogue.
 * @param data the strings of office and feeds
 * @returns `after` does something and looks at the page; `strays` is what was found so far
 */
export function watchStrays(data: readonly string[]) {
  const strays = new Set<string>();
  let last = '';
  const after = async (happen: () => unknown) => {
    await act(async () => void (await happen()));
    const drawn = document.documentElement.outerHTML;
    if (drawn === last) return;
    last = drawn;
    for (const stray of strayTexts(document.documentElement, data)) strays.add(stray);
  };
  return { strays: () => [...strays].sort(), after };
}

/**
 * Sends every machine of a page one event of each kind, twice: what the first time leaves on is off again after the second.
 * @param without machines that are walked elsewhere
 * @param each runs after every event
 */
export async function walk(
  { after }: Pick<ReturnType<typeof watchStrays>, 'after'>,
  site: Machines,
  without: readonly string[],
  each: () => Promise<void> = async () => undefined,
) {
  const names = (Object.keys(EVENT_SCHEMAS) as Name[]).filter((name) => !without.includes(name));
  for (const name of [...names, ...names]) {
    for (const event of examplesOf(name)) {
      const machine = site[name];
      if (machine === undefined) continue;
      await after(() => machine.send(event));
      await each();
    }
  }
}
