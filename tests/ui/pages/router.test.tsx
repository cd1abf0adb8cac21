import { createMemoryHistory } from '@tanstack/history';
import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/ui/app.tsx';
import type { Dependencies } from '../../../src/ui/dependencies.tsx';
import { HomePage } from '../../../src/ui/pages/home-page.tsx';
import { openRouted } from '../../../src/ui/router.tsx';
import { stubBrowser } from '../browser-stubs.ts';
import { testDependencies } from '../dependencies.ts';

beforeEach(stubBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(page: ReactNode, dependencies: Dependencies) {
  render(<App dependencies={dependencies}>{page}</App>);
  await act(async () => undefined);
  return within(screen.getByRole('main'));
}
const open = async (path: string, dependencies: Dependencies) =>
  show(await openRouted(createMemoryHistory({ initialEntries: [path] })), dependencies);

it('hands a portal path on to the configured portal, and says so until it is there', async () => {
  const { dependencies } = testDependencies();
  const replace = vi.fn();
  vi.stubGlobal('location', { ...window.location, search: '?a=1', hash: '', replace });
  const main = await open('/admin/i-t-r-s', {
    ...dependencies,
    handoff: { portalUrl: 'https://portal.id', mapUrl: '' },
  });
  expect(main.getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
    'href',
    'https://portal.id/admin/i-t-r-s',
  );
  expect(replace).toHaveBeenCalledWith('https://portal.id/admin/i-t-r-s?a=1');
});

it('shows the fallback for an error thrown while rendering, with a way back and the office', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { dependencies } = testDependencies();
  // What holds the page together fails, outside of any section.
  const failing: Dependencies = {
    ...dependencies,
    site: {
      ...dependencies.site,
      get dialogs(): Dependencies['site']['dialogs'] {
        throw new Error('rendering failed');
      },
    },
  };
  const main = await show(<HomePage />, failing);
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(main.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/home');
  expect(main.getByText(dependencies.config.contact.hotline.label)).toBeInTheDocument();
});

it.each([
  ['/peta', ['Peta (tab baru)']],
  ['/register', []],
  ['/tidak-ada', []],
])(
  'on %s marks only the tab that leads there, and begins with the way past header and tabs',
  async (path, marked) => {
    const { dependencies } = testDependencies();
    await open(path, dependencies);
    const tabs = within(screen.getByRole('navigation', { name: 'Navigasi utama' }));
    const current = [...tabs.getAllByRole('link'), ...tabs.getAllByRole('button')].filter(
      (tab) => tab.getAttribute('aria-current') !== null,
    );
    expect(current.map((tab) => tab.textContent?.trim())).toEqual(marked);
    const skip = screen.getAllByRole('link')[0];
    expect(skip).toHaveTextContent('Langsung ke isi');
    expect(document.querySelector(skip?.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  },
);
