import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { ArtImage } from '../../../src/ui/shared/art-image.tsx';
import { WideImage } from '../../../src/ui/shared/wide-image.tsx';
import { testDependencies } from '../dependencies.ts';

it('offers a drawing of the site as AVIF beside the WebP', () => {
  const { container } = render(<ArtImage src="/art/wk.webp" alt="Gambar" width={560} height={640} />);
  const source = container.querySelector('picture > source');
  expect([source?.getAttribute('type'), source?.getAttribute('srcset')]).toEqual([
    'image/avif',
    '/art/wk.avif',
  ]);
  expect(screen.getByRole('img', { name: 'Gambar' })).toHaveAttribute('src', '/art/wk.webp');
});

it.each([
  [
    'both widths of a wide drawing, and the browser chooses by the same sizes',
    false,
    '/art/lead-640.avif 640w, /art/lead.avif 1600w',
  ],
  ['the small one alone to who saves data', true, '/art/lead-640.avif 640w'],
])('offers %s', (_, isSaving, expected) => {
  const { dependencies, saving } = testDependencies();
  saving.is = isSaving;
  const { container } = render(
    <DependenciesProvider dependencies={dependencies}>
      <WideImage src="/art/lead.webp" width={1600} height={1040} sizes="50vw" />
    </DependenciesProvider>,
  );
  const source = container.querySelector('picture > source');
  expect([source?.getAttribute('srcset'), source?.getAttribute('sizes')]).toEqual([expected, '50vw']);
});

it.each([
  '/kota/wali-kota.webp',
  '/kota/art/wk.webp',
  '/art/wk.jpg',
  'https://foto.example.id/art/wk.webp',
  '//foto.example.id/art/wk.webp',
])('shows %s as it is: no AVIF need stand beside a picture of a city’s own', (src) => {
  const { container } = render(<ArtImage src={src} alt="Gambar" />);
  expect(container.querySelector('picture')).toBeNull();
  expect(screen.getByRole('img', { name: 'Gambar' })).toHaveAttribute('src', src);
});
