import { useEffect, useRef } from 'react';
import type { ReplayView } from '../../domain/replay-view.ts';
import { JsonTree } from './json-tree.tsx';

/** The steps of a replay: what is expected of each beside what the page did. */
export function ReplaySteps({ replay }: { replay: ReplayView }) {
  const done = replay.steps.filter(({ passed }) => passed !== undefined).length;
  const present = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step taken moves the list on
  useEffect(() => {
    present.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  return (
    <ol className="inspector__steps">
      {replay.steps.map(({ place, label, expected, actual, passed, reason }) => (
        <li
          key={place}
          ref={place === done - 1 ? present : undefined}
          className={passed === undefined ? '' : passed ? 'is-passed' : 'is-failed'}
        >
          <p>
            <b>{label}</b> <span>{passed === undefined ? '' : passed ? 'passed' : 'differs'}</span>
          </p>
          {reason && <p className="inspector__error">{reason}</p>}
          <div className="inspector__pair" hidden={passed === undefined || (passed && place !== done - 1)}>
            <JsonTree name="expected" value={expected} />
            <JsonTree name="actual" value={actual} />
          </div>
        </li>
      ))}
    </ol>
  );
}
