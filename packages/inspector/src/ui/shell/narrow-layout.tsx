import { stateInWords } from '../../domain/state-words.ts';
import { LogPane } from '../log/log-pane.tsx';
import { DETAILS, type InspectorSettings, VIEWS } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { ActorPicker } from './actor-list.tsx';
import { DETAIL_WORDS, DetailPane } from './details.tsx';
import { MachineChart } from './machine-chart.tsx';
import { Split } from './split.tsx';
import { VIEW_WORDS } from './top-bar.tsx';
import { type TabItem, TabRow } from './view-tabs.tsx';
import { ViewPane } from './views.tsx';

type Narrow = InspectorSettings['narrow'];

const OTHER_VIEWS = VIEWS.filter((view) => view !== 'chart');
// Below this height the log has the room, and the chart is a tab.
const LITTLE = 700;
const CHART: TabItem<Narrow> = { name: 'chart', word: VIEW_WORDS.chart };
const TABS: readonly TabItem<Narrow>[] = [
  { name: 'log', word: 'Log' },
  ...DETAILS.map((name) => ({ name, word: DETAIL_WORDS[name] })),
  ...OTHER_VIEWS.map((name) => ({ name, word: VIEW_WORDS[name] })),
];

/**
 * The inspector where it has little width, as in a narrow window.
 * @param isLow whether there is no room for the chart above the rest; it is then one of the tabs
 */
export function NarrowLayout({ isLow }: { isLow: boolean }) {
  const { settings, at } = useInspector();
  return (
    <main className="layout">
      <div className="layout__picker">
        <ActorPicker />
        <code>{at.value === undefined ? 'not started' : stateInWords(at.value)}</code>
      </div>
      {isLow ? (
        <div className="split__pane" data-pane>
          <Panes tabs={[CHART, ...TABS]} chosen={settings.narrow} />
        </div>
      ) : (
        <Split
          id="narrow"
          isUpright
          panes={[
            {
              id: 'chart',
              label: 'the chart',
              size: innerHeight < LITTLE ? 150 : 240,
              least: 100,
              content: <MachineChart />,
            },
            {
              id: 'below',
              label: 'what is below',
              least: 160,
              content: <Panes tabs={TABS} chosen={settings.narrow === 'chart' ? 'log' : settings.narrow} />,
            },
          ]}
        />
      )}
    </main>
  );
}

function Panes({ tabs, chosen }: { tabs: readonly TabItem<Narrow>[]; chosen: Narrow }) {
  const { set } = useInspector();
  const detail = DETAILS.find((name) => name === chosen);
  const view = VIEWS.find((name) => name === chosen);
  return (
    <>
      <TabRow
        label="Panes"
        panel="narrow"
        tabs={tabs}
        chosen={chosen}
        onChoose={(name) => set({ narrow: name })}
      />
      {chosen === 'log' && <LogPane />}
      {detail && <DetailPane detail={detail} />}
      {view && <ViewPane view={view} />}
    </>
  );
}
