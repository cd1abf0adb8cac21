import { ContextPane } from '../details/context-pane.tsx';
import { MomentPane } from '../details/moment-pane.tsx';
import { SendPane } from '../details/send-pane.tsx';
import { LogPane } from '../log/log-pane.tsx';
import { ReplayPane } from '../replay/replay-pane.tsx';
import { DETAILS, TAB_WORDS } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { ActorList } from './actor-list.tsx';
import { TabRow } from './tab-row.tsx';

/** The panes of an inspector, side by side; a replay needs all of the room. */
export function Layout() {
  const { view } = useInspector().settings;
  return (
    <main className="layout">
      {view === 'replay' ? (
        <ReplayPane />
      ) : (
        <div className="panes">
          <ActorList />
          <LogPane />
          <Details />
        </div>
      )}
    </main>
  );
}

function Details() {
  const { detail } = useInspector().settings;
  return (
    <div className="panes__one">
      <TabRow label="Details" panel="details" tabs={DETAILS} chosen={detail} />
      <div className="pane" id="details" role="tabpanel" aria-label={TAB_WORDS[detail]} tabIndex={-1}>
        <h2 className="visually-hidden">{TAB_WORDS[detail]}</h2>
        {detail === 'moment' && <MomentPane />}
        {detail === 'context' && <ContextPane />}
        {detail === 'send' && <SendPane />}
      </div>
    </div>
  );
}
