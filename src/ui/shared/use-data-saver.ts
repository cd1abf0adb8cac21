import { useSyncExternalStore } from 'react';
import { useDependencies } from '../dependencies.tsx';

// A visitor who changes this setting sees it on the next page.
const never = () => () => undefined;

/** Whether the visitor asks for less data; false on the server and during hydration. */
export function useDataSaver(): boolean {
  const { dataSaver } = useDependencies();
  return useSyncExternalStore(never, dataSaver.isSaving, () => false);
}
