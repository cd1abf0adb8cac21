import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductCard } from '../../../src/ui/legal-products/product-card.tsx';
import { aProduct } from '../../fixtures/legal-products.ts';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('opens the document, and beside it the text where that stands on this site', () => {
  const product = aProduct({ name: 'Perwali 31', url: 'https://a.example/31.pdf' });
  const { unmount } = render(<ProductCard product={product} />);
  expect(links()).toEqual([['Lihat Perwali 31 (tab baru)', 'https://a.example/31.pdf']]);
  unmount();
  render(<ProductCard product={{ ...product, regulation: 'perwali-31-2021' }} />);
  expect(links()).toEqual([
    ['Lihat Perwali 31 (tab baru)', 'https://a.example/31.pdf'],
    ['Baca di sini Perwali 31', '/produk-hukum/perwali-31-2021'],
  ]);
});
