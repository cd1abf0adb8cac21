import { describe, expect, it } from 'vitest';
import { channelName, chatAddress, mailAddress } from '../../../src/domain/shared/message.ts';

const message = { subject: 'Permohonan & tanya', body: 'Nama:\nLetak: #1' };

describe('a message that is filled in', () => {
  it('is written into an e-mail', () => {
    expect(mailAddress('halo@kota.id', message)).toBe(
      'mailto:halo@kota.id?subject=Permohonan%20%26%20tanya&body=Nama%3A%0ALetak%3A%20%231',
    );
  });

  it.each([
    ['https://wa.me/6280', 'https://wa.me/6280?text=Permohonan%20%26%20tanya%0ANama%3A%EF%BF%BD'],
    [
      'https://api.whatsapp.com/send?phone=6280',
      'https://api.whatsapp.com/send?phone=6280&text=Permohonan%20%26%20tanya%0ANama%3A%EF%BF%BD',
    ],
    ['tel:+6280', 'tel:+6280'],
    ['https://kota.id/pesan', 'https://kota.id/pesan'],
  ])('is written into %s where that is a chat', (href, address) => {
    expect(chatAddress(href, 'Permohonan & tanya\nNama:\ud800')).toBe(address);
  });

  it.each([
    ['https://wa.me/6280', 'WhatsApp'],
    ['https://API.whatsapp.com/send?phone=1', 'WhatsApp'],
    ['tel:+6280', 'Telepon'],
    ['https://wa.me.example/6280', 'Hotline'],
    ['https://kota.id/pesan', 'Hotline'],
    ['https://kota.id/?https://wa.me/6280', 'Hotline'],
  ])('%s is called %s', (href, name) => {
    expect(channelName(href)).toBe(name);
  });
});
