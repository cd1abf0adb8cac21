/** What React stores of a component that stands on the page; only what is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

interface FiberRoot {
  current: Fiber;
}

const PERFORMED_WORK = 1;
/** Functions, classes, forwarded and memoised components. */
const COMPONENTS: readonly number[] = [0, 1, 11, 14, 15];
const CONTAINER = '__reactContainer$';
/** From the inside out: a section may hold a nav of its own. */
const PARTS = ['[role="dialog"]', 'main > *', 'header, nav, footer'];

/**
 * Gives the parts of the page in which a component renders while something happens: the ids of sections, the names of
 * dialogs, else the tag; 'page' for what holds them together. Each once, in the order of the alphabet.
 * @param happen what is to be watched; it has to have settled once its promise has
 */
export async function renderedSections(happen: () => Promise<unknown>): Promise<string[]> {
  const parts = new Set<string>();
  const restore = rootsOf(document).map((root) => watch(root, (fiber) => parts.add(partOf(fiber))));
  try {
    await happen();
  } finally {
    for (const stop of restore) stop();
  }
  return [...parts].sort();
}

function rootsOf(page: Document): FiberRoot[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith(CONTAINER));
    const fiber = key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
    return fiber === undefined ? [] : [fiber.stateNode as FiberRoot];
  });
}

// React puts a finished tree in the place of the present one once a commit: the one moment to compare the two.
function watch(root: FiberRoot, rendered: (fiber: Fiber) => void): () => void {
  let { current } = root;
  Object.defineProperty(root, 'current', {
    configurable: true,
    enumerable: true,
    get: () => current,
    set: (finished: Fiber) => {
      current = finished;
      visit(finished, rendered);
    },
  });
  return () => {
    Object.defineProperty(root, 'current', {
      configurable: true,
      enumerable: true,
      writable: true,
      value: current,
    });
  };
}

function visit(fiber: Fiber, rendered: (fiber: Fiber) => void): void {
  if (COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) rendered(fiber);
  // Children that are the very ones of before were not looked at.
  if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) visit(child, rendered);
}

// What holds the focus of a dialog stands beside it, and belongs to it: the nearest component around it says which.
function partOf(fiber: Fiber): string {
  for (let around: Fiber | null = fiber; around !== null; around = around.return) {
    const parts = new Set(drawnBy(around).flatMap(partsAt));
    const [part] = parts;
    if (part !== undefined) return parts.size > 1 ? 'page' : nameOf(part);
  }
  return 'page';
}

function drawnBy(fiber: Fiber): Element[] {
  return fiber.stateNode instanceof Element ? [fiber.stateNode] : elementsBelow(fiber);
}

/** The outermost elements that a component draws. */
function elementsBelow(fiber: Fiber): Element[] {
  const elements: Element[] = [];
  for (let child = fiber.child; child !== null; child = child.sibling) {
    if (child.stateNode instanceof Element) elements.push(child.stateNode);
    else elements.push(...elementsBelow(child));
  }
  return elements;
}

/** The part in which an element stands; where it stands in none, those inside it. */
function partsAt(element: Element): Element[] {
  const around = PARTS.map((selector) => element.closest(selector)).find((part) => part !== null);
  return around ? [around] : [...element.querySelectorAll(PARTS.join())];
}

function nameOf(part: Element): string {
  if (part.role === 'dialog') return `dialog ${labelOf(part)}`;
  return part.id || part.tagName.toLowerCase();
}

function labelOf(dialog: Element): string {
  const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  return heading?.textContent ?? dialog.getAttribute('aria-label') ?? '';
}
