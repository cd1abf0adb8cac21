import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CityConfig } from '../../../src/domain/city-config.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { Footer } from '../../../src/ui/footer/footer.tsx';
import { testDependencies } from '../dependencies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hours: Pick<CityConfig, 'openingHours' | 'timeZone'> = {
  openingHours: [
    { label: 'Senin–Kamis', days: [1, 2, 3, 4], hours: { from: '08.00', to: '14.00' } },
    { label: 'Jumat', days: [5], hours: { from: '08.00', to: '11.00' } },
    { label: 'Sabtu–Minggu', days: [6, 0] },
  ],
  timeZone: 'Asia/Jakarta',
};
// Friday 22 November 2024, in Jakarta.
const friday = (hour: number, minute: number) => Date.UTC(2024, 10, 22, hour - 7, minute);

function at(now: number) {
  let time = now;
  const { dependencies } = testDependencies();
  const config = { ...dependencies.config, ...hours };
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
])('tells whether the office is open (%i)', (now, text) => {
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
