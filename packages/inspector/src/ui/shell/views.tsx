import { ReplayPane } from '../replay/replay-pane.tsx';
import type { View } from '../settings.ts';
import { MachineChart } from './machine-chart.tsx';

/** One of the views of an inspector. */
export function ViewPane({ view }: { view: View }) {
  return (
    <div className="view" id="view" role="tabpanel" aria-label={view} tabIndex={-1}>
      {view === 'chart' ? <MachineChart /> : <ReplayPane />}
    </div>
  );
}
