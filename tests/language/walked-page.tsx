import { act, fireEvent } from '@testing-library/react';
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
 * @returns `after` does something and looks at the page; `strays` is what was found so far, or that no text in marks was seen
 */
export function watchStrays(data: readonly string[]) {
  const strays = new Set<string>();
  let last = '';
  let isMarked = false;
  const after = async (happen: () => unknown) => {
    await act(async () => void (await happen()));
    const drawn = document.documentElement.outerHTML;
    if (drawn === last) return;
    last = drawn;
    isMarked ||= drawn.includes('⟦');
    for (const stray of strayTexts(document.documentElement, data)) strays.add(stray);
  };
  return { strays: () => (isMarked ? [...strays].sort() : ['no text of a catalogue']), after };
}

/**
 * Sends every machine of a page one event of each kind.
 * @param without machines that are walked elsewhere
 * @param each runs after every event
 */
export async function walk(
  { after }: Pick<ReturnType<typeof watchStrays>, 'after'>,
  site: Machines,
  without: readonly string[],
  each: () => Promise<void> = async () => undefined,
) {
  for (const name of Object.keys(EVENT_SCHEMAS) as Name[]) {
    for (const event of without.includes(name) ? [] : examplesOf(name)) {
      const machine = site[name];
      if (machine === undefined) continue;
      await after(() => machine.send(event));
      await each();
    }
  }
}

const PRESSED = 'button:enabled, [role=tab], [role=option], summary, input';
// More than any dialog has.
const MOST_PRESSES = 80;

/**
 * Presses what is there to press and writes into what takes words, each once, also what comes of that.
 * @param within where
 * @param each runs after every press
 */
export async function pressEverything(
  { after }: Pick<ReturnType<typeof watchStrays>, 'after'>,
  within: () => Element | null,
  each: () => Promise<void> = async () => undefined,
) {
  const done = new Set<string>();
  const nameOf = (part: Element) => `${part.getAttribute('aria-label')}|${part.textContent}|${part.id}`;
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const next = [...(within()?.querySelectorAll(PRESSED) ?? [])].find((part) => !done.has(nameOf(part)));
    if (next === undefined) return;
    done.add(nameOf(next));
    const isWritten = next instanceof HTMLInputElement && next.type !== 'checkbox' && next.type !== 'radio';
    await after(() =>
      isWritten ? fireEvent.change(next, { target: { value: 'warung' } }) : fireEvent.click(next),
    );
    await each();
  }
}
