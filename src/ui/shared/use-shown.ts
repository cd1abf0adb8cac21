import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorOf } from '../../application/machines.ts';
import type { ShownName } from '../../application/shown-machines.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * Gives a machine that an open dialog shows, to what that dialog draws.
 * @throws where the dialog is not open
 */
export function useShown<Name extends ShownName>(name: Name): ActorOf<Name> {
  const { site } = useDependencies();
  const running = useSelector(site.dialogs, () => site[name]) as ActorOf<Name> | undefined;
  // While the dialog closes, what it has drawn still stands on the one that has ended.
  const [shown, setShown] = useState(running);
  if (running !== undefined && running !== shown) setShown(running);
  const actor = running ?? shown;
  if (actor === undefined) throw new Error(`no open dialog shows '${name}'`);
  return actor;
}
