import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { look, type Seen, sent, type Target } from './look.ts';
import type { Pointer, Tab } from './tab.ts';
import { becomes, until } from './wait.ts';

const umd = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const LIBRARY = readFileSync(umd, 'utf8');

/** Whether two looks found an element at the same place. */
const isSamePlace = (one: Seen, other: Seen) =>
  (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.5);

const described = (target: Target): string =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** Somebody who uses the site through a tab: looks for things as people do, and waits until they are there. */
export class Visitor {
  readonly tab: Tab;
  readonly #origin: string;

  /** @param origin that of the site, without a slash at its end */
  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.#origin = origin;
  }

  /** Opens a path of the site and waits until the page answers by itself. */
  async visit(path: string): Promise<void> {
    await this.tab.open(this.#origin + path);
    await this.alive();
  }

  /** Waits until the page answers by itself: the office's status is known only then. */
  async alive(): Promise<void> {
    await this.says({ css: '.footer__status' }, 'sekarang');
  }

  /** What a target finds now. */
  async look(target: Target, scroll = false): Promise<Seen[]> {
    const seen = await this.tab.run(look, sent(target), scroll);
    if (seen) return seen;
    await this.tab.inject(LIBRARY);
    return (await this.tab.run(look, sent(target), scroll)) ?? [];
  }

  /** Waits for something that can be seen, and gives it. */
  async sees(target: Target): Promise<Seen> {
    const found = await until(
      async () => (await this.look(target)).find(({ visible }) => visible),
      (seen) => seen !== undefined,
      `${described(target)} is to be seen`,
    );
    if (found === undefined) throw new Error('unreachable');
    return found;
  }

  /** Waits until the target is not visible any more. */
  async misses(target: Target): Promise<void> {
    await this.counts(target, 0);
  }

  /** Waits until so many results are visible. */
  async counts(target: Target, expected: number): Promise<void> {
    const visible = async () => (await this.look(target)).filter((seen) => seen.visible).length;
    await becomes(visible, expected, `the number of ${described(target)}`);
  }

  /** Waits until the text of the first result contains something. */
  async says(target: Target, words: string | RegExp): Promise<void> {
    const holds = (text: string | undefined) =>
      typeof words === 'string' ? text?.includes(words) === true : words.test(text ?? '');
    await until(async () => (await this.look(target))[0]?.text, holds, `${described(target)} says ${words}`);
  }

  /** Waits until an attribute of the first found has a value. */
  async has(target: Target, attribute: string, expected: string): Promise<void> {
    const value = async () => (await this.look(target))[0]?.attributes[attribute];
    await becomes(value, expected, `${attribute} of ${described(target)}`);
  }

  /** Waits until the focus is at something or inside it. */
  async focused(target: Target): Promise<void> {
    const isThere = async () => (await this.look(target)).some(({ focused }) => focused);
    await becomes(isThere, true, `the focus at ${described(target)}`);
  }

  /** Waits until the tab shows a path of the site. */
  async at(path: string): Promise<void> {
    const shown = async () => (await this.tab.address()).replace(this.#origin, '');
    await becomes(shown, path, 'the address');
  }

  /** Scrolls something into sight and gives it once it has stopped moving and a press would reach it. */
  async reach(target: Target): Promise<Seen> {
    let before: Seen | undefined;
    const reached = await until(
      async () => {
        const seen = (await this.look(target, true)).at(0);
        const rests = seen !== undefined && before !== undefined && isSamePlace(seen, before);
        before = seen;
        return { seen, rests };
      },
      ({ seen, rests }) => rests && seen?.visible === true && seen.reachable,
      `${described(target)} can be pressed`,
    );
    if (reached.seen === undefined) throw new Error('unreachable');
    return reached.seen;
  }

  /** Presses something in its middle, once or twice in a row. */
  async click(target: Target, times: 1 | 2 = 1): Promise<void> {
    await this.tab.click(middle(await this.reach(target)), times);
  }

  /** Holds the mouse over something. */
  async hover(target: Target): Promise<void> {
    await this.tab.move(middle(await this.reach(target)));
  }

  /** Swipes over something, from a part of its width to another (0 is its left edge, 1 its right one). */
  async swipe(target: Target, from: number, to: number, pointer: Pointer): Promise<void> {
    const { left, top, width, height } = await this.reach(target);
    // A small step first, as a hand does: the carousels count from where they notice the movement.
    const steps = [0, 0.04, 0.3, 0.6, 0.9, 1];
    const points = steps.map((part) => ({
      x: left + width * (from + (to - from) * part),
      y: top + height / 2,
    }));
    await this.tab.drag(points, pointer);
  }

  /** Writes into a field and replaces its text. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.focused(target);
    await this.tab.press('Control+a');
    if (text === '') await this.tab.press('Delete');
    else await this.tab.type(text);
    await becomes(async () => (await this.look(target))[0]?.value, text, `the value of ${described(target)}`);
  }
}

/** The middle of what was seen. */
export const middle = ({ left, top, width, height }: Seen) => ({ x: left + width / 2, y: top + height / 2 });
