import { expect, it } from 'vitest';
import { fileKind, isWordType } from '../../../src/domain/legal-products/product-type.ts';
import { DOCX_TYPE } from '../../fixtures/legal-products.ts';

it.each([
  [DOCX_TYPE, true, 'word'],
  [` ${DOCX_TYPE.toUpperCase()}; q=1`, true, 'word'],
  ['application/msword', false, 'other'],
  ['application/pdf', false, 'pdf'],
  ['Application/PDF; charset=binary', false, 'pdf'],
  ['application/zip', false, 'zip'],
  ['application/x-zip', false, 'zip'],
  ['application/x-zip-compressed', false, 'zip'],
  ['text/plain', false, 'other'],
  ['', false, 'other'],
])('%j is the Word type: %j, and a file of kind %s', (type, isWord, kind) => {
  expect([isWordType(type), fileKind({ type })]).toEqual([isWord, kind]);
});
