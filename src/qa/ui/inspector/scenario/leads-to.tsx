import { useEffect, useState } from 'react';
import type { Scenario } from '../../../domain/scenario.ts';
import { scenarioText, USUAL_SCENARIO } from '../../../domain/scenario-draft.ts';

/** Where a scenario leads a machine: through states to where it rests, and when it is asked once more. */
export interface LedMachine {
  readonly machine: string;
  readonly states: readonly string[];
  readonly again: readonly string[];
}

/** What the last valid form leads to, played without a page; machines that go as in a world where all is well are left out. */
export function LeadsTo(props: {
  readonly scenario: Scenario | undefined;
  readonly leadsTo: (scenario: Scenario) => Promise<readonly LedMachine[]>;
}) {
  const { scenario, leadsTo } = props;
  const [led, setLed] = useState<readonly LedMachine[]>();
  const text = scenario && scenarioText(scenario);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether the scenario is another one
  useEffect(() => {
    if (scenario === undefined) return;
    let isOver = false;
    Promise.all([leadsTo(scenario), leadsTo(USUAL_SCENARIO)]).then(
      ([own, usual]) => {
        const isUsual = (one: LedMachine) =>
          usual.some((other) => JSON.stringify(other) === JSON.stringify(one));
        if (!isOver) setLed(own.filter((one) => !isUsual(one)));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [text, leadsTo]);
  if (led === undefined) return null;
  return (
    <section className="scenario__led" aria-label="What it leads to">
      <h2>
        What it leads to <span className="scenario__remark">played without a page, last valid form</span>
      </h2>
      {led.length === 0 && <p className="scenario__remark">Every machine goes as where all is well.</p>}
      <dl>
        {led.map(({ machine, states, again }) => (
          <div key={machine}>
            <dt>{machine}</dt>
            <dd>
              <code>{states.join(' → ')}</code>
              {again.length > 0 && (
                <>
                  ; asked again <code>{again.join(' → ')}</code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
