import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '@bupc/bench/browsers/look.ts';
import type { Browser } from '@bupc/bench/browsers/tab.ts';
import type { Visitor } from '@bupc/bench/browsers/visitor.ts';
import { becomes, until } from '@bupc/bench/browsers/wait.ts';

/** The dialog that lies uppermost. */
export const DIALOG: Target = { css: '[role=dialog]', nth: -1 };

/** A button of the uppermost dialog, by its name. */
export const inDialog = (name: string | RegExp): Target => ({ role: 'button', name, within: DIALOG });

/** The dialogs that are open. */
export const DIALOGS: Target = { css: '[role=dialog]' };

/** One of the three cards of the services section. */
export const card = (words: string): Target => ({ css: '#services a', text: words });

/** Whether the page lets nothing of itself be reached: it is inert behind a dialog. */
export const isPageInert = ({ tab }: Visitor): Promise<boolean> =>
  tab.run(() => document.querySelector('h1')?.closest('[inert], [aria-hidden=true]') !== null);

/** How far the page has been scrolled. */
export const scrolled = ({ tab }: Visitor): Promise<number> => tab.run(() => Math.round(scrollY));

/** Brings a section to the top of the window, at once, and waits until it rests there. */
export async function showSection(visitor: Visitor, id: string): Promise<void> {
  const top = () =>
    visitor.tab.run((section) => {
      const element = document.getElementById(section);
      element?.scrollIntoView({ block: 'start', behavior: 'instant' });
      return Math.round(element?.getBoundingClientRect().top ?? -1);
    }, id);
  let before = Number.NaN;
  await until(
    async () => {
      const now = await top();
      const rests = now === before;
      before = now;
      return rests;
    },
    (rests) => rests,
    `the section ${id} rests`,
  );
}

/** How many CSS pixels the page is wider than the window. */
export const beyond = ({ tab }: Visitor): Promise<number> =>
  tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until the page is no wider than the window. */
export const fits = (visitor: Visitor) =>
  becomes(async () => (await beyond(visitor)) <= 0, true, 'fitting the window');

/** Waits for a file that the page has saved, and gives its bytes. */
export async function savedFile({ downloads }: Browser, name: string): Promise<Buffer> {
  const path = join(downloads, name);
  let size = -1;
  return until(
    async () => {
      const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
      const isWhole = bytes.length > 0 && bytes.length === size;
      size = bytes.length;
      return isWhole ? bytes : Buffer.alloc(0);
    },
    ({ length }) => length > 0,
    `the file ${name} is saved`,
  );
}

/** Waits until the focus has gone round inside the uppermost dialog, Tab by Tab. */
export async function focusStays(visitor: Visitor, presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await visitor.tab.press('Tab');
    await visitor.focused(DIALOG);
  }
}

/** What was copied, as pasting it into the search of the gallery shows it; the page is opened anew. */
export async function pasted(visitor: Visitor): Promise<string> {
  const box: Target = { css: '#gallery input[type=search]' };
  await visitor.visit('/home');
  await visitor.click(box);
  await visitor.focused(box);
  await visitor.tab.press('Control+v');
  const value = async () => (await visitor.look(box))[0]?.value ?? '';
  return until(value, (text) => text !== '', 'something is pasted');
}

/** Waits until the slides of a carousel stand still: while one moves, a new swipe is not taken. */
export const slidesRest = ({ tab }: Visitor, css: string): Promise<void> =>
  becomes(
    () =>
      tab.run((selector) => {
        const element = document.querySelector(selector);
        const engine = element && (Reflect.get(element, 'swiper') as { animating: boolean } | undefined);
        return engine?.animating === false;
      }, css),
    true,
    'the slides at rest',
  );
