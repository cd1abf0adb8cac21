// What a visitor reads of the map's layers: the dialog of the map, the names of categories and layers, and the page of the data.
import { wholeNumber } from '../shared/indonesian-number.ts';

// The dialog of the map.
export const dialogLead = 'Pilih layer, lalu buka di peta.';
export const searchLabel = 'Cari kategori atau layer';
export const searchPlaceholder = 'Cari kategori atau layer...';
export const categoryCount = (count: number) => `Menampilkan ${wholeNumber(count)} kategori peta`;
export const matchCount = ({ count, query }: { count: number; query: string }) =>
  `${wholeNumber(count)} layer cocok dengan “${query}”`;
export const emptyTitle = 'Kategori Tidak Ditemukan';
export const emptyText = (layer: string) => `Coba kata lain, misalnya ${layer}.`;
export const resetSearch = 'Reset Pencarian';

// The colours beside the picture of the map.
export const housingColour = 'Perumahan';
export const tradeColour = 'Perdagangan';
export const facilitiesColour = 'Fasilitas umum';
export const greenColour = 'Ruang hijau';
export const waterColour = 'Badan air';

// A category of the dialog.
export const layerCount = (count: number) => `${wholeNumber(count)} layer`;
export const foundLayerCount = ({ found, all }: { found: number; all: number }) =>
  `${wholeNumber(found)} dari ${wholeNumber(all)} layer`;
export const groupWithCount = ({ name, count }: { name: string; count: number }) =>
  `${name} (${wholeNumber(count)} layer)`;
export const foundLayersTitle = 'Yang cocok';
export const seeAllLayers = (count: number) => `Lihat semua ${wholeNumber(count)} layer`;
export const outsideLink = 'Tautan luar';

// Boundaries.
export const administrationCategory = 'PETA ADMINISTRASI';
export const administrationText = 'Batas kota, kecamatan, dan kelurahan';
export const cityBoundary = 'Batas Kota';
export const cityBoundaryText = 'Batas wilayah administrasi kota';
export const districtBoundary = 'Batas Kecamatan';
export const districtBoundaryText = 'Batas antarkecamatan di dalam kota';
export const kelurahanBoundary = 'Batas Kelurahan';
export const kelurahanBoundaryText = 'Batas antarkelurahan di setiap kecamatan';

// RTRW: structure, pattern and strategic areas.
export const rtrwCategory = 'RTRW';
export const rtrwText = 'Rencana Tata Ruang Wilayah 2024-2043';
export const structureGroup = 'Struktur Ruang';
export const serviceCentres = 'Sistem Pusat Pelayanan';
export const serviceCentresText = 'Pusat kota, subpusat, dan pusat lingkungan';
export const roads = 'Jaringan Jalan';
export const roadsText = 'Jalan arteri, kolektor, dan lokal';
export const railways = 'Jaringan Kereta Api';
export const railwaysText = 'Jalur kereta api dan stasiun';
export const seaTransport = 'Jaringan Transportasi Laut';
export const seaTransportText = 'Pelabuhan dan alur pelayaran';
export const energy = 'Jaringan Energi';
export const energyText = 'Jaringan listrik dan gardu induk';
export const telecommunications = 'Jaringan Telekomunikasi';
export const telecommunicationsText = 'Serat optik dan menara telekomunikasi';
export const waterResources = 'Jaringan Sumber Daya Air';
export const waterResourcesText = 'Sungai, irigasi, dan pengendali banjir';
export const drinkingWater = 'Sistem Penyediaan Air Minum';
export const drinkingWaterText = 'Instalasi pengolahan dan pipa air minum';
export const wasteWater = 'Sistem Pengelolaan Air Limbah';
export const wasteWaterText = 'Instalasi dan saluran air limbah';
export const refuse = 'Sistem Jaringan Persampahan';
export const refuseText = 'Tempat pengolahan dan pemrosesan sampah';
export const drainage = 'Sistem Drainase';
export const drainageText = 'Saluran primer, sekunder, dan tersier';
export const rtrwPatternGroup = 'Pola Ruang (RTRW 2024-2043)';
export const rtrwPattern = 'Rencana Pola Ruang';
export const rtrwPatternText = 'Kawasan lindung dan kawasan budi daya';
export const strategicGroup = 'Penetapan Kawasan Strategis';
export const strategicAreas = 'Kawasan Strategis Kota';
export const strategicAreasText = 'Ekonomi, sosial budaya, dan lingkungan';

// RDTR.
export const rdtrCategory = 'RDTR';
export const rdtrText = 'Rencana Detail Tata Ruang 2021-2041';
export const rdtrPatternGroup = 'Pola Ruang RDTR 2021-2041';
export const rdtrPattern = 'Pola Ruang RDTR';
export const rdtrPatternText = 'Zona dan subzona peruntukan per blok';

// The national map of land.
export const landCategory = 'PETA PERTANAHAN';
export const landText = 'Sistem peta pertanahan nasional';

// The data to download.
export const dataTitle = 'Data Peta Kota';
export const specialLayersGroup = 'Lapisan khusus';
export const specialLayerText = 'Tempat yang terkena, dengan anjurannya.';
export const tablesGroup = 'Tabel';
export const zoneTableText = 'KDB, KLB, KDH, tinggi, dan jarak bangunan di setiap zona.';
export const activityTableText = 'Kegiatan apa boleh di zona mana, dengan syaratnya.';

// What search engines read of the data.
export const dataDescription = (office: string) =>
  `Lapisan peta kota dan tabel zona dari ${office}, untuk diunduh sebagai GeoJSON dan CSV.`;
export const dataSetDescription = ({
  name,
  description,
  office,
}: {
  name: string;
  description: string;
  office: string;
}) => `${name}. ${description.replace(/\.$/, '')}. Data peta dari ${office}.`;
/** Digits alone, as a program reads them. */
export const fileSize = (bytes: number) => `${bytes} byte`;
