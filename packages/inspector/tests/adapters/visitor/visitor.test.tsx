import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchVisitor } from '../../../src/adapters/visitor/watch-visitor.ts';
import { openedAddress } from '../../../src/domain/testers-address.ts';
import type { OnAct, VisitorAct } from '../../../src/domain/visitor-act.ts';

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
    <p id="text">Teks</p><canvas id="map" role="region" aria-label="Peta"></canvas>
  </main>
  <div role="dialog" aria-label="Foto"><button id="next">Buka</button><p id="inside">Isi</p></div>
  <aside class="dock"><button id="tool">Close</button></aside>
`;

let acts: VisitorAct[] = [];
let gestures: object[] = [];
/** What would be recorded if the page answered to it. */
let maybes: (() => VisitorAct)[] = [];
let stop = () => {};
const send: OnAct = (act, gesture, isCertain = true) => {
  const read = () => (typeof act === 'function' ? act() : act);
  if (!isCertain) return void maybes.push(read);
  acts.push(read());
  gestures.push(gesture);
};
/** What is recorded where the page answers to all that may be an act, each once. */
const answered = () => [...new Map(maybes.map((read) => [JSON.stringify(read()), read()])).values()];

beforeEach(() => {
  document.body.innerHTML = PAGE;
  acts = [];
  gestures = [];
  maybes = [];
  stop = watchVisitor(window, send, () => true);
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
    ['text', [{ act: 'click', at: [0, 0] }]],
    ['inside', [{ act: 'click', ...FOTO }]],
    ['search', []],
    ['tool', []],
  ])('on #%s is reported as %j', async (id, reported) => {
    await userEvent.click(at(id));
    expect(acts).toEqual(reported);
  });

  it('is recorded before the page answers, while its element exists', async () => {
    const order: string[] = [];
    at('reload').addEventListener('click', () => {
      order.push(`page, ${acts.length} reported`);
      at('reload').remove();
    });
    await userEvent.click(at('reload'));
    expect([order, acts]).toEqual([
      ['page, 1 reported'],
      [{ act: 'click', role: 'button', name: 'Muat ulang' }],
    ]);
  });

  it('that the page makes itself is not recorded', () => {
    stop();
    stop = watchVisitor(window, send);
    at('reload').click();
    expect(acts).toEqual([]);
  });
});

describe('a field', () => {
  const SEARCH = { act: 'type', role: 'searchbox', name: 'Cari folder' } as const;

  it('is recorded with its text, as one act that is updated with every letter', async () => {
    await userEvent.type(at('search'), 'saw');
    expect([acts, new Set(gestures).size]).toEqual([
      [
        { ...SEARCH, value: 's' },
        { ...SEARCH, value: 'sa' },
        { ...SEARCH, value: 'saw' },
      ],
      1,
    ]);
  });

  it('starts a new act after another one', async () => {
    await userEvent.type(at('search'), 'a');
    await userEvent.click(at('reload'));
    await userEvent.type(at('search'), 'b');
    expect([acts.map(({ act, value }) => [act, value]), new Set(gestures).size]).toEqual([
      [
        ['type', 'a'],
        ['click', undefined],
        ['type', 'ab'],
      ],
      3,
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
  ])('on #%s, %s, is reported as %j', async (id, key, reported) => {
    at(id).focus();
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`);
    expect(acts).toEqual(reported);
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

  it('by the page itself is not recorded', async () => {
    const back = vi.fn();
    stop();
    const { history: own } = window;
    Object.defineProperty(own, 'back', { configurable: true, value: back });
    stop = watchVisitor(window, send);
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
    expect(openedAddress({ pathname: '/home', search })).toBe(address);
  });
});

describe('what the page may answer to', () => {
  it.each<[string, VisitorAct]>([
    ['reload', { act: 'hover', role: 'button', name: 'Muat ulang' }],
    ['next', { act: 'hover', role: 'button', name: 'Buka', within: FOTO }],
    ['text', { act: 'hover', at: [0, 0] }],
    ['tool', { act: 'leave' }],
  ])('is a pointer over #%s, as %j', async (id, reported) => {
    await userEvent.hover(at(id));
    expect([answered().at(-1), acts]).toEqual([reported, []]);
  });

  it('is a focus that goes to the inspector', () => {
    at('reload').focus();
    at('tool').focus();
    expect([answered(), acts]).toEqual([[{ act: 'leave' }], []]);
  });

  it('is no hovering of a finger', () => {
    at('reload').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    expect(maybes).toEqual([]);
  });

  it('is a pointer that goes down, of the same gesture as the click', async () => {
    const seen: object[] = [];
    stop();
    stop = watchVisitor(
      window,
      (act, gesture) => (typeof act === 'function' || act.act !== 'hover' ? seen.push(gesture) : undefined),
      () => true,
    );
    const user = userEvent.setup();
    await user.pointer({ target: at('reload') });
    seen.length = 0;
    await user.pointer([{ keys: '[MouseLeft>]', target: at('reload') }, { keys: '[/MouseLeft]' }]);
    expect([seen.length, new Set(seen).size]).toEqual([2, 1]);
  });

  it.each<[string, string, string]>([
    ['k', '{Control>}k{/Control}', 'Control+k'],
    ['Tab', '{Shift>}{Tab}{/Shift}', 'Shift+Tab'],
    ['?', '{Shift>}?{/Shift}', '?'],
  ])('is the key %s with what is held, as %s', async (_, keys, key) => {
    at('reload').focus();
    await userEvent.keyboard(keys);
    expect(answered().filter(({ act }) => act === 'press')).toEqual([
      { act: 'press', role: 'button', name: 'Muat ulang', key },
    ]);
  });
});

it('how far the page was scrolled is reported before the act that follows', async () => {
  Object.assign(window, { scrollY: 812 });
  await userEvent.click(at('reload'));
  await userEvent.click(at('reload'));
  Object.assign(window, { scrollY: 0 });
  const click = { act: 'click', role: 'button', name: 'Muat ulang' };
  expect(acts).toEqual([{ act: 'scroll', at: [0, 812] }, click, click]);
});

describe('a drag', () => {
  const pointer = (id: string, type: string, [clientX, clientY]: [number, number], buttons = 1) =>
    at(id).dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY, buttons, detail: 1 }));
  const drag = (id: string) => {
    pointer(id, 'pointerdown', [10, 10]);
    pointer(id, 'pointermove', [30, 12]);
    pointer(id, 'pointermove', [60, 5]);
    pointer(id, 'pointerup', [60, 5], 0);
    pointer(id, 'click', [60, 5], 0);
  };
  const DRAG = { act: 'drag', at: [10, 10], by: [50, -5] } as const;

  it('is one act with its way, and no click', () => {
    drag('map');
    expect(acts).toEqual([{ ...DRAG, role: 'region', name: 'Peta' }]);
  });

  it('that ends where it began is a click, on a drawing with its place', () => {
    pointer('map', 'pointerdown', [10, 10]);
    pointer('map', 'pointermove', [12, 11]);
    pointer('map', 'pointerup', [12, 11], 0);
    pointer('map', 'click', [12, 11], 0);
    expect(acts).toEqual([{ act: 'click', role: 'region', name: 'Peta', at: [10, 10] }]);
  });

  it('that marks words is none', () => {
    getSelection()?.selectAllChildren(at('text'));
    drag('text');
    getSelection()?.removeAllRanges();
    expect(acts).toEqual([]);
  });

  it('leaves the next click by key a click', () => {
    drag('map');
    at('reload').click();
    expect(acts.map(({ act }) => act)).toEqual(['drag', 'click']);
  });
});
