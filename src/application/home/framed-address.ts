import type { PageAddress } from '../ports/page-address.ts';
import { addressAfter } from './home-address.ts';

/**
 * Makes an address whose present entry is written after the frame that answers what the visitor did, and of several addresses the last
 * alone: the router takes its time with each.
 * @param afterFrame runs something after the next frame, and returns what takes it back
 */
export function framedAddress(
  address: PageAddress,
  afterFrame: (run: () => void) => () => void,
): PageAddress {
  let due: string | undefined;
  let takeBack: () => void = () => undefined;
  const drop = () => {
    takeBack();
    takeBack = () => undefined;
    due = undefined;
  };
  const writeDue = () => {
    const wanted = due;
    drop();
    if (wanted !== undefined) address.replace(wanted);
  };
  return {
    current: () =>
      due === undefined
        ? address.current()
        : addressAfter(address.current(), { type: 'replace', address: due }),
    push: (wanted, openedFrom) => {
      writeDue();
      address.push(wanted, openedFrom);
    },
    replace: (wanted) => {
      drop();
      due = wanted;
      const stop = afterFrame(writeDue);
      // Another entry is the present one then, such as by Back. Not listened to before: the router does without its own first listener
      // where there is one already.
      const leave = address.subscribe(drop);
      takeBack = () => {
        stop();
        leave();
      };
    },
    back: () => {
      writeDue();
      address.back();
    },
    subscribe: (changed) => address.subscribe(changed),
  };
}
