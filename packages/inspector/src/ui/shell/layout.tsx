import type { ReactNode } from 'react';
import { stateInWords } from '../../domain/state-words.ts';
import { ChartView } from '../chart/chart-view.tsx';
import { ContextPane } from '../details/context-pane.tsx';
import { MomentPane } from '../details/moment-pane.tsx';
import { SendPane } from '../details/send-pane.tsx';
import { LogPane } from '../log/log-pane.tsx';
import { ReplayPane } from '../replay/replay-pane.tsx';
import { DETAILS, type Detail, TAB_WORDS, type Tab, VIEWS, type View } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { ActorList, ActorPicker } from './actor-list.tsx';
import { Split } from './split.tsx';
import { TabRow } from './tab-row.tsx';
import type { Room } from './use-room.ts';

/** The panes of an inspector: side by side as far as there is room, the others behind tabs. */
export function Layout({ room }: { room: Room }) {
  return (
    <main className="layout">
      {room === 'narrow' || room === 'little' ? (
        <NarrowPanes isLow={room === 'little'} />
      ) : (
        <WidePanes isFull={room === 'full'} />
      )}
    </main>
  );
}

/** In a window the log lies below the rest; in a low strip below the page everything stands side by side. */
function WidePanes({ isFull }: { isFull: boolean }) {
  const { view } = useInspector().settings;
  const middle = (
    <>
      {isFull && <TabRow label="Views" panel="view" tabs={VIEWS} chosen={view} isNumbered />}
      <ViewPane view={view} />
    </>
  );
  // A replay needs all of the room.
  if (view === 'replay') return <Pane>{middle}</Pane>;
  const actors = { id: 'actors', label: 'the actors', least: 100, content: <ActorList /> };
  const chart = { id: 'view', label: 'the view', least: 240, content: middle };
  const details = { id: 'details', label: 'the details', least: 200, content: <Details /> };
  const log = { id: 'log', label: 'the log', least: 120, content: <LogPane /> };
  if (!isFull)
    return (
      <Split
        id="docked"
        panes={[{ ...actors, size: 152 }, { ...chart, size: 412 }, log, { ...details, size: 276 }]}
      />
    );
  const above = <Split id="above" panes={[{ ...actors, size: 176 }, chart, { ...details, size: 318 }]} />;
  return (
    <Split
      id="whole"
      isUpright
      panes={[
        { id: 'above', label: 'the chart', least: 200, content: above },
        { ...log, size: 290 },
      ]}
    />
  );
}

// Below this height the log has the room.
const LITTLE = 700;
const TABS: readonly Tab[] = ['log', ...DETAILS, 'replay'];

/** The chart over tabs with everything else; where it is low too, the chart is one of the tabs. */
function NarrowPanes({ isLow }: { isLow: boolean }) {
  const { settings, at } = useInspector();
  const chosen = settings.narrow === 'chart' ? 'log' : settings.narrow;
  const size = innerHeight < LITTLE ? 150 : 240;
  return (
    <>
      <div className="strip">
        <ActorPicker />
        <code className="clipped">{stateInWords(at.value)}</code>
      </div>
      {isLow ? (
        <Pane>
          <Tabs tabs={['chart', ...TABS]} chosen={settings.narrow} />
        </Pane>
      ) : (
        <Split
          id="narrow"
          isUpright
          panes={[
            { id: 'chart', label: 'the chart', size, least: 100, content: <MachineChart /> },
            {
              id: 'below',
              label: 'what is below',
              least: 160,
              content: <Tabs tabs={TABS} chosen={chosen} />,
            },
          ]}
        />
      )}
    </>
  );
}

const Pane = ({ children }: { children: ReactNode }) => (
  <div className="split__pane" data-pane>
    {children}
  </div>
);

function Tabs({ tabs, chosen }: { tabs: readonly Tab[]; chosen: Tab }) {
  const detail = DETAILS.find((name) => name === chosen);
  const view = VIEWS.find((name) => name === chosen);
  return (
    <>
      <TabRow label="Panes" panel={view ? 'view' : 'details'} tabs={tabs} chosen={chosen} />
      {chosen === 'log' && <LogPane />}
      {detail && <DetailPane detail={detail} />}
      {view && <ViewPane view={view} />}
    </>
  );
}

function Details() {
  const { detail } = useInspector().settings;
  return (
    <>
      <TabRow label="Details" panel="details" tabs={DETAILS} chosen={detail} />
      <DetailPane detail={detail} />
    </>
  );
}

function DetailPane({ detail }: { detail: Detail }) {
  return (
    <div className="pane" id="details" role="tabpanel" aria-label={TAB_WORDS[detail]} tabIndex={-1}>
      <h2 className="visually-hidden">{TAB_WORDS[detail]}</h2>
      {detail === 'moment' && <MomentPane />}
      {detail === 'context' && <ContextPane />}
      {detail === 'send' && <SendPane />}
    </div>
  );
}

function ViewPane({ view }: { view: View }) {
  return (
    <div className="view" id="view" role="tabpanel" aria-label={TAB_WORDS[view]} tabIndex={-1}>
      {view === 'chart' ? <MachineChart /> : <ReplayPane />}
    </div>
  );
}

function MachineChart() {
  const { chart, at, chosen, setChosen, draft, play } = useInspector();
  if (chart === undefined) return <p className="empty">This machine has no chart.</p>;
  return (
    <ChartView
      key={chart.machine}
      chart={chart}
      at={at}
      chosen={chosen}
      onChoose={setChosen}
      onSend={draft}
      onPlay={play}
    />
  );
}
