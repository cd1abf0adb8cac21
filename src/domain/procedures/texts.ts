// What a visitor reads of the steps of a need, by the part of the screen it stands in.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The head of the dialog.
export const notFoundTitle = 'Keperluan ini tidak ada.';
export const doneCount = ({ done, all }: { done: number; all: number }) =>
  `${wholeNumber(done)} dari ${wholeNumber(all)} langkah selesai`;

// The lines above the steps. A count in words: 'Tujuh'.
export const numberWord = (count: number) =>
  ['Nol', 'Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh', 'Delapan', 'Sembilan', 'Sepuluh'][count] ??
  String(count);
export const stepsHeading = ({ countWord, goal }: { countWord: string; goal: string }) =>
  `${countWord} langkah ${goal}.`;
export const officeShare = (countWord: string) =>
  `Kantor ini mengurus ${countWord}; sisanya kami tunjukkan jalannya.`;

// A step: its line.
export const stepNumber = (step: number) => `Langkah ${wholeNumber(step)}`;
export const byOffice = 'Kantor ini';
export const byCitizen = 'Anda dan arsitek';
export const byNational = 'Nasional, situs luar';
export const done = 'Selesai';
export const doneOnMap = ({ zone, zoneName }: { zone: string; zoneName: string }) =>
  `Selesai: ${zone}, ${zoneName}`;

// A step: its facts, what it needs and gives, where it is done.
export const who = 'Siapa';
export const formFilled = 'Formulir sudah terisi:';
export const formFilledText = (parcel: string) => `nomor, alamat, zona, luas, dan batas persil ${parcel}.`;
export const fromStep = (step: number) => `dari langkah ${wholeNumber(step)}`;
export const resultAtHand = (result: string) => `${result} sudah di tangan`;
export const resultNote = 'langkah ini selesai';
export const outsideNote = 'Membuka situs luar di tab baru.';

// The list of ticks, under the steps.
export const ticksReady = ({ ticked, all }: { ticked: number; all: number }) =>
  `${wholeNumber(ticked)} dari ${wholeNumber(all)} siap`;
export const ticksStored = 'Centang disimpan di ponsel ini saja dan ikut tercetak.';
export const ticksNotStored =
  'Centang tidak dapat disimpan di peramban ini. Cetak daftar ini sebelum menutupnya.';
export const ticksLabel = 'Daftar centang';
export const allInOneList = 'Semua dalam satu daftar';
export const stepByStep = 'Per langkah';
export const clearTicks = 'Hapus centang';
export const clearTicksQuestion = 'Hapus semua centang?';
export const cancel = 'Batal';
export const factsNote = 'Waktu dan biaya menurut catatan kantor. Petugas menentukan setelah melihat berkas.';

// Beside the steps and under them: other needs, the ways on.
export const othersTitle = 'Bukan ini yang Anda urus?';
export const straightLabel = 'Langsung ke langkahnya';
export const seeSteps = (countWord: string) => `Lihat ${countWord} langkah`;
export const seeStepsTicks = 'dan daftar centang';
export const askAbout = (need: string) => `Tanya tentang: ${need}`;

// The page without the application.
export const pageTitle = 'Jalannya, langkah demi langkah';
