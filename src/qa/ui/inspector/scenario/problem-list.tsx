import type { Problem } from '../../../domain/problem.ts';

/** The id of the control for a field; a value of several has that of its first. */
export const idOfField = (path: Problem['path']): string => `scenario-${path.slice(0, 2).join('-')}`;

/** What is to be mended before the scenario can be tried or saved; each leads to its field. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <p className="scenario__problems" role="status">
      {problems.length === 1 ? '1 field to mend: ' : `${problems.length} fields to mend: `}
      {problems.map((problem, place) => (
        <span key={problem.path.join('.')}>
          {place > 0 && ', '}
          <button
            type="button"
            className="link"
            onClick={() => document.getElementById(idOfField(problem.path))?.focus()}
          >
            {problem.path.join(' ')}
          </button>
        </span>
      ))}
    </p>
  );
}
