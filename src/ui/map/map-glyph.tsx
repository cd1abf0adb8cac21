import * as texts from '../../domain/map/catalogue-texts.ts';
import '../shared/icon.scss';

const LAYERS = 'm12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5';

// By the name of a category or layer, in a box of 24.
const PATHS: Readonly<Record<string, string>> = {
  [texts.administrationCategory]: 'M4 4h16v16H4zM4 10h6V4M10 10v10M10 14h10',
  [texts.rtrwCategory]: LAYERS,
  [texts.rdtrCategory]: 'M4 4h16v16H4zM4 9h7v11M11 13h9M15 4v9',
  [texts.landCategory]: 'm3 6.500 6-2.500 6 2.500 6-2.500v13.500L15 20l-6-2.500L3 20zM9 4v13.500M15 6.500V20',
  [texts.serviceCentres]: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  [texts.roads]: 'M7 3 3.500 21M17 3l3.500 18M12 3v3.500M12 10v3.500M12 17v4',
  [texts.railways]: 'M8 3v18M16 3v18M5 6h14M5 12h14M5 18h14',
  [texts.seaTransport]: 'M3 15h18l-3 5H6zM12 3v12M12 5l6 7h-6',
  [texts.energy]: 'M13 3 5 13.500h6L10 21l8.500-11h-6.500z',
  [texts.telecommunications]: 'M12 11v10M9 21h6M7.500 13a6 6 0 1 1 9 0M5 16a10 10 0 1 1 14 0',
  [texts.waterResources]: 'M3 8c3-3 6 3 9 0s6 3 9 0M3 13.500c3-3 6 3 9 0s6 3 9 0M3 19c3-3 6 3 9 0s6 3 9 0',
  [texts.drinkingWater]: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  [texts.wasteWater]: 'M3 7h9v5h9M3 12h4v5h14M21 10v9M3 5v9',
  [texts.refuse]: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  [texts.drainage]: 'M4 4v9c0 9 16 9 16 0V4M8 4v8M12 4v8M16 4v8',
  [texts.strategicAreas]:
    'm12 3 2.500 6 6.500.500-5 4.500 1.500 6.500L12 17l-5.500 3.500L8 14 3 9.500 9.500 9z',
};

/**
 * What a category or a layer shows, drawn in teal; land-use hues are for zoning alone.
 * @param name of the category or layer; one without a drawing of its own has that of layers
 */
export function MapGlyph({ name }: { name: string }) {
  return (
    <svg className="icon map-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name] ?? LAYERS} />
    </svg>
  );
}
