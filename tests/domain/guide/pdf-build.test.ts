import { expect, it } from 'vitest';
import { NEEDED_BY_MODERN, pdfBuildFor } from '../../../src/domain/guide/pdf-build.ts';

it('a browser with all that it needs is given the modern build', () => {
  expect(pdfBuildFor(() => true)).toBe('modern');
});

it.each(NEEDED_BY_MODERN)('a browser without %s is given the legacy build', (missing) => {
  expect(pdfBuildFor((name) => name !== missing)).toBe('legacy');
});
