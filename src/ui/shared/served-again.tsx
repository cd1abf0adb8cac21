import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApplicationFailed } from './application-failed.tsx';

// A line that stands here anew, and dialogs that nothing would close.
const NOT_PLAIN = '.application-failed, [role="dialog"], .dialog-host__failed';

/** Makes copies of what a page holds at the time of asking. */
export const copiesOf = (page: Node) => () => Array.from(page.childNodes, (node) => node.cloneNode(true));

/**
 * A page without its application, in place of one that broke: plain nodes that React does not look into.
 * @param served gives them
 */
export function ServedAgain({ served }: { served: () => readonly Node[] }) {
  const whole = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  // While the broken page still stands: with it goes the focus that lies in it.
  const [nodes] = useState(served);
  const [hadFocus] = useState(() => document.activeElement !== document.body);
  useLayoutEffect(() => {
    room.current?.replaceChildren(...nodes);
    for (const part of room.current?.querySelectorAll(NOT_PLAIN) ?? []) part.remove();
  }, [nodes]);
  useEffect(() => {
    if (hadFocus) whole.current?.querySelector<HTMLElement>('.application-failed a')?.focus();
  }, [hadFocus]);
  return (
    <div ref={whole}>
      <div ref={room} />
      <ApplicationFailed />
    </div>
  );
}
