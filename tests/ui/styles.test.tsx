import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it("has every value that Swiper's late sheet gives the whole page", () => {
  const sheet = readFileSync('node_modules/swiper/swiper.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const given = [...sheet.matchAll(/:root\s*\{([^}]*)\}/g)].map(([, values = '']) => values.trim());
  expect(given).toEqual(['--swiper-theme-color: #007aff;']);
  expect(readFileSync('src/ui/styles/_settings.scss', 'utf8')).toContain(given[0]);
});
