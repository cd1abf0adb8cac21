import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { Footer } from '../../../src/ui/footer/footer.tsx';
import { testDependencies } from '../dependencies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Friday 22 November 2024, in Jakarta.
const friday = (hour: number, minute: number) => Date.UTC(2024, 10, 22, hour - 7, minute);

function at(now: number) {
  let time = now;
  const { dependencies } = testDependencies();
  render(
    <DependenciesProvider dependencies={{ ...dependencies, clock: { now: () => time } }}>
      <Footer />
    </DependenciesProvider>,
  );
  return (later: number) => {
    time = later;
    act(() => void vi.advanceTimersByTime(60_000));
  };
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
  const pass = at(friday(10, 59));
  expect(screen.getByText('Jumat').closest('[aria-current="date"]')).toHaveTextContent('Jumat08.00–11.00');
  expect(screen.getByText(/sekarang/).closest('p')).toHaveTextContent('Buka sekarang');
  pass(friday(11, 0));
  expect(screen.getByText(/sekarang/).closest('p')).toHaveTextContent('Tutup sekarang');
});

it('lists everything of the footer, social icons without links', () => {
  at(friday(9, 0));
  expect(screen.getByText('Jalan Balai Kota Nomor 1, Kota, Indonesia')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'halo@bupc.example.id' })).toHaveAttribute(
    'href',
    'mailto:halo@bupc.example.id',
  );
  expect(screen.getByRole('link', { name: '0800-1234-0000' })).toHaveAttribute(
    'href',
    'https://wa.me/6280012340000',
  );
  expect(screen.getByText('Lewat panggilan video atau tatap muka')).toBeInTheDocument();
  expect(screen.getByText(/© 2025/)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Media sosial' }).querySelectorAll('a')).toHaveLength(0);
});
