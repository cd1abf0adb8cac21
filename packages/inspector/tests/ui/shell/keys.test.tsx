import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useKeys } from '../../../src/ui/shell/keys.ts';
import { InspectorProvider, useInspector } from '../../../src/ui/use-inspector.tsx';
import { NO_FILES, PAGE, storeBeside } from '../store-beside.ts';

/** The view that keys choose, beside places that have the focus. */
function Keyed({ isOpen }: { isOpen: boolean }) {
  const { settings } = useInspector();
  useKeys(() => undefined);
  return (
    <>
      <output>{settings.view}</output>
      <input aria-label="field" />
      <input type="checkbox" aria-label="box" />
      <dialog open={isOpen}>All keys</dialog>
    </>
  );
}

/** The view after '2' is pressed where a place has the focus. */
async function viewAfter2(focus: string, isOpen = false) {
  localStorage.clear();
  const { store, send } = storeBeside();
  const { unmount } = render(
    <InspectorProvider store={store} files={NO_FILES}>
      <Keyed isOpen={isOpen} />
    </InspectorProvider>,
  );
  act(() => send({ type: 'page.connected', page: PAGE }));
  screen.getByLabelText(focus).focus();
  await userEvent.keyboard('2');
  const view = screen.getByRole('status').textContent;
  unmount();
  return view;
}

it('takes a letter on a checkbox as a command, in a field as text', async () => {
  expect([await viewAfter2('box'), await viewAfter2('field')]).toEqual(['replay', 'log']);
});

it('does nothing behind a dialog', async () => {
  expect(await viewAfter2('box', true)).toBe('log');
});
