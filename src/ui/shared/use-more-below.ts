import { useEffect, useState } from 'react';

/** A ref for the end of scrolling content, and whether that end is below the visible part. */
export interface MoreBelow {
  readonly setEnd: (end: Element | null) => void;
  readonly isMore: boolean;
}

/** Whether scrolling content continues below. Its end is registered once it exists, which in a portal is later. */
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
