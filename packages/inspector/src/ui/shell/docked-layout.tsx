import { LogPane } from '../log/log-pane.tsx';
import { useInspector } from '../use-inspector.tsx';
import { ActorList } from './actor-list.tsx';
import { Details } from './details.tsx';
import { Split } from './split.tsx';
import { ViewPane } from './views.tsx';

/** The inspector in a low strip below the page. */
export function DockedLayout() {
  const { settings } = useInspector();
  const { view } = settings;
  const isWhole = view !== 'chart';
  const details = { id: 'details', label: 'the details', size: 276, least: 200, content: <Details /> };
  return (
    <main className="layout">
      {isWhole ? (
        <div className="layout__whole" data-pane>
          <ViewPane view={view} />
        </div>
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
              content: <ViewPane view={view} />,
            },
            { id: 'log', label: 'the log', least: 240, content: <LogPane /> },
            details,
          ]}
        />
      )}
    </main>
  );
}
