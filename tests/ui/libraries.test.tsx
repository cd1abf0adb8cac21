import { readFileSync } from 'node:fs';
import { Dialog, DialogPanel } from '@headlessui/react';
import { createBrowserHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

// What is read of libraries beyond their word (decision 89).

it("has every value that Swiper's late sheet gives the whole page", () => {
  const sheet = readFileSync('node_modules/swiper/swiper.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const given = [...sheet.matchAll(/:root\s*\{([^}]*)\}/g)].map(([, values = '']) => values.trim());
  expect(given).toEqual(['--swiper-theme-color: #007aff;']);
  expect(readFileSync('src/ui/styles/_settings.scss', 'utf8')).toContain(given[0]);
});

it("has the indexes of the router's history where the inspector reads them, to tell Back from Forward", () => {
  const history = createBrowserHistory();
  const places = ['/satu', '/dua'].map((address) => {
    history.push(address);
    history.flush();
    return window.history.state.__TSR_index;
  });
  history.destroy();
  window.history.replaceState(null, '', '/');
  expect(places).toEqual([1, 2]);
});

it('has the mark of a dialog by which, of two, the upper one is printed', () => {
  const { getByText } = render(
    <Dialog open onClose={() => undefined}>
      <DialogPanel tabIndex={0}>Isi</DialogPanel>
    </Dialog>,
  );
  expect(getByText('Isi').closest('[data-headlessui-portal]')).not.toBeNull();
});
