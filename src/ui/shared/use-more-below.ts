import { useEffect, useState } from 'react';

/** How the element at the end of what scrolls is made known, and whether it lies below what is in sight. */
export interface MoreBelow {
  readonly setEnd: (end: Element | null) => void;
  readonly isMore: boolean;
}

/** Whether what scrolls goes on below. Its end is made known once it is there, which in a portal is later. */
export function useMoreBelow(): MoreBelow {
  const [end, setEnd] = useState<Element | null>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (end === null) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setMore(!last.isIntersecting && last.boundingClientRect.top > window.innerHeight / 2);
    });
    observer.observe(end);
    return () => observer.disconnect();
  }, [end]);
  return { setEnd, isMore };
}
