import { procedures } from 'virtual:city-steps';
import { useSelector } from '@xstate/react';
import { findService } from '../../domain/finder/finder.ts';
import { procedureFor, procedureOf, stepsOf } from '../../domain/procedures/procedure.ts';
import { useDependencies } from '../dependencies.tsx';

/** The procedure that the address names, or that the answers lead to, with its steps; undefined where there is none. */
export function useProcedure() {
  const { finder } = useDependencies().site;
  const id = useSelector(finder, ({ context }) => context.procedure);
  const answers = useSelector(finder, ({ context }) => context.answers);
  const procedure =
    id === undefined
      ? procedureFor(procedures, findService(answers).service, answers.what)
      : procedureOf(procedures, id);
  return procedure && { procedure, steps: stepsOf(procedures, procedure) };
}
