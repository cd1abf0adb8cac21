import { lazy, Suspense } from 'react';
import { ReplayPane } from '../replay/replay-pane.tsx';
import type { View } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { CARRIED_SCENARIO } from './file-open.tsx';
import { MachineChart } from './machine-chart.tsx';
import { saveText } from './saved-file.tsx';

const SequenceView = lazy(() =>
  import('../sequence/sequence.tsx').then(({ Sequence: view }) => ({ default: view })),
);
const CoverageView = lazy(() =>
  import('../coverage/coverage-view.tsx').then(({ CoverageView: view }) => ({ default: view })),
);
const ScenarioView = lazy(() =>
  import('../scenario/scenario-view.tsx').then(({ ScenarioView: view }) => ({ default: view })),
);

/** One of the views of an inspector. */
export function ViewPane({ view, isNarrow = false }: { view: View; isNarrow?: boolean }) {
  return (
    <div className="view" id="view" role="tabpanel" aria-label={view} tabIndex={-1}>
      <Suspense fallback={<p className="empty">Bringing the view…</p>}>
        {view === 'chart' && <MachineChart isNarrow={isNarrow} />}
        {view === 'sequence' && <Sequence />}
        {view === 'replay' && <ReplayPane />}
        {view === 'coverage' && <Coverage />}
        {view === 'scenario' && <Scenario />}
      </Suspense>
    </div>
  );
}

function Sequence() {
  const { session, moment, goTo } = useInspector();
  const { log, revision, page } = session;
  return (
    <SequenceView
      entries={log.entries}
      revision={revision}
      moment={moment}
      onMoment={goTo}
      machines={page?.machines ?? []}
    />
  );
}

function Coverage() {
  const { session, files, machine, choose, ask, play, set, setChosen } = useInspector();
  return (
    <CoverageView
      charts={files.charts}
      machine={machine}
      onMachine={choose}
      taken={session.log.taken}
      onPlay={play}
      onShow={(name, id) => {
        set({ machine: name, view: 'chart', detail: 'paths' });
        setChosen(id);
      }}
      onSave={(name, text) => saveText(name, text, 'text/csv')}
      onRecord={() => ask({ type: 'recording.save', machine })}
    />
  );
}

function Scenario() {
  const { session, files, ask, handOn } = useInspector();
  return (
    <ScenarioView
      scenarios={files.scenarios()}
      load={files.loadScenario}
      leadsTo={files.leadsTo}
      kept={files.kept}
      current={session.page?.scenario}
      onTry={(scenario) =>
        typeof scenario === 'string'
          ? ask({ type: 'page.open', search: `?scenario=${scenario}&inspect` })
          : ask({ type: 'page.open', search: CARRIED_SCENARIO, file: JSON.stringify(scenario) })
      }
      onSave={saveText}
      onLink={async (scenario) =>
        handOn(`${location.origin}/home?scenario=link&inspect#${await files.pack(JSON.stringify(scenario))}`)
      }
    />
  );
}
