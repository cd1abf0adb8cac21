import { expect, it } from 'vitest';
import type { ParcelFacts } from '../../../src/domain/shared/parcel/parcel-facts.ts';
import { started } from '../../fixtures/started-site.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it("'Mau membangun apa?' opens with the answers of its address, and forgets them when it closes", () => {
  const { site, history } = started('/home?mulai=rumah.sertipikat');
  expect(site.finder.getSnapshot().context).toEqual({
    answers: { what: 'rumah', where: 'sertipikat' },
    at: 'size',
    draft: undefined,
    procedure: undefined,
    hasParcel: false,
  });
  site.dialogs.send({ type: 'dialog.closed', dialog: 'finder' });
  expect([site.finder, history.location.href]).toEqual([undefined, '/home']);
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
  expect([site.finder, history.location.href]).toEqual([undefined, '/home']);
});

it('an address that changes sets its answers; answers that there are not are left out of it', () => {
  const { site, history, dependencies } = started('/home?mulai=rumah');
  dependencies.address.replace('/home?mulai=belum');
  expect(site.finder.getSnapshot().matches({ open: { answers: 'found' } })).toBe(true);
  dependencies.address.replace('/home?mulai=rumah.istana');
  expect(site.finder.getSnapshot().context.answers).toEqual({ what: 'rumah' });
  expect(history.location.href).toBe('/home?mulai=rumah');
});

const facts: ParcelFacts = { id: '05.0148', address: 'Jalan Melati 1', area: 100, zone: 'R-4', zoneName: '' };

it('the parcel of the address answers where, and stays in the address while questions are answered', async () => {
  const { site, history, parcels } = started('/home?mulai&persil=05.0148');
  await parcels.answer(facts);
  site.finder.send({ type: 'answer.chosen', answer: 'rumah' });
  site.finder.send({ type: 'answer.confirmed' });
  expect(site.finder.getSnapshot().context).toEqual({
    answers: { what: 'rumah', where: 'sertipikat' },
    at: 'size',
    draft: undefined,
    procedure: undefined,
    hasParcel: true,
  });
  expect(history.location.href).toBe('/home?persil=05.0148&mulai=rumah.sertipikat');
});

it('a parcel that is let go leaves the answers as they are', async () => {
  const { site, parcels, dependencies } = started('/home?mulai=rumah&persil=05.0148');
  await parcels.answer(facts);
  dependencies.address.replace('/home?mulai=rumah.sertipikat');
  expect(site.parcel.getSnapshot().context).toEqual({ id: undefined, facts: undefined });
  expect(site.finder.getSnapshot().context.answers).toEqual({ what: 'rumah', where: 'sertipikat' });
});

it('a need of the address is shown without questions, and they can be asked instead', () => {
  const { site, history } = started('/home?mulai=tambah-lantai');
  expect(site.finder.getSnapshot().matches({ open: { answers: 'found' } })).toBe(true);
  expect(history.location.href).toBe('/home?mulai=tambah-lantai');
  site.finder.send({ type: 'questions.asked' });
  expect(site.finder.getSnapshot().matches({ open: { answers: 'asking' } })).toBe(true);
  expect(history.location.href).toBe('/home?mulai');
});

it('the parcel of an address that leads elsewhere goes along', async () => {
  const { site, parcels } = started('/admin/krk-applications?persil=05.0148');
  await parcels.answer(facts);
  expect(site.parcel.getSnapshot().context).toEqual({ id: '05.0148', facts });
});
