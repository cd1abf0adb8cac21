import { lazy, Suspense } from 'react';
import { ReplayPane } from '../replay/replay-pane.tsx';
import type { View } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { MachineChart } from './machine-chart.tsx';
import { saveText } from './saved-file.tsx';

const CoverageView = lazy(() =>
  import('../coverage/coverage-view.tsx').then(({ CoverageView: view }) => ({ default: view })),
);
/** One of the views of an inspector. */
export function ViewPane({ view }: { view: View }) {
  return (
    <div className="view" id="view" role="tabpanel" aria-label={view} tabIndex={-1}>
      <Suspense fallback={<p className="empty">Bringing the view…</p>}>
        {view === 'chart' && <MachineChart />}
        {view === 'replay' && <ReplayPane />}
        {view === 'coverage' && <Coverage />}
      </Suspense>
    </div>
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
