import { afterEach, beforeEach, expect, it } from 'vitest';
import { markPart } from '../../../src/adapters/visitor/mark-part.ts';
import type { VisitorAct } from '../../../src/domain/visitor-act.ts';

beforeEach(() => {
  document.body.innerHTML = '<button>Buka</button>';
  const box = { left: 10, top: 20, width: 30, height: 40 };
  for (const part of [document.body, ...document.body.children])
    Object.assign(part, { getBoundingClientRect: () => box });
  Object.assign(window, { scrollY: 100 });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});
afterEach(() => {
  document.body.innerHTML = '';
  Object.assign(window, { scrollY: 0 });
});

const BUTTON = { role: 'button', name: 'Buka' } as const;

it.each<[VisitorAct, readonly string[]]>([
  [{ act: 'click', ...BUTTON }, ['10px', '120px', '30px', '40px']],
  [{ act: 'click', ...BUTTON, at: [5, 6] }, ['3px', '114px', '24px', '24px']],
  [{ act: 'click', at: [50, 60] }, ['38px', '148px', '24px', '24px']],
])('the part of %j is marked, wherever the page is scrolled', (act, box) => {
  markPart(document)(act);
  const { left, top, width, height } = document.querySelector<HTMLElement>('.acted-part')?.style ?? {};
  expect([left, top, width, height]).toEqual(box);
});

it.each<[string, VisitorAct | undefined]>([
  ['nothing was done', undefined],
  ['the part is no more', { act: 'click', role: 'button', name: 'Tutup' }],
  ['the page was left', { act: 'leave' }],
])('nothing is marked where %s', (_, act) => {
  const mark = markPart(document);
  mark({ act: 'click', ...BUTTON });
  mark(act);
  expect(document.querySelector('.acted-part')).toBeNull();
});
