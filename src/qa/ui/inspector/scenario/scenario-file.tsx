import { type Problem, problemText } from '../../../domain/problem.ts';
import type { Scenario } from '../../../domain/scenario.ts';
import { lineOf, linesOf } from '../../../domain/scenario-draft.ts';

// What was seen of a feed may be a document of thousands of letters.
const LONGEST_LINE = 400;

/** The file as it would be saved; the lines that are wrong are marked. */
export function ScenarioFile({ scenario, problems }: { scenario: Scenario; problems: readonly Problem[] }) {
  const lines = linesOf(scenario);
  const wrong = new Map(
    problems.map((problem) => [lineOf(lines, problem), problemText(problem, 'a scenario')]),
  );
  return (
    <section className="scenario__file" aria-label="The file">
      <h2>
        The file <code>qa/scenarios/{scenario.name}.json</code>
      </h2>
      <pre>
        {lines.map(({ text, path }, place) => (
          <code
            key={`${path.join('.')} ${text}`}
            className={wrong.has(place) ? 'is-wrong' : ''}
            title={wrong.get(place)}
          >
            {wrong.has(place) && <span className="visually-hidden">wrong: </span>}
            {text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE)}…`}
            {'\n'}
          </code>
        ))}
      </pre>
    </section>
  );
}
