import { fileIdOf } from '../pictures/file-id.ts';
import { driveLink } from './links.ts';

/** One entry of the staff feed. */
export interface StaffEntry {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly imageUrl: string;
  readonly date?: string;
  readonly location?: string;
  readonly category?: string;
}

const portrait = (slug: string): string => driveLink('uc', fileIdOf(`staf-${slug}`));
const OFFICE = 'Balai Kota, Lantai 2';

/** Gives the staff feed: ten entries, of which one has no picture and one falls under the 'ali' rule. */
export function staffFeed(): StaffEntry[] {
  return [
    {
      id: 'staf-01',
      title: 'Pegawai Tim Peta dan Data Ruang',
      description: 'Merawat peta kota agar setiap perubahan di lapangan segera tampak di layar warga.',
      imageUrl: portrait('tim-peta'),
      date: '2024',
      location: OFFICE,
      category: 'Tim IT',
    },
    {
      id: 'staf-02',
      title: 'Pegawai Dinas Sekretaris BUPC',
      description: 'Menjaga agar setiap berkas tercatat, terbaca, dan selesai pada waktunya.',
      imageUrl: portrait('sekretaris'),
      date: '2024',
      location: OFFICE,
      category: 'Sekretaris Pegawai Dinas',
    },
    {
      id: 'staf-03',
      title: 'Pegawai Dinas Kepala BUPC',
      description:
        'Memimpin pusat perencanaan kota: memastikan setiap warga mendapat jawaban tata ruang yang jelas, ' +
        'cepat, dan sama bagi semua.',
      imageUrl: portrait('kepala-pusat'),
      date: '2024',
      location: OFFICE,
      category: 'Kepala Pusat Pegawai',
    },
    {
      id: 'staf-04',
      title: 'Kepala Bidang Penataan Ruang',
      description: 'Menyusun rencana rinci dan menelaah kesesuaian kegiatan pemanfaatan ruang.',
      imageUrl: portrait('bidang-ruang'),
      date: '2024',
      location: OFFICE,
      category: 'Kepala Bidang',
    },
    {
      title: 'Kepala Bidang Pertanahan',
      description: 'Mendampingi penyelesaian batas persil bersama kelurahan dan kantor pertanahan.',
      imageUrl: portrait('bidang-tanah'),
      category: 'Kepala Bidang',
    },
    {
      id: 'staf-06',
      title: 'Pegawai Analis Tata Ruang',
      description: 'Menelaah permohonan ITR dan KRK serta menjelaskan isinya kepada pemohon.',
      imageUrl: portrait('analis-ruang'),
      date: '2024',
      location: OFFICE,
      category: 'Analis',
    },
    {
      id: 'staf-07',
      title: 'Petugas Loket Layanan',
      description: 'Menyambut warga di loket dan memeriksa kelengkapan berkas sejak awal.',
      imageUrl: portrait('petugas-loket'),
      date: '2024',
      location: 'Balai Kota, Lantai 1',
      category: 'Layanan',
    },
    {
      id: 'staf-08',
      title: 'Juru Ukur',
      description: 'Memeriksa letak dan batas persil di lapangan bersama pemilik tanah.',
      imageUrl: portrait('juru-ukur'),
      date: '2023',
      location: 'Lapangan',
    },
    {
      id: 'staf-09',
      title: 'Tenaga Ahli Aplikasi Tata Ruang',
      description: 'Membangun dan memelihara aplikasi permohonan.',
      imageUrl: '',
      date: '2024',
      location: OFFICE,
      category: 'Tenaga Ahli',
    },
    {
      id: 'staf-10',
      title: 'Penanggung Jawab Alih Data',
      description: 'Memindahkan arsip peta lama ke bentuk digital.',
      imageUrl: portrait('tim-peta'),
      date: '2024',
      location: OFFICE,
      category: 'Tim IT',
    },
  ];
}
