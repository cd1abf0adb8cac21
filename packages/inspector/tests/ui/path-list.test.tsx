import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PathList } from '../../src/ui/replay/path-list.tsx';
import { InspectorProvider } from '../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from './store-beside.ts';

it('counts the paths of a machine among paths alone, and finds recordings of the whole page too', async () => {
  const { store, send } = storeBeside();
  render(
    <InspectorProvider store={store} files={NO_FILES}>
      <PathList />
    </InspectorProvider>,
  );
  act(() => send({ type: 'page.connected', page: { ...PAGE, machine: 'gallery' } }));
  const shown = () => [
    screen.getByRole('heading').textContent,
    ...within(screen.getByRole('list'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ];
  expect(shown()).toEqual(['Paths of gallery 2 of 3', 'not-found', 'retry']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Path' }), 'page');
  expect(shown()).toEqual(['Paths found 1 of 4', 'page/an-article']);
});
