import { config } from '../../../site.config.ts';
import { documentText, type RequiredDocument } from '../../../src/domain/services/service-table.ts';
import { SPATIAL_SERVICES } from '../../../src/domain/services/services.ts';
import type { GuidePage } from './types.ts';

const TABLE = SPATIAL_SERVICES.map(({ id }) => config.services[id]);
const SHARED = config.services.itr.documents.filter(({ name }) =>
  TABLE.every(({ documents }) => documents.some((document) => document.name === name)),
);
const listed = (documents: readonly RequiredDocument[]) => documents.map(documentText).join('; ');

/** The pages that introduce the centre and its four services. */
export const servicePages: readonly GuidePage[] = [
  {
    title: 'Selamat datang',
    picture: 'gal-balai-01',
    lead: 'Buku kecil ini menemani Anda mengurus tata ruang, dari pertanyaan pertama sampai lembar terakhir.',
    blocks: [
      {
        kind: 'text',
        text: 'Anda tidak perlu hafal istilah. Setiap layanan dijelaskan langkah demi langkah dengan bahasa sehari-hari. Istilah yang tidak dapat dihindari dijelaskan di halaman 15.',
      },
      {
        kind: 'list',
        items: [
          'Ingin tahu peruntukan tanah? Buka halaman 5.',
          'Akan membangun rumah? Buka halaman 6.',
          'Akan membangun kawasan hunian? Buka halaman 7.',
          'Ingin bertanya atau melapor? Buka halaman 12.',
        ],
      },
      {
        kind: 'note',
        title: 'Tanpa perantara',
        text: 'Semua layanan dapat diurus sendiri. Bila ragu, datang saja ke loket: petugas membantu dari awal.',
      },
    ],
  },
  {
    title: 'Mengenal BUPC',
    picture: 'gal-rapat-01',
    lead: 'BUPC adalah pusat perencanaan kota pada Dinas Pertanahan dan Penataan Ruang.',
    blocks: [
      {
        kind: 'text',
        text: 'Di sini peta, aturan, dan pertanyaan warga bertemu di satu meja. Perencana, juru ukur, dan petugas loket bekerja bersama agar satu pertanyaan mendapat satu jawaban.',
      },
      {
        kind: 'rows',
        rows: [
          ['Kami menyusun', 'rencana rinci dan peta kota'],
          ['Kami menelaah', 'permohonan ITR, KRK, siteplan, dan KKPR'],
          ['Kami mendengar', 'konsultasi, pengaduan, saran'],
          ['Kami membuka', 'data dan peta untuk umum'],
        ],
      },
      {
        kind: 'note',
        title: 'Janji kami',
        text: 'Jawaban yang jelas, sama bagi semua orang, dan dapat diperiksa kembali.',
      },
    ],
  },
  {
    title: 'Informasi Tata Ruang (ITR)',
    picture: 'gal-pola-02',
    lead: 'ITR menjawab satu pertanyaan: tanah ini diperuntukkan bagi apa?',
    blocks: [
      {
        kind: 'steps',
        items: [
          ['Siapkan berkas', 'KTP, bukti hak tanah, dan letak tanah pada peta.'],
          ['Isi permohonan', 'Buka Akses Layanan pada menu Layanan, atau minta formulir di loket.'],
          ['Pemeriksaan', 'Petugas mencocokkan letak tanah dengan rencana tata ruang.'],
          ['Terima lembar ITR', 'Isinya zona, kegiatan yang boleh, dan kegiatan yang terbatas.'],
        ],
      },
      {
        kind: 'note',
        title: 'Perlu diingat',
        text: 'ITR adalah keterangan, bukan izin membangun dan bukan bukti kepemilikan tanah.',
      },
    ],
  },
  {
    title: 'Keterangan Rencana Kota (KRK)',
    picture: 'gal-persil-01',
    lead: 'KRK memberi tahu aturan membangun di atas satu persil, lengkap dengan gambarnya.',
    blocks: [
      {
        kind: 'steps',
        items: [
          ['Siapkan berkas', 'KTP, sertipikat tanah, dan gambar letak bangunan.'],
          ['Isi permohonan', 'Sebutkan kegiatan dan luas bangunan yang direncanakan.'],
          ['Pengecekan lapangan', 'Juru ukur memeriksa batas dan jalan di depan persil bila diperlukan.'],
          ['Terima lembar KRK', 'Isinya garis sempadan, KDB, KLB, KDH, dan tinggi bangunan.'],
        ],
      },
      {
        kind: 'note',
        title: 'Setelah KRK',
        text: 'Serahkan lembar KRK kepada perancang rumah Anda sebelum gambar dibuat.',
      },
    ],
  },
  {
    title: 'Rekomendasi Siteplan',
    picture: 'gal-maket-01',
    lead: 'Siteplan adalah rencana tapak kawasan hunian: kaveling, jalan, saluran, dan taman dalam satu gambar.',
    blocks: [
      {
        kind: 'steps',
        items: [
          ['Konsultasi awal', 'Bawa sketsa. Perencana menandai hal yang perlu diubah sejak dini.'],
          ['Ajukan gambar', 'Gambar tapak berskala, bukti hak tanah, dan KRK.'],
          ['Pembahasan', 'Lebar jalan, saluran, dan taman diperiksa bersama dinas terkait.'],
          ['Rekomendasi', 'Gambar yang disetujui diberi nomor dan tanggal.'],
        ],
      },
      {
        kind: 'list',
        items: [
          'Taman dan ruang bersama: paling sedikit 10% luas kawasan.',
          'Setiap kaveling menghadap jalan yang dapat dilalui pemadam.',
        ],
      },
    ],
  },
  {
    title: 'Rekomendasi Teknis KKPR',
    picture: 'gal-udara-02',
    lead: 'Untuk kegiatan nonberusaha, misalnya rumah ibadah, sekolah, atau balai warga.',
    blocks: [
      {
        kind: 'text',
        text: 'KKPR adalah kesesuaian kegiatan pemanfaatan ruang. Rekomendasi teknis menilai apakah kegiatan Anda cocok dengan zona dan lingkungan di sekitarnya.',
      },
      {
        kind: 'steps',
        items: [
          ['Uraikan kegiatan', 'Untuk siapa, seberapa luas, dan kapan dipakai.'],
          ['Tunjukkan letaknya', 'Titik atau batas tanah pada peta.'],
          ['Penelaahan', 'Zona, daya dukung, dan dampak bagi tetangga.'],
          ['Rekomendasi', 'Sesuai, sesuai dengan syarat, atau tidak sesuai.'],
        ],
      },
    ],
  },
  {
    title: 'Syarat dan berkas',
    lead: 'Centang satu per satu sebelum berangkat. Fotokopi yang terbaca lebih baik daripada asli yang tertinggal.',
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['Semua layanan', listed(SHARED)],
          ...TABLE.map(({ abbreviation, documents }): [string, string] => [
            abbreviation,
            listed(documents.filter(({ name }) => !SHARED.some((shared) => shared.name === name))),
          ]),
        ],
      },
      {
        kind: 'text',
        text: 'Berkas digital: PDF atau gambar yang terbaca, paling besar 10 MB untuk satu berkas.',
      },
      {
        kind: 'note',
        title: 'Nama berbeda?',
        text: 'Bila nama pada sertipikat bukan nama pemohon, lampirkan surat kuasa atau surat keterangan waris.',
      },
    ],
  },
];
