import type { CityConfig } from './src/domain/city-config.ts';

/** The city and its office. Another city edits this file alone. */
export const config: CityConfig = {
  office: {
    name: 'Dinas Pertanahan dan Penataan Ruang Kota',
    nameLines: ['Dinas Pertanahan dan', 'Penataan Ruang Kota'],
  },
  centre: {
    abbreviation: 'BUPC',
    name: 'BUPC',
    tagline: 'Tata ruang kota, terbuka untuk semua',
  },
  description:
    'Layanan tata ruang, peta rencana kota, produk hukum, berita dan galeri dari dinas pertanahan dan penataan ruang kota.',
  origin: 'https://bupc.example.id',
  footerYear: 2025,
  contact: {
    address: 'Jalan Balai Kota Nomor 1, Kota, Indonesia',
    email: 'halo@bupc.example.id',
    hotline: { label: '0800-1234-0000', href: 'https://wa.me/6280012340000' },
    customerService: { label: '0800-1234-0000', href: 'tel:+6280012340000' },
    website: { label: 'bupc.example.id', href: 'https://bupc.example.id' },
    consultation: 'Lewat panggilan video atau tatap muka',
    answerWithinDays: 5,
  },
  // Days and fees are samples; a value left out reads 'Tanyakan kepada petugas'.
  services: {
    itr: {
      abbreviation: 'ITR',
      documents: [
        { name: 'KTP pemohon' },
        { name: 'Bukti hak tanah' },
        { name: 'Letak tanah pada peta' },
        { name: 'Nomor telepon yang aktif' },
        { name: 'Surat kuasa', note: 'bila diwakilkan' },
      ],
      days: 5,
      fee: 'Tanpa biaya',
      result: { name: 'Lembar ITR', note: 'zona, kegiatan yang boleh, kegiatan yang terbatas' },
      form: '/formulir/itr.pdf',
      guidePage: 5,
      priority: { perDay: 5, certificates: 1, housingOnly: false },
    },
    krk: {
      abbreviation: 'KRK',
      documents: [
        { name: 'KTP pemohon' },
        { name: 'Sertipikat tanah' },
        { name: 'Gambar letak bangunan' },
        { name: 'Kegiatan dan luas bangunan', note: 'diisi di formulir' },
        { name: 'Nomor telepon yang aktif' },
        { name: 'Surat kuasa', note: 'bila diwakilkan' },
      ],
      days: 10,
      fee: 'Tanpa biaya',
      result: { name: 'Lembar KRK', note: 'garis sempadan, KDB, KLB, KDH, tinggi bangunan' },
      form: '/formulir/krk.pdf',
      guidePage: 6,
      priority: { perDay: 5, certificates: 1, housingOnly: true },
    },
    siteplan: {
      abbreviation: 'Siteplan',
      documents: [
        { name: 'KTP pemohon' },
        { name: 'Sertipikat tanah' },
        { name: 'KRK' },
        { name: 'Gambar tapak berskala' },
        { name: 'Surat pernyataan tidak sengketa' },
        { name: 'Nomor telepon yang aktif' },
        { name: 'Surat kuasa', note: 'bila diwakilkan' },
      ],
      days: 20,
      result: { name: 'Rekomendasi siteplan', note: 'gambar tapak yang disetujui, bernomor dan bertanggal' },
      form: '/formulir/siteplan.pdf',
      guidePage: 7,
    },
    kkpr: {
      abbreviation: 'KKPR',
      documents: [
        { name: 'KTP pemohon' },
        { name: 'Bukti hak tanah' },
        { name: 'Uraian kegiatan' },
        { name: 'Persetujuan tetangga', note: 'bila diminta' },
        { name: 'Nomor telepon yang aktif' },
        { name: 'Surat kuasa', note: 'bila diwakilkan' },
      ],
      days: 15,
      result: { name: 'Rekomendasi teknis KKPR', note: 'sesuai, sesuai dengan syarat, atau tidak sesuai' },
      form: '/formulir/kkpr.pdf',
      guidePage: 8,
    },
  },
  guidePages: { documents: 9, map: 11, data: 13 },
  timeZone: 'Asia/Jakarta',
  openingHours: [
    { label: 'Senin–Kamis', days: [1, 2, 3, 4], hours: { from: '08.00', to: '14.00' } },
    { label: 'Jumat', days: [5], hours: { from: '08.00', to: '11.00' } },
    { label: 'Sabtu–Minggu', days: [6, 0] },
  ],
  social: ['facebook', 'instagram', 'youtube', 'tiktok'],
  // wk: Wali Kota, the mayor; wwk: Wakil Wali Kota, the deputy mayor.
  leaders: [
    { title: 'Wali Kota', portrait: '/art/wk.webp', portraitAlt: 'Gambar Wali Kota, berpeci dan berjas' },
    { title: 'Wakil Wali Kota', portrait: '/art/wwk.webp', portraitAlt: 'Gambar Wakil Wali Kota, berjilbab' },
  ],
  vision: 'Kota global yang nyaman untuk semua, dalam bingkai iman dan akhlak mulia.',
  missions: [
    'Pemerintahan yang bersih, profesional, dan melayani',
    'Infrastruktur yang memenuhi kebutuhan semua warga',
    'Kehidupan sosial yang kondusif untuk warga sehat dan terdidik',
    'Ekonomi yang tumbuh adil bagi semua',
    'Lingkungan yang sehat dan nyaman bagi semua',
  ],
  videos: {
    background: {
      title: 'Kota pada malam hari',
      source: { kind: 'file', src: '/video/latar.mp4' },
      poster: '/art/lead.webp',
    },
    support: {
      title: 'Video dukungan BUPC',
      source: { kind: 'file', src: '/video/dukungan.mp4', captions: '/video/dukungan.vtt' },
      poster: '/art/video-poster.webp',
      length: '0:30',
    },
  },
  guideViewer: 'outside',
  links: {
    guide: 'https://panduan.bupc.example.id/panduan-layanan',
    requirementsGuide: '/panduanbupc.pdf',
    landMap: 'https://bhumi.atrbpn.go.id/',
    planningPortal: 'https://portal.bupc.example.id/artikel',
  },
};
