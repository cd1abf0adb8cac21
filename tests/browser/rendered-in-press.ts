/** What was drawn between a press and the end of the frame that answers it. */
export interface Drawn {
  /** Components that React rendered. */
  readonly components: number;
  /** Elements that came into the page. */
  readonly elements: number;
}

interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

declare global {
  /** Set by `countPresses`: what the last press drew, once its frame is over. */
  var drawnInPress: Drawn | undefined;
}

/**
 * Runs in the page before it: counts what each press of a finger or a key draws. React tells of its commits as it does to its
 * developer tools, in production too.
 */
export function countPresses(): void {
  let components = 0;
  let elements = 0;
  let isCounting = false;
  // A component that ran leaves this mark; of one that did not, the children are the same as before.
  const PERFORMED_WORK = 1;
  const COMPONENTS = [0, 1, 11, 14, 15];
  const count = (fiber: Fiber): number => {
    const { alternate: before, child } = fiber;
    const ran = COMPONENTS.includes(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0);
    let sum = ran ? 1 : 0;
    if (before !== null && before.child === child) return sum;
    for (let one = child; one !== null; one = one.sibling) sum += count(one);
    return sum;
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
        if (isCounting) components += count(current);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  const countAdded = (records: readonly MutationRecord[]) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) elements += 1 + node.querySelectorAll('*').length;
  };
  const observer = new MutationObserver(countAdded);
  const begin = () => {
    if (isCounting) return;
    isCounting = true;
    performance.mark('pressed');
    components = 0;
    elements = 0;
    globalThis.drawnInPress = undefined;
    observer.observe(document, { childList: true, subtree: true });
    // Asked for before the page asks: what it leaves for after the frame comes after this.
    requestAnimationFrame(() => setTimeout(end));
  };
  const end = () => {
    isCounting = false;
    countAdded(observer.takeRecords());
    observer.disconnect();
    performance.mark('press-drawn');
    globalThis.drawnInPress = { components, elements };
  };
  for (const press of ['click', 'keydown']) addEventListener(press, begin, true);
}
