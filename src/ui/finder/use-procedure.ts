import { procedures } from 'virtual:city-steps';
import { useSelector } from '@xstate/react';
import { findService } from '../../domain/finder/finder.ts';
import { isLookedUp } from '../../domain/procedures/checklist.ts';
import { procedureFor, procedureOf, stepsOf } from '../../domain/procedures/procedure.ts';
import { useParcel } from '../shared/parcel-strip.tsx';
import { useShown } from '../shared/use-shown.ts';

/**
 * The procedure that the address names, or that the answers lead to, with its steps, and whether the parcel that goes along has
 * answered the map's; undefined where there is none.
 */
export function useProcedure() {
  const finder = useShown('finder');
  const id = useSelector(finder, ({ context }) => context.procedure);
  const answers = useSelector(finder, ({ context }) => context.answers);
  const procedure =
    id === undefined
      ? procedureFor(procedures, findService(answers).service, answers.what)
      : procedureOf(procedures, id);
  const parcel = useParcel();
  return (
    procedure && {
      procedure,
      steps: stepsOf(procedures, procedure),
      isLookedUp: isLookedUp(procedure, parcel),
    }
  );
}
