import { differenceRows, reasonInWords } from '../../application/inspection/difference-rows.ts';
import { differingKeys } from '../../domain/context-summary.ts';
import type { Expectation } from '../../domain/path.ts';
import type { ReplayedStep } from '../../domain/replay-view.ts';
import { useInspector } from '../use-inspector.tsx';

/** The expected and the actual result of a step, field by field, and the steps that set a differing field. */
export function Difference({ step }: { step: ReplayedStep }) {
  const { session } = useInspector();
  const expected = step.expected as Partial<Expectation>;
  const actual = (step.actual ?? {}) as Partial<Expectation>;
  const wrong = differingKeys(expected.context ?? {}, actual.context ?? {});
  const { machine } = step;
  const history = wrong.slice(0, 3).map((key) => ({
    key,
    entries: session.log.entries.filter(({ to, effect }) => to === machine && effect?.changed?.includes(key)),
  }));
  return (
    <>
      <h2 className="pane__title">
        Difference at step {step.place} <span className="pane__quiet">{step.label}</span>
      </h2>
      <p className="bad">{reasonInWords(step)}</p>
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
          {differenceRows(step).map(({ name, isWrong, ...row }) => (
            <tr key={name} className={isWrong ? 'is-wrong' : ''}>
              <th scope="row">
                {isWrong && <span aria-hidden="true">✕ </span>}
                {name}
              </th>
              <td>
                <code>{row.expected}</code>
              </td>
              <td>
                <code>{row.actual}</code>
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
