// What a visitor reads of the parcel that goes along, by where it stands.
import { decimalNumber, wholeNumber } from '../indonesian-number.ts';

// The parcel over what is begun, and the point of the map in its place.
export const parcelLabel = 'Tanah Anda';
export const parcelLoading = (id: string) => `Memuat persil ${id}`;
export const parcelFailed = (id: string) => `Persil ${id} tidak dapat dimuat.`;
export const noParcelTitle = 'Belum ada persil';
export const noParcelText = 'Langkah menjadi pas bila Anda memilihnya.';
export const choose = 'Pilih';
export const chooseParcelLabel = 'Pilih persil di peta';
export const point = 'Titik di peta';
export const changePointLabel = 'Ganti titik di peta';
export const releasePointLabel = 'Lepas titik di peta';
export const formFilling = 'Mengisi formulir';
export const formFilled = 'Formulir terisi, tersimpan di ponsel Anda.';
export const formWithoutFields = 'Formulir ini tanpa kolom isian; tersimpan kosong.';
export const formFailed = 'Formulir tidak dapat diisi. Buka yang kosong di tab baru.';

// That its number stood for other land.
export const renumbered = ({ old, now }: { old: string; now: string }) =>
  `Persil ${old} sekarang bernomor ${now}.`;
export const formerlyOtherLand = 'Nomor ini dulu bidang lain.';
export const otherLandNow = (number: string) => `Bidang yang dulu bernomor ini sekarang ${number}.`;
export const formerNumbersUnchecked = 'Belum dapat diperiksa apakah nomor ini dulu bidang lain.';

// The facts of the parcel, sent along by their names.
export const factsTitle = 'Keterangan tanah yang ikut dikirim';
export const parcelNumber = 'Nomor persil';
export const landArea = 'Luas tanah';
export const largestFootprint = 'Tapak paling luas';
export const footprintWithoutRoom = 'tidak ada, sempadan tidak menyisakan tempat';
export const footprintByKdb = (area: number) =>
  `${wholeNumber(area)} m² menurut KDB; sisa di dalam sempadan tidak dapat dihitung`;
export const largestFloors = 'Semua lantai paling luas';
export const leastGreen = 'Tetap hijau paling sedikit';
export const greatestHeight = 'Tinggi paling besar';
export const storeysAndHeight = ({ storeys, height }: { storeys: number; height: number }) =>
  `${wholeNumber(storeys)} lantai, ${decimalNumber(height, 1)} m`;
export const setbacks = 'Jarak bangunan';
export const setbackDistances = ({ front, rear, side }: { front: number; rear: number; side: number }) =>
  `depan ${decimalNumber(front, 1)} m, belakang ${decimalNumber(rear, 1)} m, samping ${decimalNumber(side, 1)} m`;

// What may be built there: heading and text.
export const storeysHere = (count: number) => `Boleh sampai ${wholeNumber(count)} lantai di sini`;
export const heightLimit = ({ zone, height }: { zone: string; height: number }) =>
  `${zone}, tinggi paling banyak ${decimalNumber(height, 1)} m.`;
export const notForBuilding = 'Zona ini tidak untuk dibangun';
export const noRoomTitle = 'Sempadan tidak menyisakan tempat bangunan';
export const noRoomText = (distances: string) =>
  `Jarak bangunan ${distances} tidak menyisakan tempat di persil ini. Tanyakan kepada petugas.`;

// What may be built there: the areas, each with its ratio.
export const footprint = 'Tapak';
export const floors = 'Semua lantai';
export const green = 'Tetap hijau';
export const kdb = (percent: number) => `KDB ${decimalNumber(percent, 2)}%`;
export const kdbWithoutSetbacks = (percent: number) =>
  `KDB ${decimalNumber(percent, 2)}%, sisa di dalam sempadan tidak dapat dihitung`;
export const klb = (ratio: number) => `KLB ${decimalNumber(ratio, 2)}`;
export const kdh = (percent: number) => `KDH ${decimalNumber(percent, 2)}%`;

// What its zone says of an activity: heading and text.
export const activityAllowed = (activity: string) => `${activity}: boleh di sini`;
export const activityLimited = (activity: string) => `${activity}: boleh terbatas di sini`;
export const activityConditional = (activity: string) => `${activity}: boleh bersyarat di sini`;
export const activityForbidden = (activity: string) => `${activity}: tidak boleh di sini`;
export const zoneAndCondition = (words: string) => `Zona ${words}.`;
export const dependsOnActivityTitle = 'Boleh tidaknya tergantung kegiatan';
export const dependsOnActivityText = (zone: string) =>
  `Di zona ${zone} tidak semua usaha boleh. Peta menjawab tiap kegiatan di persil ini.`;
export const seeWhatIsAllowed = 'Lihat yang boleh di sini';

// What it says to an answer of the questions.
export const allowedUpToStoreys = (count: number) => `Boleh sampai ${wholeNumber(count)} lantai`;
export const allowedUpToHeight = (height: number) => `Boleh, paling tinggi ${decimalNumber(height, 1)} m`;
export const oneStoreyOnly = 'Boleh satu lantai saja';
export const notAllowedHere = 'Tidak boleh di persil ini';
