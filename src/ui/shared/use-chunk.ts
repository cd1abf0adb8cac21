import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useServices } from '../services-context.tsx';

/**
 * A component that lives in a chunk of its own.
 * @param load imports the component
 * @param wanted whether to ask for it now
 * @returns the component once it is here, and a way to ask for it early
 */
export function useChunk<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): readonly [ComponentType<Props> | undefined, () => void] {
  const { logger } = useServices();
  const [chunk, setChunk] = useState<ComponentType<Props>>();
  const ask = useCallback(() => {
    load().then(
      (component) => setChunk(() => component),
      (error: unknown) => logger.event('chunk.failed', { message: String(error) }),
    );
  }, [load, logger]);
  useEffect(() => {
    if (wanted) ask();
  }, [wanted, ask]);
  return [chunk, ask];
}
