import { useSyncExternalStore } from 'react';
import { useDependencies } from '../dependencies.tsx';
import { useChunk } from '../shared/use-chunk.ts';
import type { KeptNoticeProps } from './kept-notice.tsx';

const NOTHING: Readonly<Record<string, number>> = {};

const loadNotice = () => import('./kept-notice.tsx').then((module) => module.KeptNotice);

/** Says which content was kept, where the service worker had to use it; its text is loaded only then. */
export function KeptContentNotice() {
  const { keptContent } = useDependencies();
  const kept = useSyncExternalStore(keptContent.subscribe, keptContent.kept, () => NOTHING);
  const isKept = Object.keys(kept).length > 0;
  const { component: Notice } = useChunk<KeptNoticeProps>(loadNotice, isKept);
  return isKept && Notice ? <Notice kept={kept} isReached={keptContent.isReached()} /> : null;
}
