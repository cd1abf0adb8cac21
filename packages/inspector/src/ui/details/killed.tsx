import type { LogEntry } from '../../domain/log-entry.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { Button } from '../button.tsx';
import { useInspector } from '../use-inspector.tsx';
import { Fields } from './fields.tsx';

/** The entry that stopped a machine, and the one that probably caused it. */
export function Killed({ killer }: { killer: LogEntry }) {
  const { session, goTo, ask } = useInspector();
  const { effect } = killer;
  // A cause is shown only where an event did not fit its schema.
  const misfit = session.log.entries
    .slice(0, killer.id)
    .findLast(({ to, effect: other }) => to === killer.to && other?.fate === 'does not fit');
  return (
    <>
      <h3 className="pane__title">
        What killed it{' '}
        <span className="pane__quiet">
          #{killer.id} {killer.name}
        </span>
      </h3>
      <Fields
        fields={[
          ['Was in', effect?.before && <code key="was">{stateInWords(effect.before)}</code>],
          [
            'Error',
            <code key="error" className="bad">
              {effect?.reason}
            </code>,
          ],
          ['At', effect?.stack && <code key="at">{effect.stack.join('\n')}</code>],
        ]}
      />
      {misfit && (
        <>
          <h3 className="pane__title">
            Likely cause{' '}
            <span className="pane__quiet">
              #{misfit.id} {misfit.name}
            </span>
          </h3>
          <p>The event does not fit its schema:</p>
          <p className="bad">{misfit.effect?.reason}</p>
        </>
      )}
      <div className="pane__row">
        {misfit && <Button onClick={() => goTo(misfit.id)}>Go to #{misfit.id}</Button>}
        <Button onClick={() => ask({ type: 'recording.save', machine: killer.to, moment: killer.id })}>
          Save the path to here
        </Button>
      </div>
    </>
  );
}
