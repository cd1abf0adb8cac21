import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TextPart } from '../../../src/domain/regulations/regulation.ts';
import { TextParts } from '../../../src/ui/regulations/text-parts.tsx';

const cell = (text: string) => [{ text }];
const table = (...rows: string[][]): TextPart => ({
  kind: 'table',
  head: ['Zona', 'Syarat'],
  rows: rows.map((row) => row.map(cell)),
});

it('makes what scrolls a group that keys reach, and no landmark: a regulation has many tables of one name', () => {
  const long = table(['R-1', 'paling banyak dua lantai'], ['R-2', 'paling banyak tiga lantai']);
  render(<TextParts parts={[long, long, table(['R-1', '2'])]} query="" />);
  expect(screen.queryAllByRole('region')).toEqual([]);
  const groups = screen.getAllByRole('group', { name: 'Zona, Syarat' });
  expect(groups.map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
  expect(screen.getAllByRole('table')).toHaveLength(3);
});
