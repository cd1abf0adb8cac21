import { useEffect, useState } from 'react';
import type { Scenario } from '../../../domain/scenario.ts';
import { fieldsApart } from '../../../domain/scenario-draft.ts';

const SHOWN = 3;

/** The scenarios of the project that differ least from one that is being written. */
export function Nearest(props: {
  readonly scenario: Scenario;
  readonly names: readonly string[];
  readonly load: (name: string) => Promise<Scenario>;
  readonly onChoose: (name: string) => void;
}) {
  const { scenario, names, load, onChoose } = props;
  const [all, setAll] = useState<readonly Scenario[]>([]);
  useEffect(() => {
    let isOver = false;
    Promise.allSettled(names.map(load)).then((brought) => {
      const there = brought.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (!isOver) setAll(there);
    });
    return () => {
      isOver = true;
    };
  }, [names, load]);
  const nearest = all
    .map((other) => ({ name: other.name, count: fieldsApart(scenario, other) }))
    .sort((one, other) => one.count - other.count)
    .slice(0, SHOWN);
  if (nearest.length === 0) return null;
  return (
    <section className="scenario__nearest" aria-label="Nearest that exist">
      <h2>Nearest that exist</h2>
      <ul>
        {nearest.map(({ name, count }) => (
          <li key={name}>
            <button type="button" className="link" onClick={() => onChoose(name)}>
              {name}
            </button>
            <span>
              {count === 0 ? 'the same' : count === 1 ? '1 field differs' : `${count} fields differ`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
