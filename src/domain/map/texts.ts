// What a visitor reads of the map's page, by the part of the screen it stands in. What stands on a place's card and of activities is in
// place-texts.ts; the names of layers, the dialog and the data are in catalogue-texts.ts.
import { decimalNumber, wholeNumber } from '../shared/indonesian-number.ts';

// The head of the page.
export const skipToMapContents = 'Langsung ke isi peta';
export const menu = 'Menu';
export const sitePagesLabel = 'Halaman situs';

// What a place is chosen for, where something is begun.
export const chooseParcelFor = 'Pilih persil untuk';
export const choosePlaceFor = 'Pilih tempat untuk';

// The search for a place.
export const searchTitle = 'Boleh dibangun apa di sini?';
export const searchText = 'Cari tanahnya, atau klik peta.';
export const searchLabel = 'Cari alamat, kelurahan, nomor persil, atau koordinat';
export const searchPlaceholder = 'Alamat, persil, atau koordinat';
export const searchBriefPlaceholder = 'Alamat atau persil';
export const clearSearchLabel = 'Kosongkan pencarian';
/** Where the map has data of some kinds of places alone. */
export const searchLabelOf = (kinds: string) => `Cari ${kinds}`;
export const streetNameKind = 'nama jalan';
export const streetKind = 'jalan';
export const kelurahanKind = 'kelurahan';
export const parcelNumberKind = 'nomor persil';
export const parcelKind = 'persil';
export const coordinatesKind = 'koordinat';
/** Before the last of several. */
export const or = 'atau';

// What the search found.
export const matchesLabel = 'Tempat yang cocok';
export const matchCount = (count: number) => `${wholeNumber(count)} tempat cocok`;
export const firstMatches = (count: number) => `${wholeNumber(count)} tempat cocok yang pertama`;
export const coordinatesDetail = 'Koordinat';
export const coordinatesOutsideDetail = 'Koordinat di luar kota';
export const kelurahanName = (name: string) => `Kelurahan ${name}`;
export const streetDetail = 'Jalan';
export const parcelDetail = ({ id, zone }: { id: string; zone: string }) => `Persil ${id}, ${zone}`;
export const noMatches = (query: string) =>
  `Tidak ada yang cocok dengan “${query}”. Coba nama jalan, kelurahan, nomor persil seperti 05.0148, atau koordinat. Kegiatan seperti warung ada di tab Kegiatan.`;
export const noMatchesOf = ({ query, kinds }: { query: string; kinds: string }) =>
  `Tidak ada yang cocok dengan “${query}”. Coba ${kinds}.`;
export const spellingSuggestion = (spelling: string) => `Mungkin maksud Anda ${spelling}`;
export const goingTo = ({ name, detail }: { name: string; detail: string }) => `Menuju ${name}, ${detail}`;
export const placesFailed = (error: string) => `Daftar tempat tidak dapat dimuat: ${error}.`;

// The map, and what stands in its place.
export const loading = 'Memuat peta…';
export const everythingElseWorks = 'Semua isinya tetap ada: cari, daftar, aturan, gambar lapisan, dan cetak.';
export const notDrawable = 'Peta tidak bisa digambar di peramban ini.';
export const engineMissing =
  'Peta tidak dapat digambar di peramban ini. Daftar dan pencarian tetap bisa dipakai.';
export const openingFailed = 'Peta gagal dibuka. Daftar dan pencarian tetap bisa dipakai.';
export const drawingStopped =
  'Peramban menghentikan gambar peta. Muat ulang halaman ini untuk melihatnya lagi.';
export const partlyEmpty = 'Sebagian peta kosong.';
export const seeList = 'Lihat daftar';

// Why a layer or a file of the map does not show.
export const layerFailed = 'Lapisan ini tidak dapat dibuka.';
export const layerNotFound = 'Datanya tidak ditemukan di server.';
export const layerAnswerInvalid = 'Jawaban server bukan data peta.';
export const layerAnswerNoPicture = 'Server menjawab dengan halaman, bukan gambar peta.';
export const layerTooLarge = 'Datanya terlalu besar untuk dibuka di sini.';
export const layerServerUnreachable = 'Jaringan tidak dapat dijangkau.';
export const layerTimedOut = 'Server terlalu lama menjawab.';
export const layerNotGeoJson = 'Datanya bukan GeoJSON.';
export const layerNothingToDraw = 'Datanya tidak berisi bentuk yang bisa digambar.';
export const layerCoordinatesInvalid = 'Koordinatnya bukan bujur dan lintang WGS 84, atau tertukar.';
export const tilesNotInParts = 'Server tidak memberi bagian dari berkas peta; berkasnya tidak dapat dibuka.';
export const tilesUnreadable = 'Berkas peta tidak dapat dibaca.';
export const tilesNotReached = 'Data peta tidak datang dari server.';
export const filesNotInParts = 'Server tidak mengirim berkas peta per bagian (byte range).';

// On the map: its scale, its middle and its legend.
export const north = 'U';
export const northLabel = 'Utara di atas';
export const middleOfMap = 'Tengah peta:';
export const middleNotParcel = 'bukan persil';
export const middleKelurahan = (kelurahan: string) => `, Kel. ${kelurahan}`;
export const enterOpensCard = 'Enter: buka kartu';
export const legendLabel = 'Keterangan peta';
/** Also over what a layer of the tab shows. */
export const legendTitle = 'Keterangan';
export const zonesLegendTitle = 'Zona RDTR';

// The tools of the map.
export const toolsLabel = 'Alat peta';
export const measure = 'Ukur';
export const compare = 'Bandingkan';
export const ownPosition = 'Lokasi saya';
export const positionRefused = 'Peramban tidak mengizinkan lokasi. Izinkan di setelan situs, lalu coba lagi.';
export const positionNotFound = 'Lokasi tidak ditemukan. Coba lagi di tempat terbuka, atau cari alamatnya.';
export const zoomInLabel = 'Perbesar peta';
export const zoomOutLabel = 'Perkecil peta';
export const mapAddressCopied = 'Alamat peta disalin.';
export const mapAddressNotShared = 'Alamat peta tidak dapat dibagikan.';

// Measuring.
export const measuringLabel = 'Mengukur';
export const measureKindLabel = 'Ukur apa?';
export const measureLength = 'Panjang';
export const measureArea = 'Luas';
export const firstPointHint = 'Klik titik pertama di peta.';
export const pointCount = (count: number) => `${wholeNumber(count)} titik`;
export const pointInMiddle = 'Titik di tengah peta';
export const undoPoint = 'Batalkan titik';
export const measuringDone = 'Selesai';
export const lineCrossesItself = 'Garis bersilangan';

// Lengths and areas, here and wherever the map says them.
export const metres = (length: number) => `${decimalNumber(length, 1)} m`;
export const wholeMetres = (length: number) => `${wholeNumber(length)} m`;
export const kilometres = (length: number) => `${decimalNumber(length, 2)} km`;
export const hectares = (area: number) => `${decimalNumber(area, 2)} ha`;
export const squareKilometres = (area: number) => `${decimalNumber(area, 2)} km²`;

// The panel.
export const panelLabel = 'Isi peta';
export const layersTab = 'Lapisan';
export const placeTab = 'Tempat';
export const enlargeSheetLabel = 'Perbesar lembar';
export const shrinkSheetLabel = 'Perkecil lembar';

// The layers.
export const shownLayersTitle = 'Tampil di peta';
export const noLayersShown = 'Belum ada lapisan';
export const shownLayerCount = (count: number) => `${wholeNumber(count)} lapisan, atas menutup bawah`;
export const moveLayerUpLabel = (name: string) => `Naikkan ${name}`;
export const moveLayerDownLabel = (name: string) => `Turunkan ${name}`;
export const removeLayerLabel = (name: string) => `Hapus ${name} dari peta`;
export const opacity = 'Kepekatan';
export const layerOrigin = ({ origin, date }: { origin: string; date: string }) =>
  `${origin}, data per ${date}`;
export const allLayersTitle = 'Semua lapisan';
export const downloadMapData = 'Unduh data peta';

// Comparing two layers.
export const compareTitle = 'Bandingkan dua lapisan';
export const compareHint = 'Geser garis di peta, atau pakai tombol panah kiri dan kanan.';
export const leftSide = 'Kiri';
export const rightSide = 'Kanan';
export const linePosition = 'Letak garis';
export const compareDone = 'Selesai membandingkan';
export const compareLineLabel = 'Letak garis pembanding';
export const compareLinePosition = ({
  percent,
  left,
  right,
}: {
  percent: number;
  left: string;
  right: string;
}) => `Garis di ${wholeNumber(percent)}%: kiri ${left}, kanan ${right}`;

// The list without a map.
export const listTitle = 'Pilih kelurahan';
export const listText = 'Kelurahan, lalu zona, lalu aturannya.';
export const scriptsNeeded =
  'Peta dan pencarian memerlukan JavaScript. Kegiatan yang boleh dan syaratnya ada di lembar aturan tiap zona.';
export const storeysColumn = 'Lantai';
export const setbackColumn = 'Sempadan';
export const rulesColumn = 'Aturan';
export const sheetLink = 'Lembar';
export const sheetLinkZone = (code: string) => `aturan zona ${code}`;
export const layerPicturesTitle = 'Gambar lapisan';
export const changeLayer = 'Ganti lapisan';
export const layerPictureAlt = (name: string) => `Gambar lapisan ${name}`;

// On paper.
export const paperCardTitle = 'Kartu tempat';
export const paperCardMissing =
  'Kartu tempat belum siap, jadi tidak ada di lembar ini. Tunggu sampai kartunya tampil, lalu cetak lagi.';
export const paperMapMissing =
  'Gambar peta belum siap, jadi tidak ada di lembar ini. Tunggu sampai peta tampil, lalu tekan Cetak di halaman ini.';
export const paperSides = ({ left, right }: { left: string; right: string }) =>
  `Kiri: ${left}. Kanan: ${right}. `;
export const paperNotPermit = (hotline: string) =>
  `Lembar ini bukan izin. Yang berlaku adalah Keterangan Rencana Kota (KRK) yang diterbitkan dinas. Tanya: ${hotline}.`;
