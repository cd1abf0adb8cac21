import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import { contactAddress, field, fields, text, webAddress, whole } from './fields.ts';

const contact = fields({
  label: words(text, 'Tampil sebagai', 'Seperti 0800-1234-0000.'),
  href: words(contactAddress, 'Tautan', 'Diawali https://, tel:, atau mailto:, seperti tel:+6280012340000.'),
});
const EMAIL = /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+$/;
const email = v.pipe(
  field<string>(said('alamat surel', 'an e-mail address'), (value) => EMAIL.test(value)),
  v.metadata({
    form: 'line',
    pattern: EMAIL.source,
    says: 'Tulis alamat surel, seperti halo@bupc.example.id.',
  }),
);

/** The schema of the ways to reach the office. */
export const contactSchema = fields({
  address: words(text, 'Alamat kantor', 'Jalan, nomor, kota.'),
  email: words(email, 'Surel', 'Seperti halo@bupc.example.id.'),
  hotline: words(contact, 'Layanan telepon', 'Nomor yang tampil, dan tautannya: ubah keduanya.'),
  customerService: words(contact, 'Layanan pelanggan', 'Nomor yang tampil, dan tautannya: ubah keduanya.'),
  website: words(
    fields({
      label: words(text, 'Tampil sebagai', 'Seperti bupc.example.id.'),
      href: words(webAddress, 'Tautan', 'Diawali https://.'),
    }),
    'Situs',
    'Alamat yang tampil, dan tautannya.',
  ),
  consultation: words(text, 'Konsultasi', 'Bagaimana konsultasi dilakukan.'),
  answerWithinDays: words(
    whole(said('bilangan bulat hari, 1 sampai 90', 'a whole number of days, 1 to 90'), 1, 90),
    'Dijawab dalam',
    'Hari kerja, 1 sampai 90.',
  ),
});
