import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doAct } from '../../../src/adapters/visitor/do-act.ts';
import { ownAddress } from '../../../src/adapters/visitor/own-address.ts';
import { watchVisitor } from '../../../src/adapters/visitor/watch-visitor.ts';
import type { VisitorAct } from '../../../src/domain/visitor-act.ts';

const PAGE = `
  <main>
    <h1>Galeri Foto</h1>
    <button id="reload"><svg aria-hidden="true"></svg> Muat ulang</button>
    <button id="open-1">Buka</button><button id="open-2">Buka</button><button hidden>Buka</button>
    <a id="link" href="#berita">Berita</a>
    <label for="search">Cari folder</label><input id="search" type="search">
    <label>Sandi <input id="password" type="password"></label>
    <label><input id="box" type="checkbox"> Hanya PDF</label>
    <select id="year" aria-label="Tahun"><option value="">Semua</option><option value="23">2023</option></select>
    <p id="text">Teks</p>
  </main>
  <div role="dialog" aria-label="Foto"><button id="next">Buka</button><p id="inside">Isi</p></div>
  <aside class="dock"><button id="tool">Close</button></aside>
`;

let acts: (VisitorAct & { continues?: true })[] = [];
let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = PAGE;
  acts = [];
  stop = watchVisitor(
    window,
    (act, continues) => acts.push({ ...act, ...(continues && { continues }) }),
    () => true,
  );
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const at = (id: string) => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no #${id}`);
  return found;
};
const FOTO = { role: 'dialog', name: 'Foto' };

describe('a click', () => {
  it.each<[string, VisitorAct[]]>([
    ['reload', [{ act: 'click', role: 'button', name: 'Muat ulang' }]],
    ['open-2', [{ act: 'click', role: 'button', name: 'Buka', nth: 1 }]],
    ['next', [{ act: 'click', role: 'button', name: 'Buka', within: FOTO }]],
    ['link', [{ act: 'click', role: 'link', name: 'Berita' }]],
    ['box', [{ act: 'click', role: 'checkbox', name: 'Hanya PDF' }]],
    ['text', [{ act: 'click' }]],
    ['inside', [{ act: 'click', ...FOTO }]],
    ['search', []],
    ['tool', []],
  ])('on #%s is told as %j', async (id, told) => {
    await userEvent.click(at(id));
    expect(acts).toEqual(told);
  });

  it('is recorded before the page answers, while its element exists', async () => {
    const order: string[] = [];
    at('reload').addEventListener('click', () => {
      order.push(`page, ${acts.length} told`);
      at('reload').remove();
    });
    await userEvent.click(at('reload'));
    expect([order, acts]).toEqual([['page, 1 told'], [{ act: 'click', role: 'button', name: 'Muat ulang' }]]);
  });

  it('that the page makes itself is not recorded', () => {
    stop();
    stop = watchVisitor(window, (act) => acts.push(act));
    at('reload').click();
    expect(acts).toEqual([]);
  });
});

describe('a field', () => {
  const SEARCH = { act: 'type', role: 'searchbox', name: 'Cari folder' } as const;

  it('is recorded with its text, as one act that is updated with every letter', async () => {
    await userEvent.type(at('search'), 'saw');
    expect(acts).toEqual([
      { ...SEARCH, value: 's' },
      { ...SEARCH, value: 'sa', continues: true },
      { ...SEARCH, value: 'saw', continues: true },
    ]);
  });

  it('starts a new act after another one', async () => {
    await userEvent.type(at('search'), 'a');
    await userEvent.click(at('reload'));
    await userEvent.type(at('search'), 'b');
    expect(acts.map(({ act, value, continues }) => [act, value, continues])).toEqual([
      ['type', 'a', undefined],
      ['click', undefined, undefined],
      ['type', 'ab', undefined],
    ]);
  });

  it('keeps a password to itself', async () => {
    await userEvent.type(at('password'), 'x');
    expect(acts).toEqual([{ act: 'type', role: 'textbox', name: 'Sandi', value: '•••' }]);
  });

  it('of a list is recorded as the chosen option', async () => {
    await userEvent.selectOptions(at('year'), '2023');
    expect(acts).toEqual([{ act: 'choose', role: 'combobox', name: 'Tahun', value: '2023' }]);
  });
});

describe('a key', () => {
  it.each<[string, string, VisitorAct[]]>([
    ['next', 'Escape', [{ act: 'press', role: 'button', name: 'Buka', within: FOTO, key: 'Escape' }]],
    ['next', 'ArrowRight', [{ act: 'press', role: 'button', name: 'Buka', within: FOTO, key: 'ArrowRight' }]],
    ['search', 'Enter', [{ act: 'press', role: 'searchbox', name: 'Cari folder', key: 'Enter' }]],
    ['search', 'ArrowLeft', []],
    ['reload', 'Enter', [{ act: 'click', role: 'button', name: 'Muat ulang' }]],
    ['reload', 'Tab', []],
    ['next', 'Tab', [{ act: 'press', role: 'button', name: 'Buka', within: FOTO, key: 'Tab' }]],
    ['reload', 'a', []],
  ])('on #%s, %s, is told as %j', async (id, key, told) => {
    at(id).focus();
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`);
    expect(acts).toEqual(told);
  });

  it('with nothing focused is recorded for the page', async () => {
    await userEvent.keyboard('{Escape}');
    expect(acts).toEqual([{ act: 'press', key: 'Escape' }]);
  });
});

describe('Back', () => {
  it('is recorded with its address, without the parameters of testers', () => {
    history.replaceState(null, '', '/home?inspect&galeri=sawah&scenario=all-well');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(acts).toEqual([{ act: 'go', value: '/home?galeri=sawah' }]);
  });

  it('and Forward are distinguished where the page numbers its entries', () => {
    history.replaceState({ __TSR_index: 3 }, '', '/home');
    dispatchEvent(new PopStateEvent('popstate', { state: { __TSR_index: 2 } }));
    dispatchEvent(new PopStateEvent('popstate', { state: { __TSR_index: 3 } }));
    history.pushState({ __TSR_index: 4 }, '', '/home');
    dispatchEvent(new PopStateEvent('popstate', { state: { __TSR_index: 3 } }));
    expect(acts.map(({ key }) => key)).toEqual(['Back', 'Forward', 'Back']);
  });

  it('that would lead out of the page is not gone', async () => {
    history.replaceState({ __TSR_index: 0 }, '', '/home');
    const go = vi.spyOn(history, 'go');
    await expect(
      doAct({ act: 'go', key: 'Back', value: '/home' }, document, { patience: 0 }),
    ).rejects.toThrow('Back leads nowhere, not to /home');
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });

  it('and Forward are gone again', async () => {
    history.replaceState({ __TSR_index: 0 }, '', '/home?a=1');
    history.pushState({ __TSR_index: 1 }, '', '/home?a=2&inspect');
    await doAct({ act: 'go', key: 'Back', value: '/home?a=1' }, document);
    await doAct({ act: 'go', key: 'Forward', value: '/home?a=2' }, document);
    await expect(doAct({ act: 'go', key: 'Back', value: '/home?a=9' }, document)).rejects.toThrow(
      'Back leads to /home?a=1, not to /home?a=9',
    );
    expect(location.search).toBe('?a=1');
  });

  it('by the page itself is not recorded', async () => {
    const back = vi.fn();
    stop();
    const { history: own } = window;
    Object.defineProperty(own, 'back', { configurable: true, value: back });
    stop = watchVisitor(window, (act) => acts.push(act));
    own.back();
    dispatchEvent(new PopStateEvent('popstate'));
    expect([back.mock.calls.length, acts]).toEqual([1, []]);
    stop();
    expect(own.back).toBe(back);
    Reflect.deleteProperty(own, 'back');
  });

  it.each([
    ['?inspect', '/home'],
    ['', '/home'],
    ['?path=file&level=visitor&panduan=4', '/home?panduan=4'],
    ['?inspector=1', '/home?inspector=1'],
  ])('from %j names %s', (search, address) => {
    expect(ownAddress({ pathname: '/home', search })).toBe(address);
  });
});

describe('what was done is done again', () => {
  const NOW = { patience: 0 };

  it.each<[VisitorAct, string, string]>([
    [{ act: 'click', role: 'button', name: 'Muat ulang' }, 'reload', 'click'],
    [{ act: 'click', role: 'button', name: 'Buka', nth: 1 }, 'open-2', 'click'],
    [{ act: 'click', role: 'button', name: 'Buka', within: FOTO }, 'next', 'click'],
    [{ act: 'press', role: 'button', name: 'Buka', within: FOTO, key: 'Escape' }, 'next', 'keydown'],
    [{ act: 'choose', role: 'combobox', name: 'Tahun', value: '2023' }, 'year', 'change'],
  ])('%j reaches #%s as a %s', async (act, id, type) => {
    const heard = vi.fn();
    at(id).addEventListener(type, heard);
    await doAct(act, document, NOW);
    expect(heard).toHaveBeenCalledTimes(1);
    // Watched, it reads as it was written.
    expect(acts.filter(({ act: kind }) => kind === act.act)).toEqual([act]);
  });

  it('a field is written letter by letter, from what it holds', async () => {
    const act = { act: 'type', role: 'searchbox', name: 'Cari folder' } as const;
    const field = at('search') as HTMLInputElement;
    const values: string[] = [];
    field.addEventListener('input', () => values.push(field.value));
    await doAct({ ...act, value: 'sa' }, document, NOW);
    await doAct({ ...act, value: 'saw{' }, document, NOW);
    await doAct({ ...act, value: 'u' }, document, NOW);
    expect(values).toEqual(['s', 'sa', 'saw', 'saw{', '', 'u']);
  });

  it('waits for an element that is not there yet', async () => {
    const heard = vi.fn();
    const done = doAct({ act: 'click', role: 'button', name: 'Nanti' }, document);
    const late = Object.assign(document.createElement('button'), { textContent: 'Nanti', onclick: heard });
    document.body.append(late);
    await done;
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each<[VisitorAct, string]>([
    [{ act: 'click', role: 'button', name: 'Muat' }, 'no button "Muat" in the page'],
    [
      { act: 'click', role: 'button', name: 'Muat ulang', within: FOTO },
      'no button "Muat ulang" in dialog "Foto"',
    ],
    [{ act: 'click', role: 'button', name: 'Buka', nth: 7 }, 'no button "Buka" in the page'],
    [
      { act: 'choose', role: 'combobox', name: 'Tahun', value: '1999' },
      'no option "1999" in combobox "Tahun"',
    ],
  ])('%j fails with: %s', async (act, sentence) => {
    await expect(doAct(act, document, NOW)).rejects.toThrow(sentence);
  });

  it('fails on what cannot be used', async () => {
    (at('reload') as HTMLButtonElement).disabled = true;
    await expect(doAct({ act: 'click', role: 'button', name: 'Muat ulang' }, document, NOW)).rejects.toThrow(
      'button "Muat ulang" is disabled',
    );
  });
});
