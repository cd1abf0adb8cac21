import { expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../../src/domain/shared/limits.ts';

it('takes documents of up to 32 MiB', () => {
  expect(MAX_DOCUMENT_BYTES).toBe(33_554_432);
});
