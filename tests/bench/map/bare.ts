// A page that does nothing but draw the same tiles with MapLibre as it is published: what the map page is measured beside.
import { addProtocol, type GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import 'maplibre-gl/dist/maplibre-gl.css';

const element = document.getElementById('map');
if (element === null) throw new Error('bare.html has no #map');
Object.assign(element.style, { position: 'fixed', inset: '0' });
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

const fill = (layer: string, colour: string) => ({
  id: layer,
  type: 'fill' as const,
  source: 'kota',
  'source-layer': layer,
  paint: { 'fill-color': colour },
});

// '?di=-7.25307,112.73960,17', as the map page has it.
const [lat = -7.2585, lon = 112.75185, zoom = 12] = (new URLSearchParams(location.search).get('di') ?? '')
  .split(',')
  .filter(Boolean)
  .map(Number);

const map = new LibreMap({
  container: element,
  center: [lon, lat],
  zoom,
  style: {
    version: 8,
    sources: {
      kota: { type: 'vector', url: `pmtiles://${location.origin}/peta/kota.pmtiles` },
      tanda: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      fill('lahan', '#fbf7ef'),
      fill('blok', '#f0cb55'),
      fill('air', '#b4dadf'),
      fill('persil', '#f7de8a'),
      { id: 'jalan', type: 'line', source: 'kota', 'source-layer': 'jalan', paint: { 'line-color': '#fff' } },
      { id: 'tanda', type: 'circle', source: 'tanda', paint: { 'circle-radius': 9 } },
    ],
  },
});
// '?tanda': a tap is marked, and said.
if (new URLSearchParams(location.search).has('tanda'))
  map.on('click', ({ lngLat }) => {
    const said = document.getElementById('said');
    if (said) said.textContent = lngLat.toString();
    map.getSource<GeoJSONSource>('tanda')?.setData({ type: 'Point', coordinates: lngLat.toArray() });
  });
map.once('load', () => void performance.mark('map-drawn'));
