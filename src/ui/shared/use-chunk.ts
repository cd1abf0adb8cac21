import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useDependencies } from '../dependencies.tsx';

/** A component that lives in a chunk of its own, as far as it is here. */
export interface Chunk<Props> {
  readonly component: ComponentType<Props> | undefined;
  /** The last try to bring it failed. */
  readonly failed: boolean;
  /** Asks for it, early or again. */
  readonly ask: () => void;
}

/**
 * Brings a component from its chunk.
 * @param load imports the component
 * @param wanted whether to ask for it now
 */
export function useChunk<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean): Chunk<Props> {
  const { logger } = useDependencies();
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const ask = useCallback(() => {
    setFailed(false);
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => {
        logger.event('chunk.failed', { message: String(error) });
        setFailed(true);
      },
    );
  }, [load, logger]);
  useEffect(() => {
    if (wanted) ask();
  }, [wanted, ask]);
  return { component, failed, ask };
}
