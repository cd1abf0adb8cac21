import { useEffect, useState } from 'react';

/**
 * Reads something of the document once.
 * @param read a stable function (useCallback); another one starts another reading
 * @param standIn what there is until it is read, and where it cannot be
 */
export function useRead<T>(read: () => Promise<T>, standIn: T): T {
  const [value, setValue] = useState(standIn);
  useEffect(() => {
    let isCurrent = true;
    const set = (found: T) => isCurrent && setValue(() => found);
    read().then(set, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return value;
}
