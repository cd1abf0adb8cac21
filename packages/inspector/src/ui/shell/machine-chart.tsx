import { ChartView } from '../chart/chart-view.tsx';
import { useInspector } from '../use-inspector.tsx';

/** The chart of the chosen machine at the moment. */
export function MachineChart() {
  const { chart, at, chosen, setChosen, draft, play, settings, set } = useInspector();
  if (chart === undefined) return <p className="empty">This machine has no chart.</p>;
  return (
    <ChartView
      key={chart.machine}
      chart={chart}
      value={at.value}
      taken={at.entry?.effect?.taken ?? []}
      event={at.entry?.name}
      killer={at.killer?.name}
      chosen={chosen}
      onChoose={setChosen}
      onSend={draft}
      onPlay={play}
      settings={settings.chart}
      onSettings={(change) => set({ chart: change })}
    />
  );
}
