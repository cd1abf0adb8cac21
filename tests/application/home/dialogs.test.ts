import { expect, it } from 'vitest';
import { openDialogs } from '../../../src/application/dialogs/dialogs-machine.ts';
import type { DialogId } from '../../../src/domain/navigation/dialogs.ts';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { started } from '../../fixtures/started-site.ts';

function standing(at: string) {
  const { history, site } = started(at);
  const { dialogs } = site;
  const open = (dialog: DialogId) => openDialog(dialogs, dialog);
  const close = (dialog: DialogId) => dialogs.send({ type: 'dialog.closed', dialog });
  const state = () => [history.location.href, openDialogs(dialogs.getSnapshot())];
  return { history, dialogs, open, close, state };
}

it('writes an opened dialog as a history entry of its own, which closing goes back from', () => {
  const { history, open, close, state } = standing('/home?utm=x');
  open('map');
  expect([state(), history.length]).toEqual([['/home?utm=x&layanan=peta', { layanan: 'peta' }], 2]);
  close('map');
  expect(state()).toEqual(['/home?utm=x', {}]);
  history.forward();
  expect(state()).toEqual(['/home?utm=x&layanan=peta', { layanan: 'peta' }]);
  history.back();
  expect(state()).toEqual(['/home?utm=x', {}]);
});

it('leafs in place, and goes back past all of it', () => {
  const { history, dialogs, close, state } = standing('/home');
  history.push('/home?galeri=f&foto=1', { openedFrom: '/home' });
  dialogs.send({ type: 'subject.moved', foto: 2 });
  dialogs.send({ type: 'subject.moved', foto: 3 });
  expect([state(), history.length]).toEqual([['/home?galeri=f&foto=3', { galeri: 'f', foto: 3 }], 2]);
  close('lightbox');
  expect(state()).toEqual(['/home', {}]);
});

it('does not write to a page that has no dialogs', () => {
  const { history, open, state } = standing('/peta/');
  open('map');
  expect(state()).toEqual(['/peta/', { layanan: 'peta' }]);
  history.push('/home', {});
  expect(state()).toEqual(['/home', {}]);
});
