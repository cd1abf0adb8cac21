import { useEffect, useRef } from 'react';
import type { ContextTold } from '../../../application/inspection/messages.ts';
import { useInspector } from '../use-inspector.tsx';

/**
 * Gives the context of the chosen machine at the moment to compare with.
 * @returns undefined where none is compared with, or until it was told
 */
export function useComparison(): ContextTold | undefined {
  const { session, machine, compared, look } = useInspector();
  const kept = useRef<ContextTold>(undefined);
  const { context } = session;
  if (context?.machine === machine && context.moment === compared) kept.current = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another machine or moment only
  useEffect(() => {
    if (compared !== undefined) look({ type: 'context.ask', machine, moment: compared });
  }, [machine, compared]);
  const { current } = kept;
  return compared !== undefined && current?.machine === machine && current.moment === compared
    ? current
    : undefined;
}
