import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { useDependencies } from '../dependencies.tsx';
import { afterPaint } from './after-paint.ts';

// By what loads them: for what has come once nobody waits again.
const loadedBy = new WeakMap<() => Promise<unknown>, unknown>();

/** A component that is a chunk of its own; undefined until it has loaded. */
export interface Chunk<Props> {
  readonly component: ComponentType<Props> | undefined;
  /** The last attempt to load it failed. */
  readonly failed: boolean;
  /** Loads it again. */
  readonly ask: () => void;
  /** Loads it early, unless the visitor saves data; a failure shows only once it is needed. */
  readonly intend: () => void;
}

/**
 * Loads a component from its chunk.
 * @param load imports the component
 * @param wanted whether to load it now
 */
export function useChunk<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean): Chunk<Props> {
  const { dataSaver, logger } = useDependencies();
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const loadAndShow = useCallback(
    (lose: (error: unknown) => void) =>
      // In slices: what waits for it stays, and answers, until it is drawn.
      load().then((loaded) => {
        loadedBy.set(load, loaded);
        setFailed(false);
        startTransition(() => setComponent(() => loaded));
      }, lose),
    [load],
  );
  const intend = useCallback(() => {
    // A finger that touches it presses it next: the frame that answers comes first.
    if (!dataSaver.isSaving()) afterPaint(() => void loadAndShow(() => undefined));
  }, [loadAndShow, dataSaver]);
  const ask = useCallback(() => {
    setFailed(false);
    loadAndShow((error) => {
      logger.event('chunk.failed', { message: String(error) });
      setFailed(true);
    });
  }, [loadAndShow, logger]);
  useEffect(() => {
    if (!wanted) return;
    const loaded = loadedBy.get(load) as ComponentType<Props> | undefined;
    if (loaded === undefined) ask();
    else setComponent(() => loaded);
  }, [wanted, ask, load]);
  return { component, failed, ask, intend };
}
