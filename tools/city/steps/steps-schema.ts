import { said, words } from '@bupc/content/files';
import * as v from 'valibot';
import { readProcedureId } from '../../../src/domain/procedures/procedure.ts';
import { SPATIAL_SERVICE_IDS } from '../../../src/domain/shared/spatial-services.ts';
import { field, fields, siteLink, text } from '../fields.ts';

const optional = <S extends v.GenericSchema>(schema: S, title: string, description: string) =>
  words(v.exactOptional(schema), title, description);

const stepId = field<string>(
  said('huruf a sampai z saja, seperti krk', 'letters from a to z alone, such as krk'),
  (value) => /^[a-z]+$/.test(value),
);
const procedureId = field<string>(
  said(
    'sedikitnya dua kata dari huruf a sampai z, disambung tanda hubung, seperti tambah-lantai',
    'words of letters from a to z joined by hyphens, at least two, such as tambah-lantai',
  ),
  (value) => readProcedureId(value) !== undefined,
);
const service = v.picklist([...SPATIAL_SERVICE_IDS], SPATIAL_SERVICE_IDS.join(', '));

const result = fields({
  name: words(text, 'Nama', 'Seperti Lembar KRK. Langkah lain yang memerlukannya menyebut nama yang sama.'),
  note: optional(text, 'Isi', 'Apa yang tertulis di dalamnya.'),
});
const documents = v.array(
  fields({
    name: words(text, 'Nama', 'Seperti KTP pemohon; nama yang sama dicentang sekali saja.'),
    note: optional(text, 'Catatan', 'Seperti: bila diwakilkan.'),
  }),
  said('daftar dokumen', 'a list of documents'),
);

function step(isThere: (path: string) => boolean) {
  const link = siteLink(isThere);
  return fields({
    id: words(stepId, 'Tanda', 'Huruf saja.'),
    service: optional(
      service,
      'Layanan',
      'Bila langkah ini layanan kantor: syarat, waktu, biaya dari kantor.yaml.',
    ),
    name: words(text, 'Nama', 'Seperti Urus KRK.'),
    by: optional(
      v.picklist(
        ['office', 'citizen', 'national'],
        said('office, citizen, atau national', 'office, citizen or national'),
      ),
      'Pelaksana',
      'office: kantor ini; citizen: warga dan arsiteknya; national: situs pemerintah pusat.',
    ),
    who: optional(text, 'Siapa', 'Siapa yang mengerjakannya.'),
    where: optional(text, 'Di mana', 'Tempat mengurusnya.'),
    time: optional(text, 'Waktu', 'Seperti 28 hari kerja. Bila kosong: Tanyakan kepada petugas.'),
    timeNote: optional(text, 'Catatan waktu', 'Seperti: sejak berkas lengkap.'),
    fee: optional(text, 'Biaya', 'Seperti Tanpa biaya. Bila kosong: Tanyakan kepada petugas.'),
    feeNote: optional(text, 'Catatan biaya', 'Seperti: dihitung menurut luas.'),
    result: optional(result, 'Hasil', 'Yang diterima warga.'),
    documents: optional(documents, 'Yang diperlukan', 'Dokumen, dan hasil langkah sebelumnya.'),
    link: optional(
      fields({
        label: words(text, 'Tulisan', 'Seperti Buka SIMBG.'),
        href: words(link, 'Alamat', 'Halaman situs ini, atau diawali https://.'),
      }),
      'Tautan',
      'Tempat mengurusnya.',
    ),
    note: optional(text, 'Yang tidak diurus kantor', 'Seperti: Kantor ini tidak menerima berkas PBG.'),
    skip: optional(text, 'Boleh dilewati', 'Alasannya. Bila kosong, langkah ini wajib.'),
    gate: optional(
      fields({
        title: words(text, 'Judul', 'Satu baris.'),
        text: words(text, 'Penjelasan', 'Satu kalimat.'),
      }),
      'Palang sesudahnya',
      'Apa yang tidak boleh dimulai sebelum langkah ini selesai.',
    ),
  });
}

const procedure = fields({
  id: words(procedureId, 'Tanda', 'Bagian alamatnya: /home?mulai=tambah-lantai.'),
  name: words(text, 'Nama', 'Keperluan warga, seperti Tambah lantai.'),
  about: words(text, 'Keterangan', 'Satu baris di bawah nama.'),
  heading: words(text, 'Jawaban', 'Seperti: KRK dahulu, lalu PBG.'),
  lead: words(text, 'Penjelasan', 'Satu atau dua kalimat.'),
  goal: words(text, 'Tujuan', 'Seperti: sampai boleh dihuni.'),
  for: optional(
    fields({
      service: words(service, 'Layanan', 'Layanan yang ditunjukkan jawaban.'),
      what: optional(
        v.array(text, said('daftar jawaban', 'a list of answers')),
        'Jawaban pertama',
        'Seperti rumah. Bila kosong, semua.',
      ),
    }),
    'Dari pertanyaan',
    'Jawaban yang menuju keperluan ini.',
  ),
  asksActivity: optional(
    v.boolean(said('true atau false', 'true or false')),
    'Tergantung kegiatan',
    'true: boleh tidaknya di satu persil dijawab peta menurut kegiatannya, seperti usaha.',
  ),
  steps: words(
    v.pipe(
      v.array(stepId, said('daftar langkah', 'a list of steps')),
      v.minLength(1, said('sedikitnya satu langkah', 'at least one step')),
    ),
    'Langkah',
    'Tanda langkah, berurutan.',
  ),
});

/**
 * Makes the schema of langkah.yaml (docs/content.md).
 * @param isThere says whether the site has a file at a path
 */
export const stepsSchema = (isThere: (path: string) => boolean) =>
  fields({
    steps: words(
      v.array(step(isThere), said('daftar langkah', 'a list of steps')),
      'Langkah',
      'Tiap langkah sekali.',
    ),
    procedures: words(
      v.array(procedure, said('daftar keperluan', 'a list of procedures')),
      'Keperluan',
      'Yang diurus warga.',
    ),
  });

/** What langkah.yaml contains. */
export type FileSteps = v.InferOutput<ReturnType<typeof stepsSchema>>;
