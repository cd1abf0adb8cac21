import { words } from '@bupc/content/folder/words.ts';
import * as v from 'valibot';
import { isOrigin } from '../../src/adapters/deployment/address-forms.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { OpeningHours } from '../../src/domain/office-hours/office-hours.ts';
import { contactSchema } from './contact-schema.ts';
import { field, fields, siteLink, text, webAddress, whole } from './fields.ts';
import { openingHours } from './hours-schema.ts';
import { leadersSchema, missionsSchema, some, supportCardsSchema } from './people-schema.ts';
import { guidePagesSchema, servicesSchema } from './services-schema.ts';
import { videosSchema } from './videos-schema.ts';

const isTimeZone = (value: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const social = v.picklist(
  ['facebook', 'instagram', 'youtube', 'tiktok'],
  'facebook, instagram, youtube or tiktok',
);

const office = fields({
  name: words(text, 'Nama lengkap', 'Seperti di kop surat.'),
  nameLines: words(
    some(text, { from: 1, to: 3, takes: 'one to three texts' }),
    'Nama dalam baris',
    'Satu sampai tiga baris, seperti di kepala halaman.',
  ),
});
const centre = fields({
  abbreviation: words(text, 'Singkatan', 'Seperti BUPC.'),
  name: words(text, 'Nama', 'Nama pusat perencanaan kota.'),
  tagline: words(text, 'Semboyan', 'Satu baris.'),
});

function links(isThere: (path: string) => boolean) {
  const link = siteLink(isThere);
  return fields({
    guide: words(link, 'Panduan layanan', 'Yang dibuka tab Panduan.'),
    requirementsGuide: words(link, 'Panduan persyaratan', 'Yang dibuka di penjelasan layanan.'),
    landMap: words(webAddress, 'Peta bidang tanah nasional', 'Diawali https://.'),
    planningPortal: words(link, 'Portal tata ruang', "Yang dibuka 'Lihat Semua Artikel'."),
  });
}

/**
 * Makes the schema of a city's configuration (contract "Configuration").
 * @param isThere says whether the site has a file at a path: those that the configuration names must be there
 */
export function citySchema(isThere: (path: string) => boolean): v.GenericSchema<unknown, CityConfig> {
  return fields({
    office: words(office, 'Dinas', 'Nama dinas.'),
    centre: words(centre, 'Pusat perencanaan', 'Nama yang dikenal warga.'),
    description: words(
      text,
      'Tentang situs ini',
      'Satu kalimat, untuk mesin pencari dan tautan yang dibagikan.',
    ),
    origin: words(
      field<string>(
        'an http(s) origin without a path, such as https://bupc.example.id',
        (value) => isOrigin(value) && !value.endsWith('/'),
      ),
      'Alamat situs',
      'Seperti https://bupc.example.id, tanpa garis miring di akhir.',
    ),
    footerYear: words(whole('a year of four digits', 1000, 9999), 'Tahun', 'Di kaki halaman.'),
    contact: words(contactSchema, 'Kontak', 'Alamat, telepon, surel.'),
    services: words(
      servicesSchema(isThere),
      'Layanan',
      'Syarat, lama, biaya, dan hasil tiap layanan. Hapus layanan yang tidak ada di kantor ini.',
    ),
    guidePages: words(guidePagesSchema, 'Halaman panduan', 'Nomor halaman di buku panduan.'),
    timeZone: words(
      field<string>('a time zone, such as Asia/Jakarta', isTimeZone),
      'Zona waktu',
      'Asia/Jakarta, Asia/Makassar, atau Asia/Jayapura.',
    ),
    openingHours: words(
      openingHours as v.GenericSchema<unknown, OpeningHours[]>,
      'Jam layanan',
      'Satu baris untuk hari-hari yang jamnya sama.',
    ),
    social: words(
      v.array(social, 'a list of facebook, instagram, youtube and tiktok'),
      'Media sosial',
      'Yang dipakai kantor.',
    ),
    leaders: words(leadersSchema(isThere), 'Pimpinan kota', 'Paling banyak empat orang.'),
    vision: words(text, 'Visi', 'Satu kalimat.'),
    missions: words(missionsSchema, 'Misi', 'Satu sampai sembilan kalimat.'),
    supportCards: words(
      v.exactOptional(supportCardsSchema),
      'Kartu dukungan',
      'Di samping video dukungan. Bila kosong: kartu bawaan situs.',
    ),
    videos: words(videosSchema(isThere), 'Video', 'Latar di awal halaman, dan video dukungan.'),
    guideViewer: words(
      v.picklist(['outside', 'here'], 'outside or here'),
      'Panduan dibuka',
      'outside: di tab baru; here: di situs ini.',
    ),
    shows2025As2024: words(
      v.exactOptional(v.boolean('true or false')),
      'Tahun 2025 ditulis 2024',
      'Pada tanggal berita. Biarkan kosong agar tanggalnya seperti adanya.',
    ),
    links: words(links(isThere), 'Tautan', 'Ke panduan dan ke situs lain.'),
  });
}
