import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import { isOrigin } from '../../src/adapters/deployment/address-forms.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import type { OpeningHours } from '../../src/domain/office-hours/office-hours.ts';
import { contactSchema } from './contact-schema.ts';
import { field, fields, siteLink, text, webAddress, whole } from './fields.ts';
import { openingHours } from './hours-schema.ts';
import { leadersSchema, missionsSchema, some, supportCardsSchema } from './people-schema.ts';
import { guidePagesSchema, ownServicesSchema, servicesSchema } from './services-schema.ts';
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
  said('facebook, instagram, youtube, atau tiktok', 'facebook, instagram, youtube or tiktok'),
);

function links(isThere: (path: string) => boolean) {
  const link = siteLink(isThere);
  return fields({
    guide: words(
      v.exactOptional(link),
      'Panduan layanan',
      'Yang dibuka tab Panduan. Bila kosong, tab itu tidak ada.',
    ),
    requirementsGuide: words(
      v.exactOptional(link),
      'Panduan persyaratan',
      'Yang dibuka di penjelasan layanan. Bila kosong, tidak disebut.',
    ),
    landMap: words(webAddress, 'Peta bidang tanah nasional', 'Diawali https://.'),
    planningPortal: words(link, 'Portal tata ruang', "Yang dibuka 'Lihat Semua Artikel'."),
  });
}

const isLogo = (value: string): boolean => /\.(?:svg|png|webp)$/i.test(value);

function namesOf(isThere: (path: string) => boolean) {
  const logo = words(
    v.exactOptional(
      field<string>(
        said('letak svg, png, atau webp di situs ini', 'the path of an svg, png or webp of this site'),
        (value) => isLogo(value) && isThere(value),
      ),
    ),
    'Logo',
    'Gambar persegi di situs: /berkas/logo.svg. Bila kosong, tanda bawaan.',
  );
  return {
    office: words(
      fields({
        name: words(text, 'Nama lengkap', 'Seperti di kop surat.'),
        nameLines: words(
          some(text, { from: 1, to: 3, takes: said('satu sampai tiga teks', 'one to three texts') }),
          'Nama dalam baris',
          'Satu sampai tiga baris, seperti di kepala halaman.',
        ),
        logo,
      }),
      'Dinas',
      'Nama dinas.',
    ),
    centre: words(
      fields({
        abbreviation: words(text, 'Singkatan', 'Seperti BUPC.'),
        name: words(text, 'Nama', 'Nama pusat perencanaan kota.'),
        tagline: words(text, 'Semboyan', 'Satu baris.'),
        logo,
      }),
      'Pusat perencanaan',
      'Nama yang dikenal warga.',
    ),
  };
}

const guideOf = (isThere: (path: string) => boolean) => ({
  guidePages: words(v.exactOptional(guidePagesSchema), 'Halaman panduan', 'Nomor halaman di buku panduan.'),
  guideFile: words(
    v.exactOptional(
      field<string>(
        said('letak PDF di situs ini', 'the path of a PDF of this site'),
        (value) => /\.pdf$/i.test(value) && isThere(value),
      ),
    ),
    'Buku panduan',
    'Letak PDF yang dibaca dan dicari di situs ini: /berkas/panduan.pdf. Bila kosong, tidak ada.',
  ),
  guideViewer: words(
    v.picklist(['outside', 'here'], said('outside atau here', 'outside or here')),
    'Panduan dibuka',
    'outside: di tab baru; here: di situs ini.',
  ),
});

const origin = words(
  field<string>(
    said(
      'alamat http(s) tanpa lanjutan, seperti https://bupc.example.id',
      'an http(s) origin without a path, such as https://bupc.example.id',
    ),
    (value) => isOrigin(value) && !value.endsWith('/'),
  ),
  'Alamat situs',
  'Seperti https://bupc.example.id, tanpa garis miring di akhir.',
);
const timeZone = words(
  field<string>(said('zona waktu, seperti Asia/Jakarta', 'a time zone, such as Asia/Jakarta'), isTimeZone),
  'Zona waktu',
  'Asia/Jakarta, Asia/Makassar, atau Asia/Jayapura.',
);

/**
 * Makes the schema of a city's configuration (contract "Configuration").
 * @param isThere says whether the site has a file at a path: those that the configuration names must be there
 */
export function citySchema(isThere: (path: string) => boolean): v.GenericSchema<unknown, CityConfig> {
  return fields({
    ...namesOf(isThere),
    description: words(
      text,
      'Tentang situs ini',
      'Satu kalimat, untuk mesin pencari dan tautan yang dibagikan.',
    ),
    origin,
    footerYear: words(
      whole(said('tahun empat angka', 'a year of four digits'), 1000, 9999),
      'Tahun',
      'Di kaki halaman.',
    ),
    contact: words(contactSchema, 'Kontak', 'Alamat, telepon, surel.'),
    services: words(
      servicesSchema(isThere),
      'Layanan',
      'Syarat, lama, biaya, dan hasil tiap layanan. Hapus layanan yang tidak ada di kantor ini.',
    ),
    ownServices: words(
      v.exactOptional(ownServicesSchema(isThere)),
      'Layanan lain',
      'Layanan kantor ini di luar keempat layanan itu.',
    ),
    timeZone,
    openingHours: words(
      openingHours as v.GenericSchema<unknown, OpeningHours[]>,
      'Jam layanan',
      'Satu baris untuk hari-hari yang jamnya sama.',
    ),
    social: words(
      v.array(
        social,
        said(
          'daftar dari facebook, instagram, youtube, dan tiktok',
          'a list of facebook, instagram, youtube and tiktok',
        ),
      ),
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
    ...guideOf(isThere),
    shows2025As2024: words(
      v.exactOptional(v.boolean(said('true atau false', 'true or false'))),
      'Tahun 2025 ditulis 2024',
      'Pada tanggal berita. Biarkan kosong agar tanggalnya seperti adanya.',
    ),
    links: words(links(isThere), 'Tautan', 'Ke panduan dan ke situs lain.'),
  });
}
