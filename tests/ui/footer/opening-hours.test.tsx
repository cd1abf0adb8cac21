import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CityConfig } from '../../../src/domain/city-config.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { Footer } from '../../../src/ui/footer/footer.tsx';
import { testDependencies } from '../dependencies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hours: Pick<CityConfig, 'openingHours' | 'specialDays' | 'timeZone'> = {
  openingHours: [
    { label: 'Senin–Kamis', days: [1, 2, 3, 4], hours: { from: '08.00', to: '14.00' } },
    { label: 'Jumat', days: [5], hours: { from: '08.00', to: '11.00' } },
    { label: 'Sabtu–Minggu', days: [6, 0] },
  ],
  timeZone: 'Asia/Jakarta',
};
// Friday 22 November 2024, in Jakarta.
const friday = (hour: number, minute: number) => Date.UTC(2024, 10, 22, hour - 7, minute);

function at(now: number, specialDays: CityConfig['specialDays'] = []) {
  let time = now;
  const { dependencies } = testDependencies();
  const config = { ...dependencies.config, ...hours, specialDays };
  render(
    <DependenciesProvider dependencies={{ ...dependencies, config, clock: { now: () => time } }}>
      <Footer />
    </DependenciesProvider>,
  );
  const pass = (later: number) => {
    time = later;
    act(() => void vi.advanceTimersByTime(60_000));
  };
  return { config, pass };
}

it.each([
  [friday(7, 59), 'Tutup sekarang, buka hari ini pukul 08.00'],
  [friday(8, 0), 'Buka sekarang sampai pukul 11.00'],
  [friday(11, 0), 'Tutup sekarang, buka Senin pukul 08.00'],
])('says whether the office is open (%i)', (now, text) => {
  at(now);
  expect(screen.getByText(/sekarang/).closest('p')).toHaveTextContent(text);
});

it('marks today, and notices the closing minute while the page stays open', () => {
  const { pass } = at(friday(10, 59));
  expect(screen.getByText('Jumat').closest('[aria-current="date"]')).toHaveTextContent('Jumat08.00–11.00');
  expect(screen.getByText(/sekarang/).closest('p')).toHaveTextContent('Buka sekarang');
  pass(friday(11, 0));
  expect(screen.getByText(/sekarang/).closest('p')).toHaveTextContent('Tutup sekarang');
});

it('says which special day it is, and has a row for it and for those that come', () => {
  const ramadan = { from: '2024-11-22', to: '2024-11-22', name: 'Ramadan' } as const;
  at(friday(9, 0), [
    { ...ramadan, hours: [{ from: '09.00', to: '10.30' }] },
    { from: '2024-11-25', to: '2024-11-26', name: 'Cuti bersama' },
    { from: '2024-12-07', to: '2024-12-07', name: 'Terlalu jauh' },
  ]);
  expect(screen.getByText(/sekarang/).closest('p')).toHaveTextContent(
    /^Buka sekarang sampai pukul 10\.30 \(Ramadan\)$/,
  );
  const rows = [...document.querySelectorAll('.footer__day')];
  expect(rows.map((row) => [row.textContent, row.getAttribute('aria-current')])).toEqual([
    ['Senin–Kamis08.00–14.00', null],
    ['Jumat08.00–11.00', null],
    ['Sabtu–MingguTutup', null],
    ['22 November, Ramadan09.00–10.30', 'date'],
    ['25–26 November, Cuti bersamaTutup', null],
  ]);
});

it('says on a holiday why it is closed, and when it opens behind it', () => {
  const { pass } = at(friday(9, 0), [{ from: '2024-11-22', to: '2024-11-25', name: 'Cuti bersama' }]);
  const status = () => screen.getByText(/sekarang/).closest('p');
  expect(status()).toHaveTextContent(/^Tutup sekarang \(Cuti bersama\), buka Selasa pukul 08\.00$/);
  pass(Date.UTC(2024, 10, 26, 2));
  expect(status()).toHaveTextContent(/^Buka sekarang sampai pukul 14\.00$/);
});

it('lists everything of the footer, social icons without links', () => {
  const { contact, footerYear, centre, social } = at(friday(9, 0)).config;
  const { hotline, email } = contact;
  expect(screen.getByText(contact.address)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  const numbers = screen.getAllByRole('link', { name: hotline.label });
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
    contact.customerService.href,
    hotline.href,
  ]);
  expect(screen.getByText(contact.consultation)).toBeInTheDocument();
  expect(screen.getByText(/©/)).toHaveTextContent(
    `© ${footerYear} ${centre.abbreviation}. ${centre.tagline}.`,
  );
  const icons = screen.getByRole('list', { name: 'Media sosial' });
  expect(icons.querySelectorAll('li')).toHaveLength(social.length);
  expect(icons.querySelectorAll('a')).toHaveLength(0);
});
