import { expect, it } from 'vitest';
import { parseLegalProducts } from '../../../src/adapters/http/legal-product-feed.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';

it.each([
  ['perwali-31-2021', 'perwali-31-2021'],
  [' perwali-31-2021 ', 'perwali-31-2021'],
  [undefined, undefined],
  ['', undefined],
  ['../home', undefined],
  ['Perwali 31', undefined],
  [{}, undefined],
])('takes %j for the text of a product', (regulation, taken) => {
  const [product] = parseLegalProducts(
    [{ name: 'Perwali', url: 'https://a.example/31.pdf', regulation }],
    recordingLogger(),
  );
  expect(product?.regulation).toBe(taken);
});
