import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNotices } from '../../../src/boot/notices.ts';
import type { Notice } from '../../../src/domain/notices/notice.ts';
import { noticesHtml } from '../../../tools/build/notices.ts';

const NOTICES: readonly Notice[] = [
  { text: 'Kantor tutup 17 Agustus', from: '2026-08-15', to: '2026-08-17', link: '/home?layanan=utama' },
  { text: 'Loket "A" & <B> pindah', from: '2026-08-17', to: '2026-08-31', link: 'https://kota.id/a?b=1&c=2' },
  { text: 'Jam Ramadan', from: '2026-08-01', to: '2026-09-01' },
];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** Opens a page with the notices, at a time in Jakarta. */
function opened(time: string, zone = 'Asia/Jakarta') {
  vi.setSystemTime(Date.parse(`${time}+07:00`));
  document.body.innerHTML = `${noticesHtml(NOTICES, zone)}<div id="root"><a href="#isi">Langsung ke isi</a></div>`;
  const bar = document.querySelector<HTMLElement>('.notices');
  if (bar === null) throw new Error('no notices');
  followNotices(bar);
  return bar;
}

const seen = (bar: HTMLElement) =>
  bar.hidden
    ? undefined
    : [...bar.querySelectorAll('li:not([hidden])')].map(
        (one) => one.querySelector('[id$="-teks"]')?.textContent,
      );
const press = (name: RegExp) => {
  const button = [...document.querySelectorAll('input')].find((one) =>
    name.test(one.closest('li')?.textContent ?? ''),
  );
  button?.focus();
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Enter}');
};

it.each([
  ['2026-07-31T23:59:59', undefined],
  ['2026-08-01T00:00:00', ['Jam Ramadan']],
  ['2026-08-16T12:00:00', ['Kantor tutup 17 Agustus', 'Jam Ramadan']],
  ['2026-08-17T23:59:59', ['Kantor tutup 17 Agustus', 'Loket "A" & <B> pindah', 'Jam Ramadan']],
  ['2026-08-18T00:00:00', ['Loket "A" & <B> pindah', 'Jam Ramadan']],
  ['2026-09-02T00:00:00', undefined],
])('at %s a visitor sees %j', (time, texts) => {
  expect(seen(opened(time))).toEqual(texts);
});

it('goes by the day at the office, wherever the visitor is', () => {
  expect(seen(opened('2026-08-01T00:00:00', 'Pacific/Honolulu'))).toBeUndefined();
});

it('lets one be closed by keyboard, goes on with the next, then with the page, and remembers it in this visit', async () => {
  const bar = opened('2026-08-17T09:00:00');
  await press(/Loket/);
  expect(seen(bar)).toEqual(['Kantor tutup 17 Agustus', 'Jam Ramadan']);
  expect(document.activeElement?.closest('li')?.textContent).toMatch(/Ramadan/);
  await press(/Ramadan/);
  expect(document.activeElement?.closest('li')?.textContent).toMatch(/17 Agustus/);
  await press(/17 Agustus/);
  expect([seen(bar), document.activeElement?.id]).toEqual([undefined, 'root']);
  expect(seen(opened('2026-08-17T09:05:00'))).toBeUndefined();
  sessionStorage.clear();
  expect(seen(opened('2026-08-17T09:05:00'))).toHaveLength(3);
});

it('takes away what has ended while the page stood open', () => {
  const bar = opened('2026-08-17T23:59:00');
  vi.setSystemTime(Date.parse('2026-08-18T00:01:00+07:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen(bar)).toEqual(['Loket "A" & <B> pindah', 'Jam Ramadan']);
});

it('says in the page itself from when to when each holds, for who has no script', () => {
  opened('2026-08-17T09:00:00');
  expect([...document.querySelectorAll('.notices__days')].map((one) => one.textContent)).toEqual([
    '(berlaku 15–17 Agustus 2026)',
    '(berlaku 17–31 Agustus 2026)',
    '(berlaku 1 Agustus–1 September 2026)',
  ]);
  expect([...document.querySelectorAll('.notices a')].map((one) => one.getAttribute('href'))).toEqual([
    '/home?layanan=utama',
    'https://kota.id/a?b=1&c=2',
  ]);
});
