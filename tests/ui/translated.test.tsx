import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MapDialog } from '../../src/ui/map/map-dialog.tsx';
import { MapPart } from '../../src/ui/map-page/map-part.tsx';
import { PlaceSearchBox } from '../../src/ui/map-page/place-search-box.tsx';
import { PlaceTab } from '../../src/ui/map-page/place-tab.tsx';
import { Search } from '../../src/ui/search/search.tsx';
import { SectionBoundary } from '../../src/ui/shared/section-boundary.tsx';
import { PLAN } from '../domain/map/rules-world.ts';
import { translatePage, untranslated } from '../translated.ts';
import { testDependencies } from './dependencies.ts';
import { AT, show } from './map-page/show-map.tsx';
import { renderPart } from './render.tsx';

// jsdom lays nothing out, and has nowhere to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

const translate = () => onTestFinished(translatePage());
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => untranslated(textContent));

async function opened(address: string, part: React.ReactNode) {
  const stubs = testDependencies({}, address);
  onTestFinished(stubs.start());
  await renderPart(stubs, part);
  return userEvent.setup();
}

it('the search says what it found at every word, and lists it', async () => {
  const user = await opened('/home?temukan', <Search onClose={() => undefined} />);
  const field = screen.getByRole('combobox');
  await user.type(field, 'krk');
  await waitFor(() => expect(textsOf('.search-said')).toEqual(['8 hasil untuk “krk”']));
  const krk = textsOf('.search-row__title');
  translate();
  await user.type(field, ' qqqq');
  await waitFor(() => expect(textsOf('.search-said')).toEqual(['8 hasil untuk sebagian kata “krk qqqq”']));
  await user.clear(field);
  await user.type(field, 'prioritas');
  await waitFor(() => expect(textsOf('.search-said')).toEqual(['2 hasil untuk “prioritas”']));
  await user.clear(field);
  await user.type(field, 'krk');
  await waitFor(() => expect(textsOf('.search-row__title')).toEqual(krk));
});

it('the map dialog shows what matches while it is typed, and everything again', async () => {
  const user = await opened('/home?layanan=peta', <MapDialog onClose={() => undefined} />);
  const all = textsOf('.map-category__name');
  translate();
  const field = screen.getByRole('searchbox');
  await user.type(field, 'rt');
  await user.type(field, 'rw');
  expect(textsOf('.map-category__name')).toEqual(['RTRW']);
  await user.clear(field);
  await user.type(field, 'kecamatan');
  expect([textsOf('.map-category__name'), textsOf('[role=status] > *')]).toEqual([
    ['PETA ADMINISTRASI'],
    ['2 layer cocok dengan “kecamatan”', 'Menampilkan 1 kategori peta'],
  ]);
  await user.clear(field);
  expect(textsOf('.map-category__name')).toEqual(all);
});

it('the search for a place says that nothing is there, then what is', async () => {
  const { placeSearch } = show(PLAN, <PlaceSearchBox intro />);
  translate();
  const ask = (value: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  };
  ask('zzzz');
  await waitFor(() => expect(textsOf('[role=status]')).toEqual([expect.stringContaining('zzzz')]));
  ask('layar');
  await waitFor(() => expect(placeSearch.getSnapshot().value).toBe('chosen'));
  await waitFor(() =>
    expect(textsOf('[role=status]')).toEqual([expect.stringMatching(/^Menuju Kelurahan Layar/)]),
  );
});

it('the place that there is none of gives way to one that there is', async () => {
  const { place } = show(PLAN, <PlaceTab />);
  translate();
  act(() => place.send({ type: 'place.asked', place: { kind: 'position', at: AT } }));
  await waitFor(() => expect(textsOf('article h2')).toHaveLength(1));
  act(() => place.send({ type: 'place.closed' }));
  await waitFor(() => expect(textsOf('article')).toEqual([]));
  expect(textsOf('.place-tab__note')).toEqual([expect.stringMatching(/^Belum ada tempat/)]);
});

it('the codes of zones and the numbers of parcels stay as they are', async () => {
  const { place } = show(PLAN, <PlaceTab />);
  translate();
  act(() => place.send({ type: 'place.asked', place: { kind: 'position', at: AT } }));
  await waitFor(() => expect(textsOf('article h2')).toHaveLength(1));
  const codes = [...document.querySelectorAll('.zone-chip__code')].map(({ innerHTML }) => innerHTML);
  expect(codes).toEqual(codes.map(() => 'R-2'));
});

let isBroken = false;

/** Breaks as a part does whose text is gone when React takes it away. */
function Part() {
  if (isBroken)
    throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  return <p>Isi</p>;
}

const WALLS = {
  'of /home': (part: React.ReactNode) =>
    opened('/home', <SectionBoundary name="news">{part}</SectionBoundary>),
  'of the map': async (part: React.ReactNode) =>
    show(PLAN, <MapPart className="place-tab__note">{part}</MapPart>),
};

it.each(Object.entries(WALLS))(
  'a part %s that broke is there again after a retry, also when translated',
  async (_, put) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    isBroken = true;
    await put(<Part />);
    translate();
    const retry = await screen.findByRole('button');
    isBroken = false;
    fireEvent.click(retry);
    expect(untranslated((await screen.findByText(/^Isi/)).textContent)).toBe('Isi');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
