import { act, render, screen } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageBoundary } from '../../../src/ui/shared/page-boundary.tsx';
import { copiesOf } from '../../../src/ui/shared/served-again.tsx';

// React logs every error that a boundary catches; here that is the point of the test.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

let isBroken = true;

function Page() {
  if (isBroken) throw new Error('no layout');
  return (
    <main>
      <a href="/peta/lembar/r-4.pdf">Lembar</a>
      <button type="button">Cari</button>
    </main>
  );
}

/** A page as it was served, with the line that it hides. */
function served(): HTMLElement {
  const root = document.createElement('div');
  const main = document.createElement('main');
  const link = Object.assign(document.createElement('a'), { href: '/home#news', textContent: 'Berita' });
  const line = Object.assign(document.createElement('div'), { className: 'application-failed' });
  main.append(link);
  root.append(main, line);
  document.body.append(root);
  return root;
}

const bounded = (root: HTMLElement, onFailed: (error: Error) => void) => (
  <PageBoundary served={copiesOf(root)} onFailed={onFailed}>
    <Page />
  </PageBoundary>
);

for (const way of ['drawn over', 'hydrated'] as const) {
  it(`keeps the served page, ${way}, where it breaks at once, and says so`, async () => {
    isBroken = true;
    const root = served();
    const failures: string[] = [];
    const page = bounded(root, ({ message }) => failures.push(message));
    await act(async () => {
      if (way === 'hydrated') hydrateRoot(root, page, { onRecoverableError: () => undefined });
      else createRoot(root).render(page);
    });
    expect(screen.getByRole('link', { name: 'Berita' })).toHaveAttribute('href', '/home#news');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Sebagian halaman ini gagal dimuat');
    expect(screen.getByText('Muat ulang')).toHaveAttribute('href', '');
    expect(failures).toEqual(['no layout']);
  });
}

it('keeps what stood there where it breaks later, and gives the focus that it takes to the way on', async () => {
  isBroken = false;
  const failed = vi.fn();
  const page = document.createElement('div');
  document.body.append(page);
  const { rerender } = render(bounded(page, failed), { container: page });
  screen.getByRole('button', { name: 'Cari' }).focus();
  isBroken = true;
  rerender(bounded(page, failed));
  expect(screen.getByRole('link', { name: 'Lembar' })).toBeInTheDocument();
  expect(screen.getByText('Muat ulang')).toHaveFocus();
  expect(failed).toHaveBeenCalledTimes(1);
});

it('leaves the focus alone where the page had none', async () => {
  isBroken = true;
  const root = served();
  await act(async () => createRoot(root).render(bounded(root, () => undefined)));
  expect(document.body).toHaveFocus();
});
