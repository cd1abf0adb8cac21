import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installedPageFlipSheets, pageFlipSheet } from '../../tools/build/page-flip-styles.ts';
import { copyPdfAssets, isPdfAsset } from '../../tools/build/pdf-assets.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = mkdtempSync(join(tmpdir(), 'pdf-assets-'));

afterAll(() => rmSync(dist, { recursive: true }));

describe("page-flip's style sheet", () => {
  it('is found in the library that is installed, after the empty one', async () => {
    const [empty, sheet] = await installedPageFlipSheets(root);
    expect(empty).toBe('');
    const source = readFileSync(resolve(root, 'node_modules/page-flip/src/Style/stPageFlip.css'), 'utf8');
    expect(sheet.replace(/\s+/g, '')).toBe(source.replace(/\s+/g, ''));
  });

  it('is read as the browser gets it', () => {
    expect(pageFlipSheet('t(".stf__parent {\\n  color: \\"red\\";\\n}");x()')).toBe(
      '.stf__parent {\n  color: "red";\n}',
    );
  });

  it('stops the build where it is gone', () => {
    expect(() => pageFlipSheet('t(".other {}")')).toThrow('page-flip holds no style sheet where it did');
  });
});

it('puts what pdf.js fetches under its version, and nothing else', async () => {
  await copyPdfAssets(root, dist);
  const { version } = JSON.parse(readFileSync(resolve(root, 'node_modules/pdfjs-dist/package.json'), 'utf8'));
  const folder = join(dist, 'pdfjs', version);
  expect(readdirSync(folder).sort()).toEqual(['cmaps', 'standard_fonts', 'wasm']);
  expect(readdirSync(join(folder, 'wasm')).filter((file) => !file.startsWith('LICENSE'))).toEqual([
    'jbig2_nowasm_fallback.js',
    'openjpeg_nowasm_fallback.js',
  ]);
  expect(existsSync(join(folder, 'cmaps/Adobe-Japan1-UCS2.bcmap'))).toBe(true);
  expect(existsSync(join(folder, 'standard_fonts/LiberationSans-Regular.ttf'))).toBe(true);
});

it('knows what pdf.js fetches by the separators of Windows too', () => {
  const paths = ['cmaps\\78-H.bcmap', 'wasm\\LICENSE_QCMS', 'wasm\\qcms.wasm', 'build\\pdf.mjs'];
  expect(paths.filter(isPdfAsset)).toEqual(paths.slice(0, 2));
});
