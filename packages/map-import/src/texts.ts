// All that an import says to the office's planners.

const number = new Intl.NumberFormat('id-ID');
/** A number as it is written in Indonesian: `1.250`. */
export const amount = (value: number): string => number.format(value);

/** Of a list, so many are named and the others counted. */
export const MOST = 8;

/** Numbers of features, the first of them by name. */
export function features(numbers: readonly number[]): string {
  const shown = numbers.slice(0, MOST).join(', ');
  return numbers.length > MOST ? `${shown}, dan ${amount(numbers.length - MOST)} lagi` : shown;
}

/** Names of a foreign file in one line: ends of lines and tabs in them are shown, as `printed` shows other controls. */
export const inLine = (name: string): string =>
  name.replace(/[\n\r\t]/g, (end) => `<U+${end.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`);
export const namesInLine = (names: readonly string[]): string =>
  names.map(inLine).join(', ') || 'tidak satu pun';

// Files
export const noFile = (file: string) => `${file}: berkas ini tidak ada. Periksa nama dan foldernya.`;
export const emptyArchive = (file: string) =>
  `${file}: tidak ada berkas peta di dalam arsip ini (.shp, .gpkg, .gdb, .geojson, .kml, .fgb, atau .csv).`;
export const brokenArchive = (file: string) =>
  `${file}: arsip ini rusak atau terkunci. Buat arsipnya sekali lagi, tanpa kata sandi.`;
export const brokenEntry = (file: string, inside: string) =>
  `${file}: '${inside}' di dalam arsip ini rusak, terkunci, atau lebih besar daripada yang disebut arsipnya. Buat arsipnya sekali lagi, tanpa kata sandi.`;
export const archiveTooLarge = (file: string, bytes: number, most: number) =>
  `${file}: isi arsip ini ${megabytes(bytes)} MB; yang dibuka paling besar ${megabytes(most)} MB. Bagi menjadi beberapa arsip.`;
export const innerArchives = (file: string, names: readonly string[]) =>
  `${file}: arsip di dalam arsip ini tidak dibuka (${listed(names)}). Keluarkan dari arsipnya dan sebut masing-masing di sumber.yaml.`;
const listed = (names: readonly string[]) =>
  `${namesInLine(names.slice(0, MOST))}${names.length > MOST ? `, dan ${amount(names.length - MOST)} lagi` : ''}`;
export const unreadable = (file: string) =>
  `${file}: berkas ini tidak dapat dibaca sebagai peta. Periksa apakah berkasnya utuh, atau ekspor sekali lagi sebagai GeoPackage atau GeoJSON.`;
export const missingPart = (file: string, ending: string) =>
  `${file}: berkas ${ending} di sampingnya tidak ada. Salin semua berkas bernama itu (.shp, .shx, .dbf, .prj) ke folder yang sama.`;
export const noFeatures = (file: string, shapeless = 0) =>
  `${file}: lapis ini kosong${shapeless > 0 ? `; ${amount(shapeless)} fiturnya tanpa geometri atau luas` : ', tanpa satu pun fitur'}. Ekspor sekali lagi, atau hapus barisnya dari sumber.yaml.`;
export const cutOff = (file: string) =>
  `${file}: berkas ini terpotong; peladennya hanya mengirim sebagian fitur (exceededTransferLimit). Unduh semua fiturnya, atau ekspor dari data asalnya.`;
export const networkLink = (file: string, address: string) =>
  `${file}: berkas ini hanya berisi tautan (NetworkLink)${address ? ` ke ${address}` : ''}, bukan petanya. Unduh berkas di tautan itu dan sebut berkas itu di sumber.yaml.`;
export const tooLarge = (file: string, bytes: number, most: number) =>
  `${file}: berkas ini ${megabytes(bytes)} MB; yang dibaca paling besar ${megabytes(most)} MB. Simpan sebagai GeoPackage (.gpkg), atau bagi menjadi beberapa berkas.`;
const megabytes = (bytes: number) => amount(Math.ceil(bytes / 1024 ** 2));
export const withLinks = (file: string, count: number, address: string) =>
  `${file}: ${amount(count)} tautan (NetworkLink)${address ? `, misalnya ke ${address},` : ''} tidak diikuti. Bila isinya bagian dari peta, unduh berkas di tautan itu dan sebut juga di sumber.yaml.`;
export const guessedLetters = (file: string, named: string, sample: string) =>
  `${file}: hurufnya ${named ? `bukan ${named} seperti kata .cpg` : 'tidak disebut pengodeannya (.cpg)'}; dibaca sebagai Windows-1252, misalnya '${sample}'. Bila keliru, ekspor sekali lagi dalam UTF-8.`;
export const lostLetters = (file: string, field: string, numbers: readonly number[]) =>
  `${file}: kolom '${inLine(field)}' berisi huruf yang sudah hilang (\ufffd) pada fitur ${features(numbers)}. Perbaiki isinya, atau ekspor sekali lagi dalam UTF-8.`;
export const misreadLetters = (
  file: string,
  field: string,
  numbers: readonly number[],
  said: string,
  meant: string,
) =>
  `${file}: huruf di kolom '${inLine(field)}' salah baca sebelum sampai di berkas ini, pada fitur ${features(numbers)}: '${said}', mungkin maksudnya '${meant}'. Perbaiki isinya, atau ekspor sekali lagi dalam UTF-8.`;
export const errorValues = (file: string, field: string, numbers: readonly number[], value: string) =>
  `${file}: kolom '${inLine(field)}' berisi kesalahan lembar kerja (${value}) pada fitur ${features(numbers)}; dibaca sebagai kosong. Perbaiki rumusnya, atau tulis isinya.`;
export const wideLine = (file: string, line: number, values: number, columns: number) =>
  `${file}: baris ${line} punya ${amount(values)} nilai, padahal kolomnya ${amount(columns)}. Beri tanda kutip pada nilai yang memuat pemisah, atau pakai titik koma sebagai pemisah.`;
export const sameColumn = (file: string, column: string) =>
  `${file}: kolom '${column}' ada dua kali. Hapus salah satunya, atau ganti namanya.`;
export const brokenShape = (file: string, column: string, line: number) =>
  `${file}: bentuk di kolom '${column}' baris ${line} terpotong; kurungnya tidak berpasangan. Satu sel Excel hanya memuat 32.767 huruf: simpan lapisnya sebagai GeoPackage (.gpkg).`;
export const brokenLine = (file: string, line: number) =>
  `${file}: tabel ini tidak dapat dibaca mulai baris ${line}. Periksa tanda kutip di baris itu, atau simpan sekali lagi sebagai 'CSV UTF-8'.`;
export const noCoordinates = (file: string, columns: readonly string[]) =>
  `${file}: tabel ini tidak punya kolom bujur dan lintang (atau wkt). Yang ada: ${namesInLine(columns)}.`;
export const layerIn = (file: string, layer: string) => `${file} [${inLine(layer)}]`;
export const noProjection = (file: string) =>
  `${file}: berkas ini tidak menyebut proyeksinya (tidak ada .prj). Tulis di sumber.yaml, misalnya 'proyeksi: EPSG:32749' untuk UTM zona 49 selatan.`;
export const unprojected = (file: string) =>
  `${file}: koordinatnya tidak dapat diubah ke bujur dan lintang. Periksa proyeksinya, dan tulis yang benar di sumber.yaml ('proyeksi: EPSG:…').`;
export const unplaced = (file: string, numbers: readonly number[]) =>
  `${file}: koordinat fitur ${features(numbers)} jauh di luar proyeksi berkas ini. Perbaiki letaknya atau hapus.`;
export const cutShort = (file: string, feature: number, count: number) =>
  `${file}: fitur ${feature} dari ${amount(count)} tidak dapat diubah ke bujur dan lintang. Periksa koordinat fitur itu dan proyeksi berkasnya.`;
export const noLayer = (file: string, layer: string, layers: readonly string[]) =>
  `${file}: tidak ada lapis '${inLine(layer)}'. Yang ada: ${namesInLine(layers)}.`;
export const whichLayer = (file: string, layers: readonly string[]) =>
  `${file}: ada beberapa lapis (${namesInLine(layers)}). Tulis yang mana, misalnya 'lapis: ${inLine(layers[0] ?? '')}'.`;
export const noField = (file: string, key: string, field: string, fields: readonly string[]) =>
  `${file}: tidak ada kolom '${inLine(field)}' (${key}). Yang ada: ${namesInLine(fields)}.`;
export const wrongKind = (file: string, role: string, kind: string) =>
  `${file}: ${role} harus berupa ${kind}, tetapi lapis ini tidak memilikinya.`;
export const KINDS = { area: 'bidang', line: 'garis', point: 'titik' } as const;

// sumber.yaml
export const noSource = (path: string) =>
  `${path} belum ada. Jalankan 'npm run map:import -- --look berkas…' dan simpan usulannya di sana.`;
export const noFolder = (path: string) =>
  `${path} tidak menyebut folder peta di situs ini. Tulis misalnya 'folder: /berkas/peta/'.`;
export const badYaml = (line: number) =>
  `sumber.yaml, baris ${line}: bukan YAML yang benar. Periksa lekuk dan titik dua di sekitar baris ini.`;
export const longYaml = (most: number) =>
  `sumber.yaml lebih panjang dari ${amount(most)} huruf. Gabungkan berkas-berkas peta yang sejenis.`;
export const deepYaml = (line: number) =>
  `sumber.yaml, baris ${line}: terlalu banyak tingkat lekuk atau kurung. Tulis lebih datar.`;
export const aliasedYaml = (line: number) =>
  `sumber.yaml, baris ${line}: alias (*nama) tidak dapat dipakai seperti itu. Tulis isinya langsung.`;
export const badSource = (line: number, path: string, isMissing: boolean) =>
  isMissing
    ? `sumber.yaml, baris ${line}: '${path}' belum ditulis.`
    : `sumber.yaml, baris ${line}: '${path}' tidak dikenal atau isinya keliru; lihat docs/map.md.`;
export const noFileNamed = (role: string) => `sumber.yaml: '${role}' belum punya 'berkas'.`;
export const emptySource =
  'sumber.yaml tidak menyebut zona, persil, atau kelurahan. Tulis paling sedikit satu di antaranya.';

// Positions
export const swapped = (file: string, numbers: readonly number[]) =>
  `${file}: bujur dan lintang tertukar pada fitur ${features(numbers)}. Tukar kedua sumbunya dan coba lagi.`;
export const mixed = (file: string, numbers: readonly number[]) =>
  `${file}: derajat dan meter bercampur; fitur ${features(numbers)} memakai satuan yang lain. Samakan satuannya.`;
export const metresAsDegrees = (file: string, numbers: readonly number[]) =>
  `${file}: koordinat fitur ${features(numbers)} dalam meter, padahal proyeksinya derajat. Tulis proyeksi yang benar di sumber.yaml, misalnya 'proyeksi: EPSG:32749'.`;
export const degreesAsMetres = (file: string) =>
  `${file}: koordinatnya dalam derajat, padahal proyeksinya meter. Tulis 'proyeksi: EPSG:4326' di sumber.yaml, atau ekspor sekali lagi.`;
export const far = (file: string, numbers: readonly number[]) =>
  `${file}: fitur ${features(numbers)} jauh sekali dari fitur lain di berkas ini. Perbaiki letaknya atau hapus.`;
export const elsewhere = (file: string, at: string, kilometres: number) =>
  `${file}: menurut proyeksinya berkas ini terletak di ${at}, ${amount(kilometres)} km dari berkas lain. Periksa proyeksinya dan tulis yang benar di sumber.yaml ('proyeksi: EPSG:…').`;
export const swappedLayer = (file: string) =>
  `${file}: sumbunya tertukar (lintang ditulis sebelum bujur). Tukar kedua sumbunya dan coba lagi.`;
export const beyond = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur lebih dari 20 km di luar kota dilewati (fitur ${features(numbers)})`;
export const cutAtLimits = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur menjangkau jauh ke luar kota; dipotong kira-kira 20 km di luar batasnya (fitur ${features(numbers)})`;
export const allBeyond = (file: string) =>
  `${file}: seluruh isi berkas ini lebih dari 20 km di luar kota. Periksa berkasnya, atau hapus barisnya dari sumber.yaml.`;
export const outsideIndonesia = (at: string) =>
  `Kota ini terletak di ${at}, di luar Indonesia. Bila itu keliru, periksa proyeksi berkasnya.`;

// Meaning
export const zoneless = (file: string, field: string, numbers: readonly number[]) =>
  `${file}: kolom '${inLine(field)}' kosong atau berisi kesalahan lembar kerja (#N/A) pada fitur ${features(numbers)}. Setiap blok harus punya kode zona.`;
export const formulas = (file: string, field: string, numbers: readonly number[]) =>
  `${file}: isi kolom '${inLine(field)}' pada fitur ${features(numbers)} diawali =, +, -, @, atau karakter yang tidak terlihat, sehingga Excel menjalankannya sebagai rumus. Perbaiki isinya.`;
/** A number that several parcels have: where, and the kelurahan that each place says, '' where all say the same. */
export interface Twice {
  readonly id: string;
  readonly places: readonly { readonly file: string; readonly number: number; readonly village: string }[];
}
export const uncoded = (names: readonly string[], repeated: readonly string[]) =>
  `Kode kelurahan tidak dipakai sebagai awal nomor persil (${[
    ...(names.length > 0 ? [`kosong atau bukan 2 sampai 13 angka: ${some(names)}`] : []),
    ...(repeated.length > 0 ? [`sama: ${some(repeated)}`] : []),
  ].join('; ')}); kelurahan dinomori menurut namanya. Lengkapi kodenya, atau hapus 'kode' dari sumber.yaml.`;
const some = (names: readonly string[]) =>
  `${names.slice(0, MOST).join(', ')}${names.length > MOST ? `, dan ${amount(names.length - MOST)} lagi` : ''}`;
export const twice = (numbers: readonly Twice[], count: number) => {
  const files = [...new Set(numbers.flatMap(({ places }) => places.map(({ file }) => file)))];
  const shown = numbers.map(({ id, places }) => `${id} (${twicePlaces(places, files)})`).join('; ');
  const more = count > numbers.length ? `; dan ${amount(count - numbers.length)} nomor lagi` : '';
  return `${files.join(', ')}: satu nomor persil dipakai beberapa kali: ${shown}${more}. Beri setiap persil nomornya sendiri.`;
};
const twicePlaces = (places: Twice['places'], files: readonly string[]) =>
  files
    .map((file) => ({ file, own: places.filter((place) => place.file === file) }))
    .filter(({ own }) => own.length > 0)
    .map(({ file, own }) => {
      const villages = own.some(({ village }) => village !== '');
      const list = villages
        ? own
            .slice(0, MOST)
            .map(({ number: feature, village }) => `${feature} di ${village || '(kosong)'}`)
            .join(', ')
        : features(own.map(({ number: feature }) => feature));
      return `${files.length > 1 ? `${file} ` : ''}fitur ${list}`;
    })
    .join('; ');
export const inexactNumbers = (file: string, field: string, numbers: readonly number[]) =>
  `${file}: kolom '${field}' menyimpan nomor sebagai angka, sehingga angka terakhirnya hilang setelah 15 angka (${amount(numbers.length)} fitur: ${features(numbers)}). Ubah jenis kolom itu menjadi teks (string), isi lagi nomornya, dan ekspor sekali lagi.`;
export const unnamedKelurahan = (file: string, field: string) =>
  `${file}: tidak satu pun fitur punya nama di kolom '${field}'.`;
export const sameSpecial = (id: string) => `sumber.yaml: id '${id}' dipakai dua kali.`;
export const emptySpecial = (id: string, field: string) =>
  `khusus '${id}': tidak satu pun blok memenuhi '${field}'; lapisnya tidak dibuat`;
export const needsZones = (id: string) =>
  `sumber.yaml: khusus '${id}' tanpa berkas memerlukan zona dan 'bidang'.`;
export const WHOLE_CITY = 'Seluruh kota';
export const CITY = 'Kota';

// Mending and leaving out, after `{file}: `
export const emptied = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur tanpa geometri dilewati (fitur ${features(numbers)})`;
export const deleted = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur sudah dihapus di tabelnya (.dbf), jadi dilewati (fitur ${features(numbers)})`;
export const otherParts = (numbers: readonly number[]) =>
  `bagian yang lain jenisnya (titik di samping garis, garis atau titik di samping bidang) dari ${amount(numbers.length)} fitur dilewati (fitur ${features(numbers)})`;
export const lost = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur tanpa luas dilewati (fitur ${features(numbers)})`;
export const otherKind = (numbers: readonly number[], kind: string) =>
  `${amount(numbers.length)} fitur bukan ${kind} dilewati (fitur ${features(numbers)})`;
export const AREA_OR_LINE = 'bidang atau garis';
export const unnamedAreas = (numbers: readonly number[]) =>
  `${amount(numbers.length)} bidang tanpa nama kelurahan dilewati (fitur ${features(numbers)})`;
export const unnamedLabels = (numbers: readonly number[]) =>
  `${amount(numbers.length)} label tanpa nama dilewati (fitur ${features(numbers)})`;
export const unnamedStreets = (numbers: readonly number[]) =>
  `${amount(numbers.length)} ruas jalan tanpa nama digambar, tetapi tidak dapat dicari (fitur ${features(numbers)})`;
export const otherLabels = (kinds: readonly string[], numbers: readonly number[]) =>
  `${amount(numbers.length)} label berjenis lain (${kinds.slice(0, MOST).join(', ')}) digambar sebagai tempat (fitur ${features(numbers)})`;
export const heights = (count: number) => `${amount(count)} fitur punya nilai Z atau M; nilai itu dilepas`;
export const multi = (count: number) =>
  `${amount(count)} fitur terdiri atas beberapa bagian; semua dipertahankan`;
export const unclosed = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur dengan cincin terbuka ditutup (fitur ${features(numbers)})`;
export const turned = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur dengan arah cincin keliru dibalik (fitur ${features(numbers)})`;
export const slivers = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur dengan serpihan dibersihkan (fitur ${features(numbers)})`;
export const crossed = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur yang menyilang dirinya diluruskan (fitur ${features(numbers)})`;
export const repeated = (numbers: readonly number[]) =>
  `${amount(numbers.length)} fitur kembar dihapus (fitur ${features(numbers)})`;
export const outside = (numbers: readonly number[]) =>
  `${amount(numbers.length)} persil di luar semua kelurahan dilewati (fitur ${features(numbers)})`;
export const unnumbered = (numbers: readonly number[]) =>
  `${amount(numbers.length)} persil tanpa nomor menjadi lahan dengan zona saja (fitur ${features(numbers)})`;
export const rewritten = (list: readonly { number: number; said: string; own: string }[]) =>
  `nomor ${amount(list.length)} persil ditulis lain di peta: alamat halaman hanya memuat huruf latin, angka, titik, dan garis, paling panjang 26 (${list
    .slice(0, 4)
    .map(({ number: feature, said, own }) => `fitur ${feature}: '${said}' menjadi '${own}'`)
    .join('; ')}${list.length > 4 ? `; dan ${amount(list.length - 4)} lagi` : ''})`;
export const givenNumbers = (file: string) =>
  `${file}: tanpa kolom nomor; setiap persil diberi nomor menurut letaknya, bukan nomor kantor. Nomor itu berubah bila persilnya diukur ulang, dipecah, atau digabung`;
export const stacked = (numbers: readonly number[]) =>
  `${amount(numbers.length)} persil tanpa nomor bertumpuk di satu tempat, sehingga tidak dapat diberi nomor; menjadi lahan dengan zona saja (fitur ${features(numbers)})`;
export const zonelessParcels = (numbers: readonly number[]) =>
  `${amount(numbers.length)} persil tidak terletak di atas blok mana pun, jadi tanpa zona (fitur ${features(numbers)})`;
export const partlyZoned = (numbers: readonly number[]) =>
  `${amount(numbers.length)} persil sebagian di luar semua blok; bagian itu tanpa zona (fitur ${features(numbers)})`;
interface PlacedZone {
  readonly file: string;
  readonly number: number;
  readonly zone: string;
}
const zoneAt = ({ file, number: feature, zone }: PlacedZone) => `${file} fitur ${feature} (${zone})`;
export const overlappingZones = (
  pairs: readonly { readonly a: PlacedZone; readonly b: PlacedZone; readonly area: number }[],
) =>
  `${amount(pairs.length)} pasang blok berlainan zona bertumpuk, jadi zona tanah di sana tidak pasti; perbaiki bloknya (${pairs
    .slice(0, MOST)
    .map(({ a, b, area }) => `${zoneAt(a)} dan ${zoneAt(b)}: ${amount(area)} m²`)
    .join('; ')}${pairs.length > MOST ? `; dan ${amount(pairs.length - MOST)} lagi` : ''})`;
export const overlappingBlocks = (blocks: readonly PlacedZone[]) =>
  `${amount(blocks.length)} blok bertumpuk dengan blok sezona atau bagiannya sendiri; tanahnya dihitung sekali (${blocks
    .slice(0, MOST)
    .map(zoneAt)
    .join(', ')}${blocks.length > MOST ? `, dan ${amount(blocks.length - MOST)} lagi` : ''})`;
export const disagreeing = (list: readonly { number: number; said: string; found: string }[]) =>
  `${amount(list.length)} persil punya zona lain di berkasnya daripada menurut letaknya; letaknya yang dipakai (${list
    .slice(0, 4)
    .map(({ number: feature, said, found }) => `fitur ${feature}: ${said}, terletak di ${found}`)
    .join('; ')}${list.length > 4 ? '; …' : ''})`;
export const strangers = (
  list: readonly { said: string; numbers: readonly number[]; near: string | undefined }[],
  count: number,
) =>
  `${amount(count)} nama kelurahan tidak ada di lapis kelurahan; persilnya ikut letaknya (${list
    .map(
      ({ said, numbers, near }) =>
        `'${said}'${near ? `, mungkin '${near}'` : ''}: ${amount(numbers.length)} persil, fitur ${features(numbers)}`,
    )
    .join('; ')}${count > list.length ? `; dan ${amount(count - list.length)} nama lagi` : ''})`;

type Areas = readonly { readonly number: number; readonly said: string; readonly measured: number }[];
const areas = (list: Areas) =>
  `${list
    .slice(0, MOST)
    .map(
      ({ number: feature, said, measured }) => `fitur ${feature}: '${said}', terukur ${amount(measured)} m²`,
    )
    .join('; ')}${list.length > MOST ? `; dan ${amount(list.length - MOST)} lagi` : ''}`;
export const unreadableAreas = (list: Areas) =>
  `luas ${amount(list.length)} persil tidak terbaca; luas terukur yang dipakai (${areas(list)})`;
export const otherAreas = (list: Areas) =>
  `luas ${amount(list.length)} persil lebih dari dua kali atau kurang dari separuh luas terukur; luas di berkas yang dipakai (${areas(list)})`;
export const impossibleAreas = (list: Areas) =>
  `luas ${amount(list.length)} persil seratus kali atau seperseratus luas terukur; luas terukur yang dipakai, periksa satuannya (${areas(list)})`;

// Steps
export const STEPS = {
  read: (file: string) => `Membaca ${file}`,
  parcels: 'Mencari zona setiap persil',
  join: 'Menggabungkan blok sezona',
  tiles: 'Memotong ubin',
  write: 'Menulis',
} as const;

// The report
export const REPORT = {
  read: 'Dibaca',
  mended: 'Diperbaiki',
  leftOut: 'Dilewati',
  unused: 'Tidak disebut di sumber.yaml',
  notes: 'Perlu dilihat',
  compared: 'Dibanding peta yang lama',
  made: 'Dibuat',
  next: 'Selanjutnya',
} as const;
export const unusedColumns = (file: string, columns: readonly string[]) =>
  `${file}: kolom ${columns.slice(0, MOST).join(', ')}${columns.length > MOST ? `, dan ${amount(columns.length - MOST)} lagi` : ''}`;
export const unusedFiles = (files: readonly string[]) =>
  `berkas ${files.slice(0, MOST).join(', ')}${files.length > MOST ? `, dan ${amount(files.length - MOST)} lagi` : ''}`;
/** Why features are not used. */
export const REASONS = {
  empty: 'tanpa geometri',
  deleted: 'sudah dihapus di .dbf',
  lost: 'tanpa luas',
  repeated: 'kembar',
  beyond: 'jauh di luar kota',
  otherKind: 'jenis geometri lain',
  unnamed: 'tanpa nama',
  outside: 'di luar semua kelurahan',
  unnumbered: 'tanpa nomor',
  stacked: 'bertumpuk tanpa nomor',
  noProvision: 'tanpa ketentuan ini',
  same: 'nomornya tetap',
  unknown: 'nomor barunya tidak ada',
  contested: 'untuk beberapa persil',
} as const;
type Left = { readonly [Of in keyof typeof REASONS]?: number };
export const OLD_NUMBERS = 'nomor-lama';
interface Counted {
  readonly file: string;
  readonly role: string;
  readonly read: number;
  readonly used: number;
  readonly leftOut: Left;
}
export const accountLine = ({ file, role, read, used, leftOut }: Counted) => {
  const unit = role === OLD_NUMBERS ? 'baris' : 'fitur';
  const left = Object.entries(leftOut) as [keyof Left, number][];
  const reasons = left.map(([reason, count]) => `${amount(count)} ${REASONS[reason]}`).join(', ');
  const sum = left.reduce((all, [, count]) => all + count, 0);
  const skipped = sum > 0 ? `, ${amount(sum)} dilewati (${reasons})` : '';
  return `${file} (${role}): ${amount(read)} ${unit} dibaca, ${amount(used)} dipakai${skipped}`;
};
export const countsLine = (counts: Readonly<Record<string, number>>) =>
  `${amount(counts.parcels ?? 0)} persil, ${amount(counts.blocks ?? 0)} blok, ${amount(counts.kelurahan ?? 0)} kelurahan, ${amount(counts.streets ?? 0)} jalan, ${amount(counts.buildings ?? 0)} bangunan`;
export const sizeLine = (path: string, bytes: number) => `${path}: ${amount(Math.ceil(bytes / 1024))} KB`;
export const nextOwnZones = (codes: readonly string[]) =>
  `Tambahkan zona ini ke tabel zona Anda: ${codes.join(', ')}.`;
export const NEXT_ZONES_UNREAD =
  "zona.xlsx tidak dapat dibaca, jadi zonanya tidak dibandingkan dengan peta; 'npm run content:check' menyebut apa yang harus diperbaiki.";
export const nextZones = (codes: readonly string[]) =>
  `Lengkapi ${amount(codes.length)} zona baru di zona.csv: ${codes.slice(0, 12).join(', ')}${codes.length > 12 ? ', …' : ''}.`;
export const oldZonesSaved = (table: string, copy: string) => `${table}: yang lama tersimpan sebagai ${copy}`;
export const zonesWidened = (table: string) =>
  `Simpan ${table} sebagai 'CSV UTF-8' di Excel mulai sekarang: pengodean yang lama tidak punya semua huruf zona yang baru.`;
export const zonesNoText = (table: string) =>
  `${table}: berkas ini terpotong atau bukan teks, jadi tidak ditulis ulang. Simpan sekali lagi sebagai 'CSV UTF-8'.`;
export const zonesNoCodes = (columns: readonly string[]) =>
  `zona.csv tidak punya kolom 'kode'. Yang ada: ${namesInLine(columns)}.`;
export const zonesUnread = (table: string) =>
  `${table}: tabel ini tidak dapat dibuka, jadi tidak ditulis ulang. Tutup di program lain, dan periksa izin berkasnya.`;
export const NEXT_CHECK = "Jalankan 'npm run content:check', lalu lihat petanya dengan 'npm start'.";
export const unknownFault = (words: string) =>
  `Impor berhenti karena kesalahan yang tidak dikenal. Periksa apakah folder dan berkasnya dapat dibaca dan ditulis, lalu coba lagi. (${words})`;
export const NOTHING_CHANGED = 'Tidak ada yang diubah; peta yang lama masih utuh.';

// Looking
export const YAML_HEAD =
  '# Berkas peta kantor, dan arti kolomnya (docs/map.md). Periksa usulan ini sebelum dipakai.';
export const YAML_DATE =
  '# Tulis hari datanya (tahun-bulan-tanggal), lalu hapus tanda # di depannya; halaman peta menyebutnya:\n# tanggal: 2026-07-01';
export const YAML_LACKS =
  '# Belum ada zona, persil, atau kelurahan di berkas ini; tanpa salah satunya peta tidak dapat dibuat. Tambahkan berkasnya.';
export const EMPTY_LAYER = 'kosong, jadi tidak diusulkan';
export const doubleNumbers = (field: string, numbers: readonly number[]) =>
  `kolom '${inLine(field)}' punya nomor yang sama dalam satu kelurahan (fitur ${features(numbers)}); impor menolaknya. Perbaiki nomornya, atau hapus 'nomor' dari usulan.`;
export const PROPOSAL = 'Usulan peta/sumber.yaml di folder isi:';
export const layerLine = (count: number, kind: string, projection: string | undefined) =>
  `${amount(count)} ${kind}; proyeksi: ${projection ?? "tidak disebut, tulis 'proyeksi: EPSG:…'"}`;
export const boundsLine = ([west, south, east, north]: readonly number[]) => {
  const degrees = (value = 0) => value.toFixed(4).replace('.', ',');
  return `bujur ${degrees(west)} sampai ${degrees(east)}, lintang ${degrees(south)} sampai ${degrees(north)}`;
};
export const fieldLine = (name: string, values: string, filled: number | undefined, isMore: boolean) =>
  `${inLine(name)}: ${values || 'kosong'}${isMore ? ' | …' : ''}${filled === undefined || values === '' ? '' : ` (terisi ${amount(filled)})`}`;
