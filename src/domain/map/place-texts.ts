// What a visitor reads of a place of the map: its card, from above to below, and the tab of activities.
import { decimalNumber, wholeNumber } from '../shared/indonesian-number.ts';

// The tab of a place without its card.
export const choosePlaceHint =
  'Belum ada tempat yang dipilih. Klik peta, cari alamat, atau tekan Enter pada peta untuk tempat di tengahnya.';
export const choosePlaceTouchHint = 'Belum ada tempat yang dipilih. Ketuk peta, atau cari alamatnya di atas.';
export const chooseParcelHint =
  'Klik persilnya di peta, cari alamatnya, atau tekan Enter pada peta untuk persil di tengahnya.';
export const chooseParcelTouchHint = 'Ketuk persilnya di peta, atau cari alamatnya di atas.';
export const chooseAnyPlaceHint =
  'Klik tempatnya: persil, jalan, atau sungai. Atau cari alamatnya, atau tekan Enter pada peta untuk yang di tengahnya.';
export const chooseAnyPlaceTouchHint =
  'Ketuk tempatnya: persil, jalan, atau sungai. Atau cari alamatnya di atas.';
export const loading = 'Memuat aturan tempat ini…';
export const failed = 'Tempat ini tidak dapat dibaca.';
export const numberNotOnMap = 'Nomor persil ini tidak ada di peta.';
export const checkNumber = 'Periksa nomornya, atau cari alamatnya.';
export const closeCardLabel = 'Tutup kartu';

// The head of the card: what the place is, and where.
export const notParcel = 'Bukan persil';
export const zoneUnknown = 'Zona belum tercatat';
export const streetNotParcel = 'Ini jalan, bukan persil';
export const waterNotParcel = 'Ini perairan, bukan persil';
export const placeNotParcel = 'Ini bukan persil';
export const areaAfterName = (area: number) => `, ${wholeNumber(area)} m²`;
export const kelurahanShort = (names: string) => `Kel. ${names}`;
export const districtShort = (name: string) => `Kec. ${name}`;
export const outsideCityTitle = 'Di luar wilayah kota';
export const outsideCityText = 'Peta ini memuat wilayah kota saja.';
export const seeParcel = (id: string) => `Lihat persil ${id}`;

// Parcels around a place that is none.
export const nearestParcelsTitle = 'Persil terdekat';
export const nearestParcelsHint = 'ketuk untuk melihat aturannya';
export const streetParcelsTitle = (street: string) => `Semua persil di ${street}`;
export const streetParcelsLoading = 'Memuat persil…';
export const streetParcelsFailed = 'Persil jalan ini tidak dapat dimuat.';
export const parcelCount = (count: number) => `${wholeNumber(count)} persil`;
export const reportStreet = 'Jalan rusak atau ditutup? Lapor';

// A parcel in more than one zone.
export const severalZonesTitle = 'Terletak di lebih dari satu zona';
export const partlyWithoutZoneTitle = 'Sebagian zonanya belum tercatat';
export const zonePart = ({ zone, area }: { zone: string; area: number }) =>
  `${zone}: ${wholeNumber(area)} m²`;
export const largestZoneCounts =
  'Angka di kartu ini menurut zona yang terluas; petugas menghitung tiap bagian.';
export const largestPartWithoutZone =
  'Zona bagian yang terluas belum tercatat; tanyakan kepada petugas apa yang berlaku di sini.';

// The numbers of the zone.
export const kdb = 'KDB';
export const klb = 'KLB';
export const kdh = 'KDH';
export const storeysName = 'lantai';
export const ofFootprint = 'tapak';
export const ofFloors = 'lantai';
export const ofGreen = 'hijau';
export const heightUpTo = (height: number) => `tinggi ${decimalNumber(height, 1)} m`;

// What the card is worth, and whom to ask.
export const notBinding = 'Untuk diketahui, tidak mengikat.';
export const notPermit =
  'Kartu ini bukan izin. Yang berlaku adalah KRK yang diterbitkan dinas dan isi peraturannya.';
export const ask = 'Tanya';
export const officer = 'petugas';
export const questionToOffice = (place: string) => `Saya bertanya tentang ${place}.`;

// What the zone says of activities.
export const usesTitle = 'Boleh untuk apa?';
export const limited = 'Boleh terbatas';
export const conditional = 'Boleh bersyarat';
export const forbidden = 'Tidak boleh';
export const limitedBrief = 'Terbatas';
export const conditionalBrief = 'Bersyarat';
export const forbiddenBrief = 'Tidak';
export const activityCount = (count: number) => `${wholeNumber(count)} kegiatan`;
export const seeAllActivities = (count: number) => `Lihat semua ${wholeNumber(count)} kegiatan di sini`;
export const usesSearchLabel = 'Cek kegiatan di tempat ini';
export const usesSearchPlaceholder = 'Cek kegiatan: warung, kos, gudang';
export const noSuchActivity = 'Kegiatan ini tidak ada dalam daftar peraturan.';
export const andOthers = (activities: string) => `${activities}, dan lainnya`;
export const andMore = ({ activities, count }: { activities: string; count: number }) =>
  `${activities}, dan ${wholeNumber(count)} lainnya`;
/** In the text of a card, of a permission that nothing has. */
export const noActivities = 'tidak ada';
/** Of a condition that the annex of the plan does not write. */
export const askForCondition = 'Syaratnya tanyakan kepada petugas.';

// How large a building may be: the table.
export const sizeTitle = 'Sebesar apa di tanah ini?';
export const limitsUnknown = 'Batas bangunan zona ini belum dicatat. Tanyakan kepada petugas.';
export const zoneNotForBuilding = 'Zona ini tidak untuk bangunan.';
export const kdbText = 'bagian tanah yang boleh tertutup';
export const klbText = 'luas semua lantai dibanding tanah';
export const kdhText = 'bagian yang harus tetap hijau';
export const heightName = 'Tinggi';
export const heightText = 'lantai dan puncak atap';
export const storeyCount = (count: number) => `${wholeNumber(count)} lantai`;
export const setback = 'Sempadan (GSB)';
export const rearAndSideSetbacks = ({ rear, side }: { rear: number; side: number }) =>
  `belakang ${decimalNumber(rear, 1)} m, samping ${decimalNumber(side, 1)} m`;
export const setbacksLeave = (area: number) => `sisa ${wholeNumber(area)} m²`;
export const setbacksLeaveUnknown = 'tidak dapat dihitung, tanyakan';

// How large a building may be: what the setbacks leave.
export const lessThanKdb = 'Sempadan menyisakan kurang dari KDB; yang lebih kecil berlaku.';
export const noRoom = 'Sempadan tidak menyisakan tempat bangunan di persil ini. Tanyakan kepada petugas.';
export const roomUnknown =
  'Berapa yang tersisa di dalam sempadan tidak dapat dihitung. Tanyakan kepada petugas.';
export const setbackRule = ({ setbacks, clause }: { setbacks: string; clause: string }) =>
  `Jarak bangunan ${withClause(setbacks, clause)}.`;
export const frontFaces = (street: string) => `Depan menghadap ${street}.`;
export const cornerFrontFaces = (streets: string) =>
  `Depan menghadap ${streets}; dihitung dari yang menyisakan paling sedikit. Tanyakan apakah sempadan depan berlaku di semuanya.`;
export const frontUnknown = 'Sisi depan tidak diketahui; dihitung dari sisi yang menyisakan paling sedikit.';
export const unnamedStreet = 'jalan tanpa nama';

// How large a building may be: the drawing.
export const drawingLabel = ({
  floors,
  footprint,
  height,
  green,
  rest,
}: {
  floors: number;
  footprint: number;
  height: number;
  green: number;
  rest: number;
}) =>
  `Paling banyak ${wholeNumber(floors)} m² lantai di atas tapak ${wholeNumber(footprint)} m², setinggi ${decimalNumber(height, 1)} m; hijau ${wholeNumber(green)} m², sisanya ${wholeNumber(rest)} m².`;
export const mostFloors = (area: number) => `Paling banyak ${wholeNumber(area)} m² lantai`;
export const storey = (number: number) => `Lantai ${wholeNumber(number)}`;
export const storeysFromTo = ({ from, to }: { from: number; to: number }) =>
  `Lantai ${wholeNumber(from)} sampai ${wholeNumber(to)}`;
export const footprintArea = (area: number) => `Tapak ${wholeNumber(area)} m²`;
export const greenArea = (area: number) => `Hijau ${wholeNumber(area)} m²`;
export const restOfLand = (area: number) => `Sisanya ${wholeNumber(area)} m² untuk halaman dan jalan masuk`;

// Special layers.
export const specialTitle = 'Lapisan khusus yang mengenai';
export const notTouchedBy = (layers: string) => `Tidak kena: ${layers}.`;
export const notCheckedYet = (layers: string) => `Belum dapat diperiksa: ${layers}.`;

// The rule. An office may name no paragraph.
const withClause = (about: string, clause: string) => (clause === '' ? about : `${about}, ${clause}`);
export const ruleTitle = 'Aturannya dari mana?';
export const ruleText = ({ about, clause, date }: { about: string; clause: string; date: string }) =>
  `tentang ${withClause(about, clause)}. Data per ${date}.`;
export const ruleLine = ({ title, about, clause }: { title: string; about: string; clause: string }) =>
  `Aturan: ${title} tentang ${withClause(about, clause)}`;
export const seeRegulation = 'Lihat peraturan';
export const zoneSheet = (code: string) => `Lembar aturan zona ${code} (PDF)`;

// The steps that follow, and the tools of the card.
export const whatToPrepare = 'Yang perlu disiapkan';
export const copy = 'Salin';
export const cardCopied = 'Kartu disalin.';
export const cardNotCopied = 'Kartu tidak dapat disalin di peramban ini.';
export const addressCopied = 'Alamat disalin.';
export const addressNotShared = 'Tidak dapat dibagikan.';

// The foot of the card: the ways on.
export const arrangeKrk = 'Urus KRK';
export const requestItr = 'Minta ITR';
export const goOn = 'Lanjut';
export const goOnText = 'Lanjut ke langkah Anda';
export const goOnWriting = 'Lanjut menulis';
export const allSteps = 'Semua langkah';
export const allStepsText = 'Apa yang harus saya urus di sini?';

// The tab of activities: the search.
export const activityTitle = 'Mau ada apa di tanahnya?';
export const activityWhereTitle = (activity: string) => `Di mana boleh ada ${activity}?`;
export const activityParcelHint =
  'Pilih persil di peta, atau cari alamatnya, untuk melihat apa yang boleh di sana.';
export const activitySearchLabel = 'Cari kegiatan';
export const activitySearchPlaceholder = 'Warung, kos, gudang';
export const activitySearchParcelPlaceholder = 'Cari kegiatan: warung, kos, gudang';
export const clearActivityLabel = 'Kosongkan kegiatan';
export const noActivityMatches = (query: string) =>
  `“${query}” tidak ada dalam daftar peraturan. Coba kata lain, atau tanyakan kepada petugas.`;
export const whichActivity = (count: number) => `Yang mana? ${wholeNumber(count)} kegiatan cocok.`;

// The tab of activities: where one is allowed.
export const permissionInZones = ({ permission, count }: { permission: string; count: number }) =>
  `${permission} di ${wholeNumber(count)} zona`;
export const mostPlacesTitle = 'Kelurahan dengan tempat terbanyak';
export const colourByActivity = 'Warnai peta menurut kegiatan ini';

// The tab of activities: what is allowed on the chosen parcel.
export const onParcelTitle = (id: string) => `Di persil ${id}`;
export const allowedMeaning = 'Tanpa syarat dari rencana tata ruang.';
export const limitedMeaning = 'Dibatasi luas, jumlah, atau jam.';
export const conditionalMeaning = 'Syaratnya dipenuhi dahulu.';
export const forbiddenMeaning = (zone: string) =>
  `Di zona ${zone}. Ketuk untuk melihat zona yang membolehkan.`;
export const showMore = (count: number) => `Tampilkan ${wholeNumber(count)} lainnya`;
/** Before the area itself. */
export const exampleOfHouse = ({ floor, activity }: { floor: string; activity: string }) =>
  `Rumah berlantai ${floor} m² berarti ${activity} paling luas`;
export const permissionIn = (permission: string) => `${permission} di`;
export const arrangeActivity = (activity: string) => `Urus ${activity}`;
export const nearbyTitle = (activity: string) => `${activity} di sekitar sini`;
