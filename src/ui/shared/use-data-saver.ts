import { useSyncExternalStore } from 'react';
import { useDependencies } from '../dependencies.tsx';

// A visitor who changes their mind says so to the next page.
const never = () => () => undefined;

/** Whether the visitor wants to be sent less; false on the server and while the page comes alive. */
export function useDataSaver(): boolean {
  const { dataSaver } = useDependencies();
  return useSyncExternalStore(never, dataSaver.isSaving, () => false);
}
