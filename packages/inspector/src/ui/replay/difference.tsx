import { matchesState } from 'xstate';
import { differingKeys } from '../../domain/context-summary.ts';
import { differenceFile } from '../../domain/difference-file.ts';
import type { Expectation } from '../../domain/path.ts';
import type { ReplayedStep, ReplayView } from '../../domain/replay-view.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { Button } from '../button.tsx';
import { saveText } from '../shell/saved-file.tsx';
import { useInspector } from '../use-inspector.tsx';

type Told = Partial<Expectation>;
type Row = readonly [name: string, expected: string, actual: string, isWrong: boolean];

/** What was expected and what was found, field by field. */
function rowsOf({ state, context = {} }: Told, { state: found, context: has = {} }: Told): readonly Row[] {
  const wrong = differingKeys(context, has);
  const rows = [...new Set([...Object.keys(context), ...Object.keys(has)])].map((key): Row => {
    const expected = key in context ? JSON.stringify(context[key]) : 'not said at this step';
    return [key, expected, JSON.stringify(has[key] ?? null), wrong.includes(key)];
  });
  if (!state) return rows;
  const actual = found ? stateInWords(found) : 'none';
  return [['state', stateInWords(state), actual, !matchesState(state, found ?? '')], ...rows];
}

/** The expected and the actual result of a step, field by field, and the steps that set a differing field. */
export function Difference({ step, replay }: { step: ReplayedStep; replay: ReplayView }) {
  const { session } = useInspector();
  const expected = step.expected as Told;
  const actual = (step.actual ?? {}) as Told;
  const wrong = differingKeys(expected.context ?? {}, actual.context ?? {});
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
          {rowsOf(expected, actual).map(([name, should, is, isWrong]) => (
            <tr key={`${name} ${should}`} className={isWrong ? 'is-wrong' : ''}>
              <th scope="row">
                {isWrong && <span aria-hidden="true">✕ </span>}
                {name}
              </th>
              <td>
                <code>{should}</code>
              </td>
              <td>
                <code>{is}</code>
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
