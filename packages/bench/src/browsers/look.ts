/** What to find in a page: by role and accessible name, or by selector; within another target, or in a frame. */
export interface Target {
  readonly css?: string;
  readonly role?: string;
  /** The accessible name: the whole of it, or what matches. */
  readonly name?: string | RegExp;
  /** The text that it contains. */
  readonly text?: string | RegExp;
  readonly within?: Target;
  /** The selector of a frame of the same origin. */
  readonly frame?: string;
  /** The index among the results, from 0; negative ones count from the end. */
  readonly nth?: number;
}

/** An element that was found, as it is at the moment. */
export interface Seen {
  readonly text: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly visible: boolean;
  /** Whether it, or a part of it, has the focus. */
  readonly focused: boolean;
  /** Whether a press in its middle would reach it. */
  readonly reachable: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A Target that can be passed to a page: its regular expressions as source and flags. */
export type Sent = { readonly [K in keyof Target]: unknown };

/** Makes a target serialisable, so that it can be passed to a page. */
export function sent({ name, text, within, ...rest }: Target): Sent {
  const plain = (words: string | RegExp | undefined) =>
    words instanceof RegExp ? { source: words.source, flags: words.flags } : words;
  return { ...rest, name: plain(name), text: plain(text), within: within && sent(within) };
}

/**
 * Runs in a page and refers to nothing outside itself: gives what a target finds. Elements that are not displayed are
 * found only by selector. Roles and names are those of @testing-library/dom; undefined where the page does not have it.
 * @param scroll whether the first result is scrolled into view before
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what runs in the page takes nothing along that stands outside
export function look(target: Sent, scroll: boolean): Seen[] | undefined {
  if (!('TestingLibraryDom' in window)) return undefined;
  type Words = string | { source: string; flags: string } | undefined;
  type Asked = {
    css?: string;
    role?: string;
    name?: Words;
    text?: Words;
    within?: Asked;
    frame?: string;
    nth?: number;
  };
  type Library = { queryAllByRole(root: Element, role: string, options: object): HTMLElement[] };
  const words = (given: Words) => (typeof given === 'object' ? new RegExp(given.source, given.flags) : given);
  const frameOf = (asked: Asked): string | undefined =>
    asked.frame ?? (asked.within && frameOf(asked.within));
  const frame = frameOf(target as Asked);
  const holder = frame === undefined ? undefined : document.querySelector<HTMLIFrameElement>(frame);
  if (holder === null) return [];
  const inside = holder ? holder.contentDocument : document;
  if (!inside?.body) return [];
  const library = Reflect.get(window, 'TestingLibraryDom') as Library;
  const find = (asked: Asked): HTMLElement[] => {
    const roots = asked.within ? find(asked.within) : [inside.documentElement];
    const name = words(asked.name);
    const found = roots.flatMap((root) =>
      asked.role === undefined
        ? [...root.querySelectorAll<HTMLElement>(asked.css ?? '*')]
        : library
            .queryAllByRole(root, asked.role, { hidden: true, ...(name !== undefined && { name }) })
            .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
            .filter((each) => asked.css === undefined || each.matches(asked.css)),
    );
    const text = words(asked.text);
    const fitting = found.filter((each) => {
      const content = each.textContent ?? '';
      return text === undefined || (typeof text === 'string' ? content.includes(text) : text.test(content));
    });
    const unique = [...new Set(fitting)];
    if (asked.nth === undefined) return unique;
    const one = unique.at(asked.nth);
    return one ? [one] : [];
  };
  const shift = holder?.getBoundingClientRect();
  return find(target as Asked).map((element, place) => {
    const isOut = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const view = inside.defaultView ?? window;
      return top < 0 || left < 0 || bottom > view.innerHeight || right > view.innerWidth;
    };
    if (scroll && place === 0 && isOut())
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // An element that wraps over lines is pressed on its first line.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = inside.elementFromPoint(left + width / 2, top + height / 2);
    const active = inside.activeElement;
    return {
      text: (element.textContent ?? '').trim(),
      value: 'value' in element ? String(element.value) : '',
      attributes: Object.fromEntries([...element.attributes].map((each) => [each.name, each.value])),
      visible: element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0,
      focused: active !== null && element.contains(active),
      reachable:
        hit !== null &&
        (element.contains(hit) ||
          (hit.contains(element) === false && hit.closest('label')?.contains(element) === true)),
      left: left + (shift?.left ?? 0),
      top: top + (shift?.top ?? 0),
      width,
      height,
    };
  });
}
