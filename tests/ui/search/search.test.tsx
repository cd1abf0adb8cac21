import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createMiniSearchIndex } from '../../../src/adapters/search/mini-search-index.ts';
import type { Ports } from '../../../src/composition.ts';
import { Search } from '../../../src/ui/search/search.tsx';
import { SearchButton } from '../../../src/ui/search/search-link.tsx';
import { useDialog } from '../../../src/ui/shared/use-dialog.ts';
import { city } from '../../city.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

// jsdom lays nothing out, and has nowhere to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

const field = () => screen.getByRole('combobox', { name: 'Cari di seluruh situs' });

/** As the page draws it. */
function WhereItIsOpen({ onClose }: { onClose: () => void }) {
  const [isOpen] = useDialog('search');
  return isOpen && <Search onClose={onClose} />;
}

async function open(address = '/home?temukan', instead: Partial<Ports> = {}) {
  const stubs = testDependencies({}, address, instead);
  const stop = stubs.start();
  const close = () => stubs.site.dialogs.send({ type: 'dialog.closed', dialog: 'search' });
  const view = await renderPart(stubs, <WhereItIsOpen onClose={close} />);
  return { ...stubs, ...view, stop, user: userEvent.setup() };
}

describe('the search', () => {
  it('goes through the results from its field, and says which one it is at', async () => {
    const { user, stop } = await open();
    await user.type(field(), 'krk');
    const best = await screen.findByRole('option', { name: /^Keterangan Rencana Kota/ });
    expect([field().getAttribute('aria-expanded'), field().getAttribute('aria-activedescendant')]).toEqual([
      'true',
      null,
    ]);
    await user.keyboard('{ArrowDown}');
    expect([document.activeElement, field().getAttribute('aria-activedescendant')]).toEqual([
      field(),
      best.id,
    ]);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe(
      'Dokumen: Keterangan Rencana Kota (KRK)',
    );
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.keyboard('{End}{Home}');
    expect(screen.getByRole('option', { selected: true })).toBe(best);
    expect(scrolled.mock.contexts.at(-1)).toBe(best);
    scrolled.mockRestore();
    stop();
  });

  it('opens the first result on Enter', async () => {
    const { user, history, stop } = await open();
    await user.type(field(), 'krk prioritas');
    await screen.findByRole('option', { name: /^KRK Prioritas/ });
    await user.keyboard('{Enter}');
    expect(history.location.href).toBe('/home?layanan=utama&syarat=krk');
    act(() => history.back());
    expect(history.location.href).toBe('/home?temukan=krk%20prioritas');
    stop();
  });

  it('says nothing of no results where a card answers', async () => {
    const { user, stop } = await open();
    await user.type(field(), 'bpn');
    const title = 'Sertipikat tanah diurus di kantor pertanahan';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    // Once the keys rest.
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(title));
    expect(screen.queryByText(/Tidak ada hasil|Belum ada di situs ini/)).toBeNull();
    await user.type(field(), 'zzqx');
    expect(await screen.findByText('Tidak ada hasil')).toBeVisible();
    stop();
  });

  it('opens the parcel whose number was typed on Enter, and a row once it is marked', async () => {
    const { user, stop } = await open('/home?temukan=05.0148%20krk');
    await screen.findByRole('option', { name: /^Keterangan Rencana Kota/ });
    await user.clear(field());
    await user.type(field(), '05.0148');
    const parcel = await screen.findByRole('link', { name: 'Buka di peta' });
    const followed: string[] = [];
    const preventClick = (event: Event) => {
      event.preventDefault();
      followed.push((event.target as HTMLElement).textContent ?? '');
    };
    document.addEventListener('click', preventClick, true);
    await user.keyboard('{Enter}');
    document.removeEventListener('click', preventClick, true);
    expect(followed).toEqual([parcel.textContent]);
    stop();
  });

  it('leads an address to the map before an everyday word in it, and shows nothing that has a part of it', async () => {
    const { user, stop } = await open('/home?temukan=jalan%20warung%20jati');
    const card = await screen.findByRole('region', { name: 'Alamat dicari di peta' });
    expect(within(card).getByRole('link', { name: 'Buka di peta' }).getAttribute('href')).toBe('/peta/');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await user.clear(field());
    await user.type(field(), 'lapor jalan rusak');
    expect(await screen.findByRole('heading', { name: 'Pengaduan Masyarakat' })).toBeVisible();
    stop();
  });

  it('follows the first way of a card on Enter, before the first result', async () => {
    const { user, history, stop } = await open();
    await user.type(field(), 'imb');
    await screen.findByRole('heading', { name: 'IMB kini PBG' });
    await user.keyboard('{Enter}');
    expect(history.location.href).toBe('/home?mulai=bangun-rumah');
    stop();
  });

  it('leaves Home and End to the text until a row is marked, and Up leads back to it', async () => {
    const { user, stop } = await open('/home?temukan=krk');
    await screen.findByRole('option', { name: /^Keterangan Rencana Kota/ });
    field().focus();
    await user.keyboard('{Home}x{End}{Backspace}');
    expect(field()).toHaveProperty('value', 'xkr');
    await user.clear(field());
    await user.type(field(), 'krk');
    await screen.findByRole('option', { name: /^Keterangan Rencana Kota/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    stop();
  });

  it('opens the marked row on Enter: a tab of its own, or the rest of a group', async () => {
    const { user, feeds, stop } = await open('/home?temukan=kampoengku');
    const products = ['a', 'b', 'c', 'd'].map((name) => ({
      name: `Kampoengku ${name}`,
      type: 'application/pdf',
      url: `https://a.example/${name}.pdf`,
    }));
    await act(() => feeds['legal-products'].answer(products));
    await screen.findByRole('option', { name: 'Lihat 1 lagi' });
    const followed: string[] = [];
    // On its way down: the panel of the dialog lets no click out.
    const preventClick = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed.push(`${event.target.target} ${event.target.href}`);
    };
    document.addEventListener('click', preventClick, true);
    field().focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    document.removeEventListener('click', preventClick, true);
    expect(followed).toEqual([expect.stringMatching(/^_blank https:\/\/a\.example\/[a-d]\.pdf$/)]);
    await user.keyboard('{End}{Enter}');
    expect(screen.getByRole('button', { name: 'Produk hukum 4' })).toHaveAttribute('aria-pressed', 'true');
    expect([screen.getAllByRole('option').length, document.activeElement]).toEqual([4, field()]);
    stop();
  });

  it('closes by the first Escape, though a row is marked', async () => {
    const { user, site, stop } = await open('/home?temukan=krk');
    await screen.findByRole('option', { name: /^Keterangan Rencana Kota/ });
    field().focus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(site.dialogs.getSnapshot().value.search).toBe('closed');
    stop();
  });

  it('has no rows to go through once it has failed, though it found some before', async () => {
    const index = createMiniSearchIndex({
      config: city,
      now: () => 0,
      pages: async () => [],
      regulations: async () => [],
      pause: async () => undefined,
    });
    const find = (words: string) => (words === 'krk' ? index.find(words) : Promise.reject(new Error('lost')));
    const { user, site, stop } = await open('/home?temukan=krk', { searchIndex: { ...index, find } });
    await screen.findByRole('option', { name: /^Keterangan Rencana Kota/ });
    await user.type(field(), 's');
    await screen.findByText('Pencarian gagal dimuat');
    await user.keyboard('{ArrowDown}');
    expect([
      field().getAttribute('aria-expanded'),
      field().getAttribute('aria-controls'),
      field().getAttribute('aria-activedescendant'),
      site.search.getSnapshot().context.row,
    ]).toEqual(['false', null, null, -1]);
    stop();
  });

  it('marks what was found, and shows markup of a feed as text', async () => {
    const { feeds, stop } = await open('/home?temukan=mengurus');
    const url = 'https://a.example/x.pdf';
    await act(() =>
      feeds['legal-products'].answer([{ name: '<b>Pengurusan</b> izin', type: 'application/pdf', url }]),
    );
    const result = await screen.findByRole('option', { name: /^PDF\s*<b>/ });
    expect([
      within(result).getByText('Pengurusan').tagName,
      result.querySelector('b'),
      result.textContent,
    ]).toEqual(['MARK', null, 'PDF <b>Pengurusan</b> izin (tab baru)']);
    expect(result.getAttribute('href')).toBe(url);
    stop();
  });

  it('narrows the results to a group; groups without any are off', async () => {
    const { user, stop } = await open('/home?temukan=krk');
    const filters = await screen.findByRole('list', { name: 'Saring hasil' });
    expect(within(filters).getByRole('button', { name: 'Foto 0' })).toHaveProperty('disabled', true);
    // How many services say so is the city's.
    const services = within(filters).getByRole('button', { name: /^Layanan [1-9]\d*$/ });
    const [count = ''] = /\d+/.exec(services.textContent ?? '') ?? [];
    await user.click(services);
    expect(screen.getAllByText(new RegExp(`^${count} hasil di Layanan`)).length).toBeGreaterThan(0);
    stop();
  });

  it('says what to do where nothing was found', async () => {
    const { user, site, stop } = await open('/home?temukan=kampoengku');
    await screen.findByRole('heading', { name: 'Belum ada di situs ini.' });
    expect(screen.getByRole('link', { name: /^Tanyakan lewat WhatsApp/ }).getAttribute('href')).toBe(
      `${city.contact.hotline.href}?text=Saya%20mencari%3A%20kampoengku`,
    );
    await user.click(screen.getByRole('button', { name: 'Hapus' }));
    expect([document.activeElement, site.search.getSnapshot().context.words]).toEqual([field(), '']);
    stop();
  });

  it('says which feeds are not searched', async () => {
    const { feeds, stop } = await open('/home?temukan=krk');
    await act(() => feeds.staff.fail(new Error('lost')));
    await waitFor(() => expect(screen.getAllByText(/Belum dapat dicari: orang\./).length).toBeGreaterThan(0));
    stop();
  });
});

it.each([
  ['{Control>}k{/Control}', '/home?temukan'],
  ['{Meta>}K{/Meta}', '/home?temukan'],
  ['/', '/home?temukan'],
  ['k', '/home'],
])('%s leads to %s', async (keys, address) => {
  const stubs = testDependencies();
  const view = await renderPart(stubs, <SearchButton />);
  await act(async () => void stubs.start());
  await userEvent.setup().keyboard(keys);
  expect(view.address()).toBe(address);
});

it('a slash in a field is a slash', async () => {
  const stubs = testDependencies();
  const part = (
    <>
      <SearchButton />
      <input aria-label="lain" />
    </>
  );
  const view = await renderPart(stubs, part);
  await userEvent.setup().type(screen.getByLabelText('lain'), '1/2');
  expect([view.address(), screen.getByLabelText<HTMLInputElement>('lain').value]).toEqual(['/home', '1/2']);
});

it('leads to its field where it is open, and leaves the address', async () => {
  const stubs = testDependencies({}, '/home?temukan=krk');
  const stop = stubs.start();
  const part = (
    <>
      <SearchButton />
      <Search onClose={() => undefined} />
    </>
  );
  const view = await renderPart(stubs, part);
  const filters = await screen.findByRole('list', { name: 'Saring hasil' });
  act(() =>
    within(filters)
      .getByRole('button', { name: /^Semua/ })
      .focus(),
  );
  await userEvent.setup().keyboard('/');
  expect([document.activeElement, view.address()]).toEqual([field(), '/home?temukan=krk']);
  stop();
});

it('opens once, though its code is still on its way', async () => {
  const stubs = testDependencies();
  const stop = stubs.start();
  const view = await renderPart(stubs, <SearchButton />);
  const { length } = stubs.history;
  await userEvent.setup().keyboard('{Control>}kk{/Control}');
  expect([view.address(), stubs.history.length - length]).toEqual(['/home?temukan', 1]);
  stop();
});
