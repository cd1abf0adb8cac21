import { type Chart, pathsThrough, stateName } from '../../domain/chart.ts';
import { eventText } from './event-text.ts';

/** The committed paths through a state or a transition. */
export interface PathsPanelProps {
  readonly chart: Chart;
  /** The state or transition. */
  readonly of: string;
  readonly onPlay: (path: string) => void;
  readonly onSend: (eventType: string) => void;
  readonly onClose: () => void;
}

/** Lists the committed paths through a state or a transition; the one with the fewest steps can be played at once. */
export function PathsPanel({ chart, of, onPlay, onSend, onClose }: PathsPanelProps) {
  const paths = pathsThrough(chart, of);
  const transition = chart.transitions.find(({ id }) => id === of);
  const name = transition === undefined ? stateName(chart, of) : eventText(transition);
  const [first] = paths;
  return (
    <section
      className="chart__paths"
      aria-label={`Paths through ${name}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="chart__paths-head">
        <h3 className="chart__paths-title">
          {name} <span>{countWords(paths.length)}</span>
        </h3>
        {first !== undefined && (
          <button type="button" className="chart__button" onClick={() => onPlay(first.path)}>
            Play shortest path to here
          </button>
        )}
        {transition !== undefined && isSendable(transition.event) && (
          <button type="button" className="chart__button" onClick={() => onSend(transition.event)}>
            Send {transition.event}
          </button>
        )}
        <button type="button" className="chart__button" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </div>
      {paths.length === 0 && (
        <p className="chart__reason">
          {chart.coverage.unreachable[of] ?? 'No committed path comes by. Record one.'}
        </p>
      )}
      <ul className="chart__path-list">
        {paths.map(({ path, step, steps }) => (
          <li key={path}>
            <button type="button" className="chart__path" onClick={() => onPlay(path)}>
              <code>{path}</code>
              <span>
                {step === 0 ? `at its start, ${stepWords(steps)}` : `after ${step} of ${stepWords(steps)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a tester can send the event of a transition; outcomes come by themselves. */
export function isSendable(eventType: string): boolean {
  return eventType !== '' && !eventType.startsWith('xstate.');
}

const stepWords = (steps: number): string => `${steps} ${steps === 1 ? 'step' : 'steps'}`;

const countWords = (paths: number): string =>
  paths === 0 ? 'on no path' : `${paths} ${paths === 1 ? 'path' : 'paths'}`;
