import { expect, it } from 'vitest';
import { LEGAL_PRODUCT } from '../../src/feeds/legal-products.ts';
import { readYamlList } from '../../src/folder/yaml-file.ts';

const read = (text: string) => {
  const source = { text, file: 'legal-products.yaml', nearestWord: () => undefined };
  const { entries, mistakes } = readYamlList(LEGAL_PRODUCT, source);
  return [...entries.map(({ entry }) => entry), ...mistakes];
};

it.each(['198503152010011005', '007', '0812345678', '3.10', '12e3', '0x1F', '+62', '2024'])(
  'a text that is the number %s stays as it is written',
  (number) => {
    expect(read(`- name: ${number}`)).toEqual([{ name: number }]);
  },
);

it.each([
  ['2024', [{ name: 'Perda', year: '2024' }]],
  ['Tahun 2024', [{ name: 'Perda', year: 'Tahun 2024' }]],
  [
    'dua ribu',
    [
      {
        file: 'legal-products.yaml',
        line: 2,
        message: 'year takes a year, such as 2024; it holds "dua ribu"',
      },
    ],
  ],
])('takes or tells the year %j', (year, found) => {
  expect(read(`- name: Perda\n  year: ${year}`)).toEqual(found);
});
