import { LogPane } from '../log/log-pane.tsx';
import { useInspector } from '../use-inspector.tsx';
import { ActorList } from './actor-list.tsx';
import { Details } from './details.tsx';
import { Split } from './split.tsx';
import { Time } from './time.tsx';
import { ViewPane } from './views.tsx';

/** The inspector in a low strip below the page. */
export function DockedLayout() {
  const { settings } = useInspector();
  const { view } = settings;
  const isWhole = view === 'replay' || view === 'coverage' || view === 'scenario';
  const details = { id: 'details', label: 'the details', size: 276, least: 200, content: <Details /> };
  return (
    <main className="layout">
      <div data-pane>
        <Time height={44} />
      </div>
      {isWhole ? (
        <div className="layout__whole" data-pane>
          <ViewPane view={view} />
        </div>
      ) : view === 'sequence' ? (
        <Split
          id="docked-sequence"
          panes={[{ id: 'view', label: 'the view', least: 320, content: <ViewPane view={view} /> }, details]}
        />
      ) : (
        <Split
          id="docked"
          panes={[
            { id: 'actors', label: 'the actors', size: 152, least: 100, content: <ActorList /> },
            {
              id: 'view',
              label: 'the view',
              size: 412,
              least: 240,
              content: <ViewPane view={view} isNarrow />,
            },
            { id: 'log', label: 'the log', least: 240, content: <LogPane /> },
            details,
          ]}
        />
      )}
    </main>
  );
}
