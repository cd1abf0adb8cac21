import { LogPane } from '../log/log-pane.tsx';
import { VIEWS } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { ActorList } from './actor-list.tsx';
import { Details } from './details.tsx';
import { Split } from './split.tsx';
import { VIEW_WORDS } from './top-bar.tsx';
import { TabRow } from './view-tabs.tsx';
import { ViewPane } from './views.tsx';

/** The inspector in a window of its own. */
export function FullLayout() {
  const { settings, set } = useInspector();
  const { view } = settings;
  const tabs = (
    <TabRow
      label="Views"
      panel="view"
      tabs={VIEWS.map((name, place) => ({ name, word: VIEW_WORDS[name], key: `${place + 1}` }))}
      chosen={view}
      onChoose={(name) => set({ view: name })}
    />
  );
  const middle = {
    id: 'view',
    label: 'the view',
    least: 320,
    content: (
      <>
        {tabs}
        <ViewPane view={view} />
      </>
    ),
  };
  const details = { id: 'details', label: 'the details', size: 318, least: 220, content: <Details /> };
  if (view !== 'chart') {
    return (
      <main className="layout" data-pane>
        {tabs}
        <ViewPane view={view} />
      </main>
    );
  }
  const actors = { id: 'actors', label: 'the actors', size: 176, least: 120, content: <ActorList /> };
  const log = {
    id: 'log',
    label: 'the log',
    size: 290,
    least: 120,
    content: <LogPane />,
  };
  const above = {
    id: 'above',
    label: 'the chart',
    least: 200,
    content: <Split id="above" panes={[actors, middle, details]} />,
  };
  return (
    <main className="layout">
      <Split id="whole" isUpright panes={[above, log]} />
    </main>
  );
}
