import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import type { ServiceTable } from '../../src/domain/services/service-table.ts';
import { isSpatialService } from '../../src/domain/shared/spatial-services.ts';
import { field, fields, siteLink, text, whole } from './fields.ts';
import { some } from './people-schema.ts';

const page = whole(said('nomor halaman panduan, 1 sampai 999', 'a page of the guide, from 1 to 999'), 1, 999);

/** The schema of the guide's pages that concern no single service. */
export const guidePagesSchema = fields({
  documents: words(v.exactOptional(page), 'Dokumen', 'Halaman tentang dokumen.'),
  map: words(v.exactOptional(page), 'Peta', 'Halaman tentang peta.'),
  data: words(v.exactOptional(page), 'Data', 'Halaman tentang data.'),
});

const documents = words(
  v.pipe(
    v.array(
      fields({
        name: words(text, 'Nama dokumen', 'Seperti KTP pemohon.'),
        note: words(v.exactOptional(text), 'Catatan', 'Seperti: bila diwakilkan.'),
      }),
      said('daftar dokumen', 'a list of documents'),
    ),
    v.minLength(1, said('sedikitnya satu dokumen', 'at least one document')),
  ),
  'Syarat',
  'Dokumen yang dibawa pemohon.',
);

const priority = fields({
  perDay: words(
    whole(said('bilangan bulat, 1 sampai 999', 'a whole number, 1 to 999'), 1, 999),
    'Permohonan sehari',
    '1 sampai 999.',
  ),
  certificates: words(
    whole(said('bilangan bulat, 1 sampai 99', 'a whole number, 1 to 99'), 1, 99),
    'Sertipikat',
    'Paling banyak untuk satu permohonan.',
  ),
  housingOnly: words(
    v.boolean(said('true atau false', 'true or false')),
    'Hanya rumah tinggal',
    'Bukan untuk usaha.',
  ),
});
const quick = words(priority, 'Layanan prioritas', 'Yang selesai lebih cepat.');

/** What every service needs, takes, costs and gives. */
function factsSchema(isThere: (path: string) => boolean) {
  return {
    abbreviation: words(text, 'Singkatan', 'Seperti ITR.'),
    documents,
    days: words(
      v.exactOptional(
        whole(
          said('bilangan bulat hari kerja, 1 sampai 365', 'a whole number of working days, 1 to 365'),
          1,
          365,
        ),
      ),
      'Lama',
      'Hari kerja. Bila kosong, tidak disebut.',
    ),
    fee: words(v.exactOptional(text), 'Biaya', 'Seperti: Tanpa biaya. Bila kosong, tidak disebut.'),
    result: words(
      fields({
        name: words(text, 'Nama', 'Seperti Lembar ITR.'),
        note: words(text, 'Isi', 'Apa yang tertulis di dalamnya.'),
      }),
      'Hasil',
      'Yang diterima pemohon.',
    ),
    form: words(
      v.exactOptional(siteLink(isThere)),
      'Formulir',
      'Alamat, atau letaknya di situs: /formulir/itr.pdf.',
    ),
    guidePage: words(
      v.exactOptional(page),
      'Halaman panduan',
      'Nomor halaman di buku panduan. Kosongkan bila tidak ada.',
    ),
  };
}

/**
 * Makes the schema of the services table (spec §5 Services table).
 * @param isThere says whether the site has a file at a path
 */
export function servicesSchema(isThere: (path: string) => boolean): v.GenericSchema<unknown, ServiceTable> {
  const facts = factsSchema(isThere);
  const fast = { ...facts, priority: quick };
  return v.pipe(
    fields({
      itr: words(v.exactOptional(fields(fast)), 'ITR', 'Informasi tata ruang.'),
      krk: words(v.exactOptional(fields(fast)), 'KRK', 'Keterangan rencana kota.'),
      siteplan: words(v.exactOptional(fields(facts)), 'Siteplan', 'Rekomendasi rencana tapak.'),
      kkpr: words(v.exactOptional(fields(facts)), 'KKPR', 'Rekomendasi kesesuaian kegiatan.'),
    }),
    v.check(
      (table) => Object.keys(table).length > 0,
      said(
        'sedikitnya satu dari itr, krk, siteplan, dan kkpr',
        'at least one of itr, krk, siteplan and kkpr',
      ),
    ),
  );
}

const serviceId = field<string>(
  said('huruf kecil, angka, dan tanda hubung', 'small letters, digits and hyphens'),
  (value) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value) && !isSpatialService(value),
);

/**
 * Makes the schema of further services, which the site does not know (spec §2 Services dialog).
 * @param isThere says whether the site has a file at a path
 */
export function ownServicesSchema(isThere: (path: string) => boolean) {
  const service = fields({
    id: words(serviceId, 'Tanda', 'Seperti ppr; bukan itr, krk, siteplan, atau kkpr.'),
    name: words(text, 'Nama', 'Seperti Persetujuan Pemanfaatan Ruang (PPR).'),
    description: words(text, 'Penjelasan', 'Satu kalimat.'),
    ...factsSchema(isThere),
    href: words(
      v.exactOptional(siteLink(isThere)),
      'Tempat mengajukan',
      'Diawali https://. Bila kosong: halaman permohonan situs ini.',
    ),
  });
  return some(service, {
    from: 1,
    to: 12,
    takes: said('satu sampai dua belas layanan', 'one to twelve services'),
  });
}
