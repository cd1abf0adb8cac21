import { config } from '../../../site.config.ts';
import { hoursText } from '../../../src/domain/office-hours/opening-words.ts';
import type { GuidePage } from './types.ts';

/** The pages on priority, maps, talks, data, hours and words. */
export const helpPages: readonly GuidePage[] = [
  {
    title: 'Layanan prioritas',
    picture: 'gal-loket-01',
    lead: 'ITR Prioritas dan KRK Prioritas diselesaikan lebih dahulu bagi permohonan yang sederhana dan lengkap.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Bukti hak berupa sertipikat yang sudah terdaftar di sistem informasi pertanahan nasional.',
          'Satu permohonan memuat 1 sertipikat.',
          'Kuota 5 permohonan setiap hari.',
          'Khusus KRK: jenis kegiatan hanya untuk hunian.',
        ],
      },
      {
        kind: 'text',
        text: 'Kuota dihitung kembali setiap hari kerja. Bila kuota hari ini habis, permohonan dapat diajukan lagi pada hari kerja berikutnya atau melalui jalur biasa.',
      },
      {
        kind: 'note',
        title: 'Tidak ada biaya tambahan',
        text: 'Prioritas ditentukan oleh kelengkapan berkas, bukan oleh pembayaran.',
      },
    ],
  },
  {
    title: 'Membaca peta RTRW dan RDTR',
    picture: 'gal-pola-01',
    lead: 'RTRW menggambar arah seluruh kota sampai 2043. RDTR merinci setiap blok sampai 2041.',
    blocks: [
      {
        kind: 'legend',
        rows: [
          ['#F6D565', 'R', 'Perumahan'],
          ['#D9604A', 'K', 'Perdagangan dan jasa'],
          ['#7A9FC4', 'SPU', 'Sarana pelayanan umum'],
          ['#7FA368', 'RTH', 'Ruang terbuka hijau'],
          ['#6FB3C8', 'BA', 'Badan air'],
        ],
      },
      {
        kind: 'text',
        text: 'Mulailah dari warna, lanjutkan ke kode, lalu baca angkanya. R-2 berarti perumahan berkepadatan tinggi; RTH-4 berarti taman lingkungan.',
      },
      {
        kind: 'note',
        title: 'Lihat sendiri',
        text: 'Buka menu Peta, pilih layer, lalu perbesar sampai nama jalan Anda terbaca.',
      },
    ],
  },
  {
    title: 'Konsultasi dan pengaduan',
    picture: 'gal-pasar-01',
    lead: 'Bertanya tidak harus menunggu masalah. Melapor tidak harus menunggu bukti lengkap.',
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['Layanan Konsultasi', 'tatap muka atau panggilan video, 30 menit'],
          ['Pengaduan Masyarakat', 'bangunan di sempadan, saluran tertutup, alih fungsi lahan'],
          ['Saran dan Masukan', 'usulan untuk rencana yang sedang disusun'],
        ],
      },
      {
        kind: 'steps',
        items: [
          ['Ceritakan', 'apa, di mana, dan sejak kapan. Foto sangat membantu.'],
          ['Terima nomor', 'Setiap laporan mendapat nomor untuk dilacak.'],
          ['Tindak lanjut', 'Kabar pertama paling lambat lima hari kerja.'],
        ],
      },
    ],
  },
  {
    title: 'Permohonan data',
    picture: 'gal-meja-01',
    lead: 'Peta dan data tata ruang terbuka bagi pelajar, peneliti, pengembang, dan warga.',
    blocks: [
      {
        kind: 'steps',
        items: [
          ['Sebutkan data', 'nama layer, wilayah, dan tahun.'],
          ['Jelaskan keperluan', 'tugas sekolah, penelitian, atau perencanaan.'],
          ['Unduh', 'Tautan dikirim ke surel Anda setelah disetujui.'],
        ],
      },
      {
        kind: 'list',
        items: [
          'Bentuk data: PDF, gambar, SHP, atau GeoJSON.',
          'Cantumkan sumber: BUPC dan tahun data.',
          'Data pribadi pemilik tanah tidak dibagikan.',
        ],
      },
    ],
  },
  {
    title: 'Jam layanan',
    picture: 'gal-loket-02',
    lead: 'Loket dan konsultasi mengikuti jam yang sama.',
    blocks: [
      {
        kind: 'rows',
        rows: config.openingHours.map((run) => [run.label, hoursText(run).toLowerCase()]),
      },
      {
        kind: 'text',
        text: 'Permohonan daring dapat dikirim kapan saja dan diperiksa pada hari kerja berikutnya.',
      },
      {
        kind: 'note',
        title: 'Saat paling sepi',
        text: 'Selasa dan Rabu sebelum pukul 10.00. Lansia, ibu hamil, dan penyandang disabilitas dilayani lebih dahulu.',
      },
    ],
  },
  {
    title: 'Istilah',
    lead: 'Kata-kata yang sering muncul di lembar dan peta.',
    blocks: [
      {
        kind: 'rows',
        rows: [
          ['Garis sempadan', 'jarak paling dekat antara bangunan dan jalan, sungai, atau pantai'],
          ['KDB', 'bagian tanah yang boleh tertutup bangunan, dalam persen'],
          ['KDH', 'bagian tanah yang harus tetap hijau, dalam persen'],
          ['KLB', 'jumlah luas lantai dibanding luas tanah'],
          ['Persil', 'sebidang tanah dengan batas yang jelas'],
          ['RDTR', 'rencana detail tata ruang, 2021–2041'],
          ['RTRW', 'rencana tata ruang wilayah, 2024–2043'],
          ['Siteplan', 'rencana tapak sebuah kawasan'],
          ['Zona', 'kawasan dengan aturan pemanfaatan yang sama'],
        ],
      },
    ],
  },
];
