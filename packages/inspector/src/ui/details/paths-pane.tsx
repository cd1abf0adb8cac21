import { activeStates, pathsThrough, stateName } from '../../domain/chart.ts';
import { useInspector } from '../use-inspector.tsx';

/** The committed paths through the chosen part of the chart, or through the present state, to be played. */
export function PathsPane({ chosen }: { chosen: string | undefined }) {
  const { chart, at, machine, play } = useInspector();
  if (chart === undefined) return <p className="empty">No chart.</p>;
  const id = chosen ?? activeStates(chart, at.value).at(-1) ?? chart.root.id;
  const transition = chart.transitions.find((one) => one.id === id);
  const passing = pathsThrough(chart, id);
  const [shortest] = passing;
  return (
    <>
      <h3 className="pane__title">
        {transition ? `${stateName(chart, transition.source)}: ${transition.label}` : stateName(chart, id)}{' '}
        <span className="pane__quiet">
          {passing.length === 0
            ? 'on no path'
            : `${passing.length} of ${Object.keys(chart.coverage.paths).length} paths`}
        </span>
      </h3>
      {shortest ? (
        <div className="pane__row">
          <button type="button" className="button button--main" onClick={() => play(shortest.path)}>
            Play shortest path to here
          </button>
        </div>
      ) : (
        <p>{chart.coverage.unreachable[id] ?? 'Use the page to get there, then save what was recorded.'}</p>
      )}
      <ul className="paths">
        {passing.map(({ path, step, steps }) => (
          <li key={path}>
            <button type="button" className="link" onClick={() => play(path)}>
              {path.replace(`${machine}/`, '')}
            </button>
            <span className="pane__quiet">
              step {step} of {steps}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
