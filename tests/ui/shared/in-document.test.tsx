import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { RemoteImage } from '../../../src/ui/shared/remote-image.tsx';
import { WideImage } from '../../../src/ui/shared/wide-image.tsx';
import { testDependencies } from '../dependencies.ts';

afterEach(() => vi.restoreAllMocks());

const widths = (type: string) => [{ src: `/media/a/400.${type}`, width: 400 }];
const source = { src: '/media/a/400.webp', srcset: widths('webp'), avif: widths('avif'), fallbacks: [] };
const IMAGES = (
  <>
    <RemoteImage source={source} alt="Pantai" sizes="88px" width={88} height={64} substitute="?" />
    <WideImage src="/art/lead.webp" width={1600} height={1040} sizes="50vw" />
  </>
);
const page = (children: ReactNode) => (
  <DependenciesProvider dependencies={testDependencies().dependencies}>{children}</DependenciesProvider>
);
function Late({ until }: { readonly until: Promise<void> }) {
  use(until);
  return null;
}

const named = (container: ParentNode) =>
  [...container.querySelectorAll('img, source')].map((one) => [
    one.getAttribute('srcset'),
    one.getAttribute('sizes'),
  ]);

it('leaves nothing where it is drawn and thrown away: Chromium would hold it, with all that stands around it', async () => {
  const made: Element[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (name === 'img' || name === 'source') made.push(element);
    return element;
  });
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const drawn = page(
    <Suspense>
      {IMAGES}
      <Late until={late} />
    </Suspense>,
  );
  const { container } = await act(async () => render(drawn));
  expect(made.length).toBeGreaterThan(0);
  await act(async () => arrive());
  expect(named(container)).toEqual([
    ['/media/a/400.avif 400w', '88px'],
    ['/media/a/400.webp 400w', '88px'],
    ['/art/lead-640.avif 640w, /art/lead.avif 1600w', '50vw'],
    ['/art/lead-640.webp 640w, /art/lead.webp 1600w', '50vw'],
  ]);
  const thrownAway = made.filter(({ isConnected }) => !isConnected);
  expect(thrownAway.filter((one) => one.closest('picture') || one.matches('[srcset], [sizes]'))).toEqual([]);
});

it('is served with its widths, and hydrated as it was served', () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(IMAGES));
  const served = named(container);
  expect(served.flat()).not.toContain(null);
  render(page(IMAGES), { container, hydrate: true });
  expect([named(container), problems.mock.calls]).toEqual([served, []]);
  container.remove();
});
