import type { InspectedPage } from '../../application/inspection/messages.ts';
import { latestOf } from '../../application/inspection/session.ts';
import { holdsPage, ownSteps } from '../../domain/replay-view.ts';
import { Button } from '../button.tsx';
import { TAB_WORDS, VIEWS } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { FileOpen } from './file-open.tsx';

/** The bar over everything: which page this is, what is recorded, and what can be done with it. */
export function TopBar({ onHelp }: { onHelp: () => void }) {
  const { session, settings, show, ask, machine, report } = useInspector();
  const { page, replay } = session;
  const own = replay ? ownSteps(replay) : [];
  const played = own.filter(({ passed }) => passed !== undefined).length;
  return (
    <header className="bar">
      <h1 className="bar__title">State inspector</h1>
      {page && (
        <>
          <ScenarioChoice page={page} />
          <span className="bar__recording">
            {holdsPage(replay)
              ? `Replay, ${played} of ${own.length} steps`
              : `● Recording, ${latestOf(session)}`}
          </span>
          <nav className="bar__views" aria-label="Views">
            {VIEWS.map((view, place) => (
              <Button
                key={view}
                look="bar"
                aria-current={settings.view === view ? 'page' : undefined}
                onClick={() => show(view)}
              >
                {TAB_WORDS[view]} <kbd>{place + 1}</kbd>
              </Button>
            ))}
          </nav>
          <span className="bar__actions">
            <FileOpen />
            <Button look="bar" onClick={() => ask({ type: 'link.copy', machine })}>
              Copy link
            </Button>
            <Button look="bar" onClick={report}>
              Bug report <kbd>B</kbd>
            </Button>
            <Button look="bar" onClick={onHelp}>
              Keys <kbd>?</kbd>
            </Button>
            <Button look="bar" onClick={() => ask({ type: 'dock.close' })}>
              ✕ Close
            </Button>
          </span>
        </>
      )}
    </header>
  );
}

function ScenarioChoice({ page }: { page: InspectedPage }) {
  const { ask } = useInspector();
  const { scenario, scenarios } = page;
  const isOpened = scenario !== undefined && !scenarios.includes(scenario);
  const open = (name: string) =>
    ask({ type: 'page.open', search: name === '' ? '?inspect' : `?scenario=${name}&inspect` });
  return (
    <label className="choice">
      <span className="visually-hidden">Scenario</span>
      <select value={scenario ?? ''} onChange={(event) => open(event.target.value)}>
        <option value="">The real world</option>
        {isOpened && <option value={scenario}>{scenario}, opened</option>}
        {scenarios.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
