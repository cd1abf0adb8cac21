import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DialogLink } from '../../../src/ui/shared/dialog-link.tsx';
import { testDependencies } from '../dependencies.ts';
import { painted } from '../painted.ts';
import { renderPart } from '../render.tsx';

async function shown() {
  const stubs = testDependencies({}, '/home');
  stubs.start();
  await renderPart(
    stubs,
    <>
      <DialogLink open={{ layanan: 'utama' }}>Layanan</DialogLink>
      <DialogLink open={{ layanan: 'peta' }}>Peta</DialogLink>
    </>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
  return { ...stubs, press };
}

it('shows that it is pressed, and opens after the frame', async () => {
  const { history, press } = await shown();
  press('Peta');
  expect([history.location.href, 'pressed' in screen.getByRole('link', { name: 'Peta' }).dataset]).toEqual([
    '/home',
    true,
  ]);
  await painted();
  expect([history.location.href, 'pressed' in screen.getByRole('link', { name: 'Peta' }).dataset]).toEqual([
    '/home?layanan=peta',
    false,
  ]);
});

it.each([
  ['within one frame', false],
  ['after its address has changed, before its dialog is drawn', true],
])('is opened once by two presses %s, so that Back closes it', async (_, isLate) => {
  const { history, press } = await shown();
  const before = history.length;
  press('Peta');
  if (isLate) await painted();
  press('Peta');
  await painted();
  expect([history.location.href, history.length - before]).toEqual(['/home?layanan=peta', 1]);
});

it.each([
  ['within one frame', false],
  ['before the dialog of the first is drawn', true],
])('of two that are pressed %s the second opens, and Back closes it', async (_, isLate) => {
  const { history, press } = await shown();
  const before = history.length;
  press('Layanan');
  if (isLate) await painted();
  press('Peta');
  await painted();
  expect([history.location.href, history.length - before]).toEqual(['/home?layanan=peta', 1]);
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);
});
