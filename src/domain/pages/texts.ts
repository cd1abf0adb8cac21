// What a visitor reads on the pages beside the landing page, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The accessibility statement: its head.
export const statementLead = (office: string) =>
  `Situs ${office} dibuat agar dapat dipakai semua orang: dengan papan tik saja, dengan pembaca layar, dengan teks besar, di ponsel lama, dan di jaringan lambat.`;
export const conformanceTitle = 'Seberapa jauh kami memenuhinya';
export const conformanceText =
  'Kami mengikuti pedoman WCAG 2.2 tingkat AA. Situs ini memenuhi sebagian besar pedoman itu. Yang belum, atau belum kami ketahui, kami sebutkan di bawah.';

// The accessibility statement: what was tested.
export const testedTitle = 'Apa yang diuji, dan bagaimana';
export const testedWithAxe = ({
  date,
  axe,
  views,
  scenarios,
  widths,
  checks,
  violations,
}: {
  date: string;
  axe: string;
  views: number;
  scenarios: number;
  widths: string;
  checks: number;
  violations: number;
}) =>
  `Pada ${date}, alat axe ${axe} memeriksa ${wholeNumber(views)} tampilan: semua halaman dan jendela, dan ${wholeNumber(scenarios)} keadaan seperti jaringan putus, data kosong, atau gambar gagal dimuat. Masing-masing pada lebar ${widths} piksel, dengan tampilan biasa, gelap, warna paksa, gerak dikurangi, dan teks dua kali lebih besar. Dalam ${wholeNumber(checks)} pemeriksaan ditemukan ${wholeNumber(violations)} pelanggaran.`;
export const testedLater = (pages: string) =>
  `Sesudah itu ditambahkan ${pages}. Halaman itu diperiksa pada setiap perubahan situs, tetapi belum termasuk angka di atas.`;
export const testedContrast = (count: number) =>
  `Kontras tulisan di atas gambar tidak dapat dibaca alat itu, ${wholeNumber(count)} kali. Yang terlihat di layar kami ukur pada gambarnya sendiri.`;
export const testedKeyboard =
  'Setiap perubahan situs diuji dengan papan tik saja: setiap tombol dan tautan dapat dicapai dan ditinggalkan, fokusnya terlihat, dan kembali ke tempatnya sesudah jendela ditutup.';
export const testedBrowsers = ({ date, browsers }: { date: string; browsers: string }) =>
  `Pada ${date}, hal-hal terpenting yang dilakukan pengunjung dicoba di beberapa peramban: ${browsers}.`;
export const browserResult = ({ browser, passed, all }: { browser: string; passed: number; all: number }) =>
  `${browser} (${wholeNumber(passed)} dari ${wholeNumber(all)} berhasil)`;
export const testedOldest =
  'Peramban tertua yang didukung: Chrome dan WebView 111, Safari 16.4, Firefox 115. Pada yang lebih tua, halaman tetap menampilkan layanan, syarat, dan kontak.';

// The accessibility statement: what is missing.
export const missingTitle = 'Apa yang belum';
export const missingUserTests =
  'Situs ini belum diuji bersama penyandang disabilitas, dan belum dengan pembaca layar seperti NVDA, VoiceOver, atau TalkBack. Yang kami periksa adalah susunan dan nama yang mereka bacakan.';
export const missingPdfTags =
  'Dokumen panduan (PDF) belum bertanda untuk pembaca layar, dan hurufnya tidak ikut membesar. Di penampil Panduan, teks tiap halaman dapat dibacakan, dan halamannya diperbesar dengan tombol Perbesar.';
export const missingScannedText =
  'Produk hukum adalah berkas yang kami terima; sebagian mungkin hasil pindai tanpa teks. Mintalah isinya lewat hotline.';
export const missingPhotoDescriptions =
  'Foto galeri disebut dengan nama album dan nomornya, bukan dengan apa yang terlihat di dalamnya.';
export const missingPhoneOrder =
  'Pada layar ponsel, tombol gambar utama terlihat di atas daftar tugas, tetapi dicapai sesudahnya.';
export const missingAudioDescription = 'Video tidak memiliki deskripsi suara.';
export const missingWithoutJavaScript =
  'Tanpa JavaScript, artikel dan foto tidak dapat dibuka; layanan, syarat, dan kontak tetap ada.';
export const missingOtherBrowsers =
  'Di peramban lain selain Chromium, beberapa hal yang dicoba belum berhasil; jumlahnya tertulis di atas.';
export const missingOtherSites =
  'Peta, portal layanan, dan situs lain yang ditautkan tidak termasuk dalam pernyataan ini.';
export const missingLanguages = 'Situs ini hanya tersedia dalam bahasa Indonesia.';

// The accessibility statement: whom to tell of a barrier.
export const barrierTitle = 'Menemukan hambatan?';
export const barrierOrMessage = 'atau kirim pesan ke';
export const barrierAnswer = (days: number) =>
  `. Sebutkan halaman dan alat yang Anda pakai. Kami menjawab paling lambat dalam ${wholeNumber(days)} hari kerja, dan membantu Anda mendapat layanan atau dokumen itu dengan cara lain sementara kami memperbaikinya.`;
export const barrierVisit = (address: string) =>
  `Anda juga dapat datang ke ${address}; petugas membantu mengisi formulir.`;

// A hand-over page: on its way, or not connected.
export const redirecting = 'Anda sedang diarahkan ke layanan ini.';
export const goOn = 'Lanjutkan';
export const notConnected = 'Layanan ini belum terhubung di situs ini.';
export const writeEmail = 'Tulis surel';
export const visitCounter = 'Datang ke loket';

// A hand-over page: the message of the last step, and the other messages.
export const messageSubject = (subject: string) => `Perihal “${subject}”`;
export const messageFilledIn = ' dan isinya sudah disiapkan';
export const messagesTitle = (channel: string) => `Bertanya atau melapor? Tulis lewat ${channel}`;
export const officeLabel = 'Kantor';

// The fallback for a missing page and for an error.
export const errorTitle = 'Unexpected Application Error!';
export const notFoundText = 'Alamat ini tidak ada di peta kami. Mungkin tautannya sudah pindah.';
export const failedText = 'Halaman ini gagal ditampilkan. Coba muat ulang, atau hubungi kami.';
export const backHome = 'Kembali ke Beranda';
