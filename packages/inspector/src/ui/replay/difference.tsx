import { matchesState, type StateValue } from 'xstate';
import { differenceFile } from '../../domain/difference-file.ts';
import type { ReplayedStep, ReplayView } from '../../domain/replay-view.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { Button } from '../button.tsx';
import { saveText } from '../shell/saved-file.tsx';
import { useInspector } from '../use-inspector.tsx';

interface Told {
  readonly state?: StateValue;
  readonly context?: Readonly<Record<string, unknown>>;
}

const shown = (value: unknown): string =>
  value === undefined ? 'not said at this step' : JSON.stringify(value);
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The expected and the actual result of a step, field by field, and the steps that set a differing field. */
export function Difference({ step, replay }: { step: ReplayedStep; replay: ReplayView }) {
  const { session } = useInspector();
  const expected = step.expected as Told;
  const actual = (step.actual ?? {}) as Told;
  const keys = [...new Set([...Object.keys(expected.context ?? {}), ...Object.keys(actual.context ?? {})])];
  const wrong = keys.filter(
    (key) =>
      expected.context && key in expected.context && !isSame(expected.context[key], actual.context?.[key]),
  );
  const isElsewhere = expected.state !== undefined && !matchesState(expected.state, actual.state ?? '');
  const { machine } = step;
  const history = wrong.slice(0, 3).map((key) => ({
    key,
    entries: session.log.entries.filter(({ to, effect }) => to === machine && effect?.changed?.includes(key)),
  }));
  const file = differenceFile(replay);
  return (
    <>
      <header className="pane__row">
        <h2 className="pane__title">
          Difference at step {step.place} <span className="pane__quiet">{step.label}</span>
        </h2>
        <Button onClick={() => saveText(file.name, file.text)}>Save the difference</Button>
      </header>
      <p className="bad">{step.reason}</p>
      <table className="difference">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">
              Expected <span className="pane__quiet">in the path</span>
            </th>
            <th scope="col">
              Actual <span className="pane__quiet">in the page</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {expected.state && (
            <tr className={isElsewhere ? 'is-wrong' : ''}>
              <th scope="row">{isElsewhere && <span aria-hidden="true">✕ </span>}state</th>
              <td>
                <code>{stateInWords(expected.state)}</code>
              </td>
              <td>
                <code>{actual.state ? stateInWords(actual.state) : 'none'}</code>
              </td>
            </tr>
          )}
          {keys.map((key) => (
            <tr key={key} className={wrong.includes(key) ? 'is-wrong' : ''}>
              <th scope="row">
                {wrong.includes(key) && <span aria-hidden="true">✕ </span>}
                {key}
              </th>
              <td>
                <code>{shown(expected.context?.[key])}</code>
              </td>
              <td>
                <code>{shown(actual.context?.[key] ?? null)}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {history.map(({ key, entries }) => (
        <section key={key} aria-label={`How ${key} came to be`}>
          <h3 className="pane__title">
            How <code>{key}</code> came to be <span className="pane__quiet">every entry that changed it</span>
          </h3>
          <ul className="paths">
            {entries.map(({ id, name }) => (
              <li key={id}>
                #{id} {name}
              </li>
            ))}
          </ul>
          {entries.length === 0 && <p className="pane__quiet">No entry changed it.</p>}
        </section>
      ))}
    </>
  );
}
