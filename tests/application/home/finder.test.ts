import { expect, it } from 'vitest';
import { started } from '../../fixtures/started-site.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it("'Mau membangun apa?' opens with the answers of its address, and forgets them when it closes", () => {
  const { site, history } = started('/home?mulai=rumah.sertipikat');
  expect(site.finder.getSnapshot().context).toEqual({
    answers: { what: 'rumah', where: 'sertipikat' },
    at: 'size',
    draft: undefined,
  });
  site.dialogs.send({ type: 'dialog.closed', dialog: 'finder' });
  expect([site.finder.getSnapshot().value, history.location.href]).toEqual(['closed', '/home']);
});

it('an answer replaces the address, and Back closes', async () => {
  const { site, history, dependencies } = started();
  dependencies.address.push('/home?mulai', '/home');
  await settled();
  const { length } = history;
  site.finder.send({ type: 'answer.chosen', answer: 'rumah' });
  expect(history.location.href).toBe('/home?mulai');
  site.finder.send({ type: 'answer.confirmed' });
  site.finder.send({ type: 'answer.skipped' });
  expect([history.location.href, history.length]).toEqual(['/home?mulai=rumah.ragu', length]);
  history.back();
  await settled();
  expect([site.finder.getSnapshot().value, history.location.href]).toEqual(['closed', '/home']);
});

it('an address that changes brings its answers; answers that there are not are left out of it', () => {
  const { site, history, dependencies } = started('/home?mulai=rumah');
  dependencies.address.replace('/home?mulai=belum');
  expect(site.finder.getSnapshot().matches({ open: { answers: 'found' } })).toBe(true);
  dependencies.address.replace('/home?mulai=rumah.istana');
  expect(site.finder.getSnapshot().context.answers).toEqual({ what: 'rumah' });
  expect(history.location.href).toBe('/home?mulai=rumah');
});
