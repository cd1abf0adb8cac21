import { type Chart, eventText, isSendable, pathsThrough, stateName } from '../../domain/chart.ts';
import { Button } from '../button.tsx';
import { pathsInWords } from './marks.ts';

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
      id="paths"
      tabIndex={-1}
      aria-label={`Paths through ${name}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="strip">
        <h3>
          {name} <span className="pane__quiet">{pathsInWords(paths.length)}</span>
        </h3>
        {first && <Button onClick={() => onPlay(first.path)}>Play shortest path to here</Button>}
        {transition && isSendable(transition) && (
          <Button onClick={() => onSend(transition.event)}>Send {transition.event}</Button>
        )}
        <Button aria-label="Close" onClick={onClose}>
          ×
        </Button>
      </div>
      {paths.length === 0 && (
        <p>{chart.coverage.unreachable[of] ?? 'No committed path comes by. Record one.'}</p>
      )}
      <ul className="paths">
        {paths.map(({ path, step, steps }) => (
          <li key={path}>
            <button type="button" className="link" onClick={() => onPlay(path)}>
              {path}
            </button>
            <span className="pane__quiet">
              {step === 0 ? `at its start, ${stepWords(steps)}` : `after ${step} of ${stepWords(steps)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const stepWords = (steps: number): string => `${steps} ${steps === 1 ? 'step' : 'steps'}`;
