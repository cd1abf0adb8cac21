import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PrintPorts } from '../../../src/application/map-page/print-machine.ts';
import { MapPrint } from '../../../src/ui/map-page/map-print.tsx';
import { PLAN, R2 } from '../../domain/map/rules-world.ts';
import { AT, FACTS, show } from './show-map.tsx';

const PICTURE = 'data:image/png;base64,AA';
const PORTS: Partial<PrintPorts> = {
  takePicture: async () => PICTURE,
  addressNow: () => location.href,
  makeQrCode: async () => ({ path: 'M0 0h1v1h-1z', size: 21 }),
};

beforeEach(() => {
  history.replaceState({}, '', '/peta/?di=-7.25000,112.75000,16');
  vi.stubGlobal('print', () => dispatchEvent(new Event('beforeprint')));
  HTMLImageElement.prototype.decode = async () => undefined;
  return () => vi.unstubAllGlobals();
});

/** Shows the paper of a map that is drawn, and prints it. */
async function printed(map = PLAN, facts = FACTS) {
  const site = show(map, <MapPrint />, facts, PORTS);
  await act(async () => {
    site.canvas.send({ type: 'map.opened' });
    site.canvas.send({
      type: 'map.moved',
      view: { centre: AT, zoom: 16 },
      bounds: [112.74, -7.26, 112.76, -7.24],
    });
  });
  await act(async () => site.print.send({ type: 'print.asked' }));
  return site;
}

const picture = () => document.querySelector('.map-print img')?.getAttribute('src');
const code = () => document.querySelector('.map-print__code path')?.getAttribute('d');

it('prints the map with its scale, its legend and the code of its address', async () => {
  const { print } = await printed();
  expect([picture(), code(), print.getSnapshot().value]).toEqual([PICTURE, 'M0 0h1v1h-1z', 'idle']);
  expect(document.querySelector('.paper-map__lengths')).toHaveTextContent('0100 m200 m');
  expect(screen.getByText('Zona RDTR')).toBeInTheDocument();
  expect(screen.getByText(location.href)).toBeInTheDocument();
});

it('says how large the picture, its bar and its middle are: that of the map, or the place of the card', async () => {
  const { place } = await printed(PLAN, { ...FACTS, at: [112.745, -7.255] });
  const measures = () => {
    const style = document.querySelector<HTMLElement>('.paper-map')?.style;
    const read = (name: string) => Math.round(Number(style?.getPropertyValue(`--paper-${name}`)) * 100) / 100;
    return ['width', 'height', 'bar', 'x', 'y'].map(read);
  };
  expect(measures()).toEqual([1864.14, 1879.16, 169, 0.5, 0.5]);
  await act(async () => place.send({ type: 'place.asked', place: { kind: 'position', at: AT } }));
  expect(measures()).toEqual([1864.14, 1879.16, 169, 0.25, 0.75]);
});

it('prints the card in place of the legend', async () => {
  const { place } = await printed();
  await act(async () => place.send({ type: 'place.asked', place: { kind: 'position', at: AT } }));
  expect(screen.getByText('Kartu tempat', { exact: false })).toBeInTheDocument();
  expect(screen.queryByText('Zona RDTR')).not.toBeInTheDocument();
});

it('prints the present map and the code of its address when the browser prints by itself', async () => {
  const paper = {
    prepare: vi.fn(),
    picture: () => 'data:image/png;base64,NOW',
    code: (address: string) => ({ path: `M0 0h${address.length}`, size: 21 }),
  };
  const site = show(PLAN, <MapPrint />, FACTS, PORTS, undefined, paper);
  await act(async () => site.canvas.send({ type: 'map.opened' }));
  await act(async () => site.canvas.send({ type: 'map.drawn' }));
  expect(paper.prepare).toHaveBeenCalledOnce();
  await act(async () => void dispatchEvent(new Event('beforeprint')));
  expect([picture(), code()]).toEqual(['data:image/png;base64,NOW', `M0 0h${location.href.length}`]);
  await act(async () => void dispatchEvent(new Event('afterprint')));
  expect([picture(), code()]).toEqual([undefined, undefined]);
});

it('says what is missing where a sheet is printed before the map is here', async () => {
  show(PLAN, <MapPrint />, FACTS, PORTS);
  await act(async () => void dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('.map-print__missing')).toHaveTextContent('Gambar peta belum siap');
});

it('names the parcel whose card is not here yet, and says so', async () => {
  const { place } = await printed();
  act(() => place.send({ type: 'place.asked', place: { kind: 'parcel', id: '05.0148' } }));
  const missing = document.querySelector('.map-print__missing');
  expect(missing).toHaveTextContent(/^Persil 05\.0148 Kartu tempat belum siap/);
});

it('leaves a picture and a code out that are of another address, when the browser prints by itself', async () => {
  await printed();
  history.replaceState({}, '', '/peta/?persil=05.0148');
  await act(async () => void dispatchEvent(new Event('beforeprint')));
  expect([picture(), code()]).toEqual([undefined, undefined]);
  expect(screen.getByText(location.href)).toBeInTheDocument();
});

it('draws patterns of zones from the paper itself, since the rest of the page is not on it', async () => {
  await printed({ ...PLAN, zones: [{ ...R2, pattern: 'rising' }] });
  const fill = document.querySelector('.map-print .zone-chip [fill^="url"]')?.getAttribute('fill');
  expect([fill, document.querySelector('.map-print .zone-chip pattern')?.id]).toEqual([
    'url(#paper-hue-R-2-s)',
    'paper-hue-R-2-s',
  ]);
});
