import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapStrip } from '../../../src/ui/map-page/map-strip.tsx';
import { MapTools } from '../../../src/ui/map-page/map-tools.tsx';
import { PLAN } from '../../domain/map/rules-world.ts';
import { AT, show } from './show-map.tsx';

it('ends measuring by Escape, wherever the focus is', () => {
  const { measure } = show(
    PLAN,
    <>
      <MapStrip />
      <MapTools />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ukur' }));
  act(() => measure.send({ type: 'point.set', at: AT }));
  expect(screen.getByRole('region', { name: 'Mengukur' })).toHaveTextContent('1 titik');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('region', { name: 'Mengukur' })).not.toBeInTheDocument();
  expect(measure.getSnapshot().context.points).toEqual([]);
});
