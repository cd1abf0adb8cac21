import { expect, it } from 'vitest';
import { INTERACTIONS } from '../../../src/domain/services/services.ts';
import { waysToWrite } from '../../../src/domain/services/ways-to-write.ts';

const contact = { email: 'tata@kota.go.id', hotline: { href: 'https://wa.me/62800', label: '0800' } };
const PARCEL = { id: '05.0148', address: '', area: 0, zone: 'R-4', zoneName: '' };
const [, COMPLAINT] = INTERACTIONS;

it('gives a chat and a mail, each with the message of the card and the parcel', () => {
  if (COMPLAINT === undefined) throw new Error('no complaint');
  const [chat, mail] = waysToWrite(COMPLAINT, contact, PARCEL);
  expect([chat?.kind, chat?.label, mail?.kind, mail?.label]).toEqual([
    'chat',
    'Tulis lewat WhatsApp',
    'mail',
    'Surel',
  ]);
  const text = new URL(chat?.href ?? '').searchParams.get('text');
  expect(text?.split('\n')).toEqual([
    'Pengaduan Masyarakat',
    'Letak bangunan: persil 05.0148',
    'Yang saya lihat:',
    'Sejak kapan:',
    'Foto saya lampirkan. Nama saya mohon dirahasiakan: ya/tidak',
  ]);
  expect(mail?.href).toMatch(/^mailto:tata@kota\.go\.id\?subject=Pengaduan%20Masyarakat&body=Letak/);
});

it('names the channel by its address, which a line without chat opens as it is', () => {
  if (COMPLAINT === undefined) throw new Error('no complaint');
  const line = { ...contact, hotline: { href: 'tel:+62800', label: '0800' } };
  expect(waysToWrite(COMPLAINT, line)[0]).toEqual({
    kind: 'chat',
    label: 'Tulis lewat Telepon',
    href: 'tel:+62800',
  });
});
