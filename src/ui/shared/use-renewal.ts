import { useEffect } from 'react';
import { useDependencies } from '../dependencies.tsx';

/**
 * Loads the page of the present release where code that a visitor needs belongs to an earlier release and is gone.
 * Without network, or in the same release, nothing changes.
 * @param isLost whether that code could not be loaded
 */
export function useRenewal(isLost: boolean): void {
  const { release } = useDependencies();
  useEffect(() => {
    if (!isLost) return;
    let isOver = false;
    release.isReplaced().then((isReplaced) => {
      if (isReplaced && !isOver) release.renew();
    });
    return () => {
      isOver = true;
    };
  }, [isLost, release]);
}
