import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImageSource } from '../../../src/application/ports/image-addresses.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { RemoteImage } from '../../../src/ui/shared/remote-image.tsx';
import { testDependencies } from '../dependencies.ts';

const source: ImageSource = {
  src: 'https://proxy.id/?url=a',
  srcset: [{ src: 'https://proxy.id/?url=a-640', width: 640 }],
  fallbacks: ['https://drive.id/a'],
};

function shown(given: ImageSource) {
  const { dependencies, logger } = testDependencies();
  const part = (one: ImageSource) => (
    <DependenciesProvider dependencies={dependencies}>
      <RemoteImage
        source={one}
        alt="Peta"
        sizes="100vw"
        width={800}
        height={400}
        substitute="Gambar tidak tersedia"
      />
    </DependenciesProvider>
  );
  const { rerender } = render(part(given));
  return { logger, change: (next: ImageSource) => rerender(part(next)) };
}

const image = () => screen.getByRole<HTMLImageElement>('img', { name: /^Peta/ });

it('asks for its address, without telling where from', () => {
  shown(source);
  expect(image()).toHaveAttribute('src', 'https://proxy.id/?url=a');
  expect(image()).toHaveAttribute('srcset', 'https://proxy.id/?url=a-640 640w');
  expect(image()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(image()).toHaveAttribute('loading', 'lazy');
});

it('falls back to the direct address, then to a substitute, once each, and logs both', () => {
  const { logger } = shown(source);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', 'https://drive.id/a');
  expect(image()).not.toHaveAttribute('srcset');
  fireEvent.error(image());
  expect(image()).toHaveAccessibleName('Peta. Gambar tidak tersedia');
  expect(logger.events).toEqual([
    { name: 'image.failed', detail: { src: 'https://proxy.id/?url=a', alt: 'Peta' } },
    { name: 'image.failed', detail: { src: 'https://drive.id/a', alt: 'Peta' } },
  ]);
});

it('offers a lighter format beside its own, and neither after a failure', () => {
  shown({ ...source, avif: [{ src: '/media/a/640.avif', width: 640 }] });
  const lighter = () => image().parentElement?.querySelector('source');
  expect([lighter()?.type, lighter()?.srcset, lighter()?.sizes]).toEqual([
    'image/avif',
    '/media/a/640.avif 640w',
    '100vw',
  ]);
  expect(image()).toHaveAttribute('src', 'https://proxy.id/?url=a');
  fireEvent.error(image());
  expect([image().getAttribute('src'), lighter()]).toEqual(['https://drive.id/a', null]);
});

it('starts anew with another picture', () => {
  const { change } = shown({ ...source, fallbacks: [] });
  fireEvent.error(image());
  expect(image()).toHaveTextContent('Gambar tidak tersedia');
  change({ src: '/media/b/800.webp', srcset: [], fallbacks: [] });
  expect(image()).toHaveAttribute('src', '/media/b/800.webp');
});
