import type { InspectorPlace } from '../../application/inspection/messages.ts';
import { latestOf } from '../../application/inspection/session.ts';
import { holdsPage, ownSteps } from '../../domain/replay-view.ts';
import { VIEWS, type View } from '../settings.ts';
import { useInspector } from '../use-inspector.tsx';
import { FileOpen } from './file-open.tsx';

const PLACES: readonly (readonly [InspectorPlace, string])[] = [
  ['below', 'Below'],
  ['window', 'Own window'],
];

/** What each view is called. */
export const VIEW_WORDS: Readonly<Record<View, string>> = {
  chart: 'Chart',
  replay: 'Replay',
};

/** The bar over everything: which page this is, what is recorded, and what can be done with it. */
export function TopBar({ withViews, isShort }: { withViews: boolean; isShort: boolean }) {
  const { session, settings, set, ask, machine, report } = useInspector();
  const { page, replay } = session;
  const played = replay ? ownSteps(replay) : [];
  const isDocked = page?.place !== 'window';
  const open = (scenario: string) =>
    ask({ type: 'page.open', search: scenario === '' ? '?inspect' : `?scenario=${scenario}&inspect` });
  return (
    <header className="bar">
      <h1 className="bar__title">{isShort ? 'Inspector' : 'State inspector'}</h1>
      {page && (
        <>
          <label className="choice choice--bar">
            <span className="visually-hidden">Scenario</span>
            <select value={page.scenario ?? ''} onChange={(event) => open(event.target.value)}>
              <option value="">The real world</option>
              {page.scenario !== undefined && !page.scenarios.includes(page.scenario) && (
                <option value={page.scenario}>{page.scenario}, opened</option>
              )}
              {page.scenarios.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          {!isShort && !withViews && <code className="bar__address">{page.address}</code>}
          <span className="bar__recording">
            {holdsPage(replay)
              ? `Replay, ${played.filter(({ passed }) => passed !== undefined).length} of ${played.length} steps`
              : `● Recording, ${latestOf(session)}${isShort || withViews ? '' : ' entries'}`}
          </span>
          {withViews && (
            <nav className="bar__views" aria-label="Views">
              {VIEWS.map((view, place) => (
                <button
                  key={view}
                  type="button"
                  className="bar__view"
                  aria-current={settings.view === view ? 'page' : undefined}
                  onClick={() => set({ view })}
                >
                  {VIEW_WORDS[view]} <kbd>{place + 1}</kbd>
                </button>
              ))}
            </nav>
          )}
          <span className="bar__actions">
            <FileOpen id="open-file" />
            <button
              type="button"
              className="button button--bar"
              onClick={() => ask({ type: 'link.copy', machine })}
            >
              {isShort ? 'Link' : 'Copy link'}
            </button>
            <button type="button" className="button button--bar button--edge" onClick={report}>
              Bug report <kbd>B</kbd>
            </button>
            <label className="choice choice--bar choice--quiet">
              <span className="visually-hidden">Place of the inspector</span>
              <select
                value={page.place}
                onChange={(event) => {
                  const { value } = event.target;
                  if (value === 'stately') ask({ type: 'stately.open' });
                  else ask({ type: 'dock.place', place: value as InspectorPlace });
                }}
              >
                {PLACES.map(([place, word]) => (
                  <option key={place} value={place}>
                    {word}
                  </option>
                ))}
                <option value="stately">Stately’s inspector (needs the network)</option>
              </select>
            </label>
            {isDocked && (
              <button
                type="button"
                className="button button--bar"
                onClick={() => ask({ type: 'dock.close' })}
              >
                ✕ Close
              </button>
            )}
          </span>
        </>
      )}
    </header>
  );
}
