// What a visitor reads of a regulation, by the part of the page it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The head: the way here, the tools, and whether it is in force.
export const trailLabel = 'Anda di sini';
export const originalPdf = 'PDF asli';
export const state = 'Keadaan';
export const inForce = 'Berlaku';
export const noLongerInForce = 'Tidak berlaku lagi';
export const inForceSince = 'Berlaku sejak';
export const since = (day: string) => `sejak ${day}`;
export const amendedBy = 'Diubah oleh';
export const neverAmended = 'Belum pernah diubah';
export const replacedBy = 'Diganti oleh';
export const replaces = 'Menggantikan';
export const replacesNone = 'Tidak ada';

// The contents.
export const closeContents = 'Tutup daftar isi';
export const wholeRegulation = 'Seluruh peraturan';
export const chapter = (number: string) => `BAB ${number}`;
export const annexes = 'Lampiran';
/** After the number of matches in a section. */
export const matchesWord = 'temuan';

// The search inside the regulation.
export const searchLabel = 'Cari di peraturan ini';
export const searchPlaceholder = 'Cari kata';
export const noMatches = 'Tidak ada temuan';
export const matchCount = (count: number) => `${wholeNumber(count)} temuan`;
export const inArticles = (count: number) => `di ${wholeNumber(count)} pasal`;
export const inArticlesAndAnnexes = (count: number) => `di ${wholeNumber(count)} pasal dan lampiran`;
export const nextMatch = 'Temuan berikutnya';
export const previousMatch = 'Temuan sebelumnya';
export const matchInSectionLabel = ({ match, section }: { match: string; section: string }) =>
  `${match}, di ${section}`;

// The text: above it, where the regulation is replaced; below it, where the section stands.
export const replacedTitle = 'Peraturan ini tidak berlaku lagi.';
export const nowInForce = 'Yang berlaku sekarang:';
export const partOf = ({ title, about }: { title: string; about: string }) => `${title} tentang ${about}`;
export const neighboursLabel = 'Pasal sebelum dan sesudahnya';

// An article or annex: its summary, its amendments, its address.
export const summary = 'Singkatnya';
export const summaryNotBinding = 'Ringkasan ini dibuat kantor; yang berlaku adalah bunyi pasal.';
export const amendedWording = (regulations: string) => `Bunyi di sini sesudah diubah oleh ${regulations}.`;
export const amendmentSince = (day: string) => `Perubahannya berlaku sejak ${day}.`;
export const formerWordingTitle = (regulation: string) => `Bunyi sebelum diubah oleh ${regulation}`;
export const formerWordingMarks = 'Yang dicoret sudah dihapus; yang bergaris bawah ditambahkan.';
export const copyAddress = 'Salin alamat';
export const addressCopied = 'Alamat disalin';
export const copyParagraphAddressLabel = (paragraph: string) => `Salin alamat ayat (${paragraph})`;
export const paragraphAddressCopied = 'Alamat ayat disalin';

// Beside the text: where it is used, and whom to ask.
export const asideLabel = 'Dipakai di, dan tanya petugas';
export const usedInTitle = 'Dipakai di';
export const mapUse = (zones: string) => `Peta: zona ${zones}`;
export const mapUseNote = 'letaknya pada peta pola ruang';
export const krkUse = 'Minta KRK';
export const krkUseNote = 'aturan untuk satu persil';
export const guideUse = (page: number) => `Panduan, halaman ${page}`;
export const guideUseNote = 'penjelasan untuk pemohon';
export const guideUseKrkNote = 'membaca lembar KRK';
export const unclearTitle = 'Kurang jelas?';
export const answerWithin = (days: number) => `Petugas menjawab paling lama ${wholeNumber(days)} hari kerja.`;

// The history.
export const history = 'Riwayat';
export const began = 'Mulai berlaku';
export const beganReplacing = (names: string) => `, menggantikan ${names}`;
export const dayUnknown = 'Tanggalnya belum disebutkan kantor';
export const formerWordingOf = (section: string) => `${section}: bunyi semula`;
export const readText = 'Baca naskahnya';
export const textMissing = 'Naskahnya belum ada di situs ini.';
export const lastCompared = (day: string) =>
  `Teks di sini terakhir dibandingkan dengan naskah aslinya pada ${day}.`;
export const lastComparedUnknown =
  'Kapan teks di sini terakhir dibandingkan dengan naskah aslinya belum disebutkan kantor.';

// On paper.
export const paperReplaced = ({ regulation, replacement }: { regulation: string; replacement: string }) =>
  `${regulation}: tidak berlaku lagi, diganti oleh ${replacement}`;
export const paperInForce = ({ regulation, day }: { regulation: string; day: string }) =>
  `${regulation}: berlaku sejak ${day}`;

// What search engines read.
export const pageDescription = ({ title, about, state }: { title: string; about: string; state: string }) =>
  `Bunyi lengkap ${title} tentang ${about}, ${state}: pasal, ayat, dan lampirannya.`;
