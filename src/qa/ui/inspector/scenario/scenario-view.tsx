import { useRef } from 'react';
import { scenarioProblems } from '../../../application/files/scenario-schema.ts';
import type { KeptTexts } from '../../../application/inspection/kept-texts.ts';
import type { Scenario } from '../../../domain/scenario.ts';
import { scenarioText, writtenOf } from '../../../domain/scenario-draft.ts';
import { Key } from './fields.tsx';
import { LeadsTo, type LedMachine } from './leads-to.tsx';
import { Nearest } from './nearest.tsx';
import { idOfField, ProblemList } from './problem-list.tsx';
import { ScenarioFile } from './scenario-file.tsx';
import { ScenarioForm } from './scenario-form.tsx';
import { ScenarioList } from './scenario-list.tsx';
import { useScenarios } from './use-scenarios.ts';
import './scenario.scss';

/** What the composer of scenarios needs. */
export interface ScenarioViewProps {
  /** Those of the project. */
  readonly scenarios: readonly { readonly name: string; readonly title: string }[];
  readonly load: (name: string) => Promise<Scenario>;
  /** The one that the page is in. */
  readonly current: string | undefined;
  /** Opens the page in a scenario: one of the project by name, or one that is not saved. */
  readonly onTry: (scenario: Scenario | string) => void;
  readonly onSave: (fileName: string, text: string) => void;
  readonly onLink: (scenario: Scenario) => void;
  /** Keeps what is not saved. */
  readonly kept: KeptTexts;
  /** Plays a scenario without a page; what it leads to is not shown where nothing is given. */
  readonly leadsTo?: (scenario: Scenario) => Promise<readonly LedMachine[]>;
}

const FIELDS = 'input, textarea, select';

/** Composes scenarios by hand: find one, change it, try it, save it as a file. */
export function ScenarioView({
  scenarios,
  load,
  current,
  onTry,
  onSave,
  onLink,
  kept,
  leadsTo,
}: ScenarioViewProps) {
  const first = scenarios.some(({ name }) => name === current) ? current : scenarios[0]?.name;
  const held = useScenarios(load, first, kept);
  const { drafts, chosen, choose, scenario, draft, failure, begin, change, discard } = held;
  const search = useRef<HTMLInputElement>(null);
  const names = useNames(scenarios);
  const problems = scenario ? scenarioProblems(writtenOf(scenario)) : [];
  const isRight = scenario !== undefined && problems.length === 0;

  const start = () => {
    begin();
    requestAnimationFrame(() => {
      const name = document.getElementById(idOfField(['name']));
      if (name instanceof HTMLInputElement) name.select();
    });
  };
  const tryIt = () => isRight && onTry(draft ? scenario : scenario.name);
  const save = () => isRight && onSave(`${scenario.name}.json`, scenarioText(scenario));
  const onKeyDown = (event: React.KeyboardEvent) => {
    const inField = (event.target as Element).matches(FIELDS);
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'Enter') tryIt();
    else if (isCommand && event.key === 's') save();
    else if (!inField && !isCommand && !event.altKey && event.key === '/') search.current?.focus();
    else if (!inField && !isCommand && !event.altKey && event.key === 'n') start();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is focused within
    <div className="scenario" onKeyDown={onKeyDown}>
      <ScenarioList {...{ scenarios, drafts, chosen, search }} onChoose={choose} onNew={start} />
      <div className="scenario__middle" data-pane>
        {failure && <p className="scenario__problems">{failure}</p>}
        {scenario && <ScenarioForm {...{ scenario, problems }} onChange={change} />}
        {chosen === undefined && <p className="empty">Choose a scenario on the left, or begin a new one.</p>}
      </div>
      {scenario && (
        <div className="scenario__aside" data-pane>
          <div className="scenario__actions">
            <button type="button" className="button button--main" disabled={!isRight} onClick={tryIt}>
              Try it <Key>Ctrl Enter</Key>
            </button>
            <button type="button" className="button" disabled={!isRight} onClick={save}>
              Save file <Key>Ctrl S</Key>
            </button>
            <button type="button" className="button" disabled={!isRight} onClick={() => onLink(scenario)}>
              Copy link
            </button>
            {draft && (
              <button type="button" className="scenario__more" onClick={discard}>
                Discard
              </button>
            )}
          </div>
          <ProblemList problems={problems} />
          <ScenarioFile scenario={scenario} problems={problems} />
          {leadsTo && <LeadsTo scenario={isRight ? scenario : undefined} leadsTo={leadsTo} />}
          {draft && <Nearest {...{ scenario, names, load }} onChoose={(name) => choose({ name })} />}
        </div>
      )}
    </div>
  );
}

/** The names, the same list for as long as they are the same. */
function useNames(scenarios: readonly { readonly name: string }[]): readonly string[] {
  const kept = useRef<readonly string[]>([]);
  const names = scenarios.map(({ name }) => name);
  if (names.join() !== kept.current.join()) kept.current = names;
  return kept.current;
}
