import type { InspectedActor } from '../../application/inspection/session.ts';
import { JsonTree } from './json-tree.tsx';

const shown = (value: unknown): string => {
  const text = value === undefined ? '–' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

/** An actor's context, and what the last event changed in it. */
export function ContextView({ actor }: { actor: InspectedActor }) {
  return (
    <>
      <h3 className="inspector__heading">Changed by the last event</h3>
      {actor.changes.length === 0 ? (
        <p className="inspector__none">Nothing.</p>
      ) : (
        <table className="inspector__changes">
          <thead>
            <tr>
              <th>Value</th>
              <th>Before</th>
              <th>After</th>
            </tr>
          </thead>
          <tbody>
            {actor.changes.map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td>{shown(before)}</td>
                <td>{shown(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3 className="inspector__heading">Context</h3>
      <JsonTree value={actor.context} />
    </>
  );
}
