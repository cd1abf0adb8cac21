import { useSyncExternalStore } from 'react';
import { useDependencies } from '../dependencies.tsx';
import { useChunk } from '../shared/use-chunk.ts';
import type { StoredNoticeProps } from './stored-notice.tsx';

const NOTHING: Readonly<Record<string, number>> = {};

const loadNotice = () => import('./stored-notice.tsx').then((module) => module.StoredNotice);

/** Says which stored content the service worker had to use; its text is loaded only then. */
export function StoredContentNotice() {
  const { storedContent } = useDependencies();
  const storedAt = useSyncExternalStore(storedContent.subscribe, storedContent.storedAt, () => NOTHING);
  const isStored = Object.keys(storedAt).length > 0;
  const { component: Notice } = useChunk<StoredNoticeProps>(loadNotice, isStored);
  return isStored && Notice ? <Notice storedAt={storedAt} isReached={storedContent.isReached()} /> : null;
}
