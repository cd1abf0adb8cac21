import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether what is drawn stands in the document; of what was served it does from the start. React makes elements that it then throws
 * away, where something else comes first. Of these Chromium holds an image that names its widths, or stands in a `<picture>`, and all
 * that stands around it, until the page is left: an image is no more than its size until it stands in the document.
 */
export function useInDocument(): boolean {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isIn, setIn] = useState(isServed);
  useLayoutEffect(() => setIn(true), []);
  return isIn;
}
