import * as v from 'valibot';
import type { LegalProductsContext } from '../../../src/application/legal-products/legal-products-machine.ts';
import type { Model } from '../model.ts';
import { examplesOf } from './examples.ts';
import { listOf, product } from './shapes.ts';

/** The legal products. */
export const legalProducts: Model = {
  machine: 'legalProducts',
  scenarios: [
    'nothing-baked',
    'legal-products-error',
    'legal-products-good-then-error',
    'legal-products-empty',
  ],
  events: examplesOf('legalProducts'),
  hostile: [],
  collapse: ({ products, isAnswered }: LegalProductsContext) => [products.length, isAnswered],
  context: v.strictObject({ products: listOf(product), isAnswered: v.boolean() }),
};
