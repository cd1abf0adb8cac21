import { useEffect } from 'react';
import { useDependencies } from '../dependencies.tsx';

/**
 * Loads the page of the present release where code that a visitor has asked for is gone with an earlier one. Without
 * network, or where the release is the same, everything stays as it is.
 * @param isLost whether that code did not come
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
