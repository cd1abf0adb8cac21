import { expect, it } from 'vitest';
import { feedbackWays } from '../../../src/domain/about/page-feedback.ts';

const [WA, MAIL] = ['https://wa.me/628001', 'halo@kota.id'];

it.each([
  ['both', { hotline: WA, email: MAIL }, ['chat', 'mail']],
  ['an office without WhatsApp', { hotline: 'tel:+62800', email: MAIL }, ['mail']],
  ['an office without e-mail', { hotline: WA, email: '' }, ['chat']],
  ['neither', { hotline: 'tel:+62800', email: '' }, []],
])('%s', (_, channels, kinds) => {
  expect(feedbackWays('Privasi', 'https://kota.id/privasi', channels).map(({ kind }) => kind)).toEqual(kinds);
});

it('prepares each answer with the title and the address of the page', () => {
  const [chat, mail] = feedbackWays('Data & Peta', 'https://kota.id/peta/data', { hotline: WA, email: MAIL });
  const read = (href = '') => new URL(href).searchParams;
  expect(chat?.links.map(({ answer }) => answer)).toEqual([
    'Ya, membantu',
    'Belum membantu',
    'Ada yang keliru',
  ]);
  expect(read(chat?.links[1]?.href).get('text')).toBe(
    'Belum membantu: Data & Peta\nhttps://kota.id/peta/data\n\nYang saya cari: ',
  );
  const message = read(mail?.links[2]?.href);
  expect([message.get('subject'), message.get('body')]).toEqual([
    'Ada yang keliru: Data & Peta',
    'https://kota.id/peta/data\n\nYang keliru: ',
  ]);
});
