import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActivityTab } from '../../../src/ui/map-page/activity-tab.tsx';
import { PLAN } from '../../domain/map/rules-world.ts';
import { show } from './show-map.tsx';

it('gives the focus of the chosen row, which is gone, to the heading that asks where', () => {
  show(PLAN, <ActivityTab />);
  const row = screen.getByRole('button', { name: /^Rumah kos/ });
  row.focus();
  fireEvent.click(row);
  expect(screen.getByRole('heading', { name: 'Di mana boleh ada rumah kos?' })).toHaveFocus();
});

it('leaves the focus in the field when Enter takes the one that fits, and takes none of several', () => {
  show(PLAN, <ActivityTab />);
  const field = screen.getByRole('textbox', { name: 'Cari kegiatan' });
  field.focus();
  fireEvent.change(field, { target: { value: 'toko' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('status')).toHaveTextContent('Yang mana? 2 kegiatan cocok.');
  fireEvent.change(field, { target: { value: 'kios' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('heading', { name: 'Di mana boleh ada warung?' })).toBeInTheDocument();
  expect(field).toHaveFocus();
});

it('leaves the focus where a page begins when an address chooses the activity', () => {
  const { activity } = show(PLAN, <ActivityTab />);
  act(() => activity.send({ type: 'activity.chosen', id: 'kos', name: 'Rumah kos' }));
  expect(screen.getByRole('heading', { name: 'Di mana boleh ada rumah kos?' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
