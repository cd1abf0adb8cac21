import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeHere } from '../../src/application/shared/late-code.ts';
import { SHOWN_MACHINES } from '../../src/application/shown-machines.ts';
import { DialogHost } from '../../src/ui/dialog-host.tsx';
// A chunk of its own: here before the first test, so that none waits for it.
import '../../src/ui/dialogs.tsx';
import { testDependencies } from './dependencies.ts';
import { renderPart } from './render.tsx';

it('asks again for lost code when another link is pressed, beside the notice that it is lost', async () => {
  const stubs = testDependencies();
  let asked = 0;
  const shown = {
    ...codeHere(SHOWN_MACHINES),
    load: async () => {
      asked += 1;
      if (asked === 1) throw new Error('no network');
      return SHOWN_MACHINES;
    },
  };
  stubs.start();
  await renderPart(
    { ...stubs, dependencies: { ...stubs.dependencies, shown } },
    <DialogHost>{null}</DialogHost>,
  );
  const follow = (galeri: string) =>
    act(async () => stubs.home.send({ type: 'link.followed', open: { galeri, foto: 1 } }));
  await follow('kota');
  expect([asked, screen.getByText('Jendela ini gagal dimuat').isConnected]).toEqual([1, true]);
  await follow('maket');
  expect(asked).toBe(2);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByText('Jendela ini gagal dimuat')).not.toBeInTheDocument();
});
