import { useSelector } from '@xstate/react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { panelTabs } from '../../domain/map/map-contents.ts';
import type { PanelTab } from '../../domain/map/sheet.ts';
import * as texts from '../../domain/map/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { usePainted } from '../shared/use-painted.ts';
import { ActivityTab } from './activity-tab.tsx';
import { CompareTab } from './compare-tab.tsx';
import { ErrandBand } from './errand-band.tsx';
import { LayersTab } from './layers-tab.tsx';
import { useMap } from './map-dependencies.tsx';
import { MapPart } from './map-part.tsx';
import { PlaceSearchBox } from './place-search-box.tsx';
import { PlaceTab } from './place-tab.tsx';
import { usePlaceTitle } from './use-place-title.ts';
import './map-panel.scss';

const NAMES: Readonly<Record<PanelTab, string>> = {
  layers: texts.layersTab,
  place: texts.placeTab,
  activity: sharedTexts.activity,
};
const NEXT_SIZE = { low: 'half', half: 'full', full: 'low' } as const;
const SIZE_WORDS = {
  low: texts.enlargeSheetLabel,
  half: texts.enlargeSheetLabel,
  full: texts.shrinkSheetLabel,
} as const;

/** The panel: the search, and the layers, the place, the activity (spec §2 Map page). On phones a sheet over the map. */
export function MapPanel() {
  const { site, map } = useMap();
  const tabs = panelTabs(map);
  usePlaceTitle();
  const { tab, sheet } = useSelector(site.panel, ({ context }) => context);
  const asked = useSelector(site.place, ({ context }) => context.asked);
  const isComparing = useSelector(site.compare, (snapshot) => snapshot.matches('on'));
  const body = useRef<HTMLDivElement>(null);
  // What is in a tab comes a frame after the tab itself.
  const drawn = usePainted(tab);
  const inside = useMemo(() => <TabBody tab={drawn} isComparing={isComparing} />, [drawn, isComparing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or place is read from its beginning
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [drawn, asked]);
  return (
    <>
      <MapPart className="place-search">
        <PlaceSearchBox intro={asked === undefined} />
      </MapPart>
      <aside className={`map-panel needs-application map-panel--${sheet}`} aria-label={texts.panelLabel}>
        <button
          type="button"
          className="map-panel__grip"
          aria-label={SIZE_WORDS[sheet]}
          aria-expanded={sheet !== 'low'}
          onClick={() => site.panel.send({ type: 'sheet.sized', size: NEXT_SIZE[sheet] })}
        />
        {asked === undefined && <ErrandBand />}
        <div className="map-panel__tabs" role="tablist" aria-label={texts.panelLabel}>
          {tabs.map((name) => (
            <button
              key={name}
              id={`tab-${name}`}
              type="button"
              role="tab"
              aria-selected={tab === name}
              aria-controls="map-panel-body"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => site.panel.send({ type: 'tab.chosen', tab: name })}
              onKeyDown={(event) => {
                const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (by === undefined) return;
                const next = tabs[(tabs.indexOf(name) + by + tabs.length) % tabs.length];
                if (!next) return;
                site.panel.send({ type: 'tab.chosen', tab: next });
                document.getElementById(`tab-${next}`)?.focus();
              }}
            >
              {NAMES[name]}
            </button>
          ))}
        </div>
        <div
          ref={body}
          id="map-panel-body"
          className="map-panel__body"
          role="tabpanel"
          aria-labelledby={`tab-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
          tabIndex={0}
        >
          <MapPart className="place-tab__note">{inside}</MapPart>
        </div>
      </aside>
    </>
  );
}

function TabBody({ tab, isComparing }: { tab: PanelTab; isComparing: boolean }) {
  if (tab === 'place') return <PlaceTab />;
  if (tab === 'activity') return <ActivityTab />;
  return isComparing ? <CompareTab /> : <LayersTab />;
}
