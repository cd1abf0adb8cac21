/** The special provisions of the national schema of detailed plans, by field: id and name of the layer that each makes. */
export const PROVISIONS: Readonly<Record<string, readonly [id: string, name: string]>> = {
  KKOP_1: ['kkop', 'Keselamatan operasi penerbangan'],
  LP2B_2: ['lahan-pangan', 'Lahan pangan berkelanjutan'],
  KRB_03: ['rawan-bencana', 'Rawan bencana'],
  TOD_04: ['transit', 'Pembangunan berorientasi transit'],
  TEB_05: ['evakuasi', 'Tempat evakuasi bencana'],
  PUSLIT: ['pusat-penelitian', 'Pusat penelitian'],
  CAGBUD: ['cagar-budaya', 'Cagar budaya'],
  RESAIR: ['resapan-air', 'Resapan air'],
  KSMPDN: ['sempadan', 'Sempadan'],
  HANKAM: ['hankam', 'Pertahanan dan keamanan'],
  KKARST: ['karst', 'Kawasan karst'],
  PTBGMB: ['tambang', 'Pertambangan mineral dan batu bara'],
  MGRSAT: ['migrasi-satwa', 'Migrasi satwa'],
  RDBUMI: ['ruang-dalam-bumi', 'Ruang dalam bumi'],
  TPZ_00: ['teknik-zonasi', 'Teknik pengaturan zonasi'],
};

/** Names that fields of a meaning have, the surest first: national schemas, then what offices and others call them. */
export const FIELDS = {
  zoneCode: ['KODSZN', 'KODZON', 'KODE_ZONA', 'KD_ZONA', 'ZONE_TYPE', 'ZONASI', 'ZONA', 'ZONE', 'ZONING'],
  zoneName: ['NAMSZN', 'NAMZON', 'NAMOBJ', 'NAMA_ZONA'],
  zoneGroup: ['NAMZON', 'NAMOBJ'],
  parcel: ['NIB', 'NOMOR', 'NO_PERSIL', 'NOP', 'PERSIL', 'ML', 'APN', 'PARCEL_ID', 'LOC_ID'],
  parcelArea: ['LUASTERTUL', 'LUASPETA', 'LUAS', 'LUAS_M2'],
  address: ['ALAMAT', 'ADDRESS', 'ALAMAT_OP'],
  kelurahan: ['WADMKD', 'KELURAHAN', 'DESA', 'NAMA_KEL', 'NM_KEL', 'NAMA_DESA'],
  district: ['WADMKC', 'KECAMATAN', 'NAMA_KEC', 'NM_KEC'],
  kelurahanCode: ['KDEPUM', 'KDCPUM', 'KODE_DESA', 'KD_KEL', 'KODE', 'N_HOOD'],
  name: ['NAMA', 'NAMOBJ', 'NAME', 'NAMRJL', 'NAMA_JALAN', 'NAMA_OBJEK'],
  streetClass: ['FUNGSI', 'KELAS', 'FGSRJL', 'FUNGSI_JLN', 'HIGHWAY'],
  kind: ['JENIS', 'REMARK', 'KETERANGAN', 'TIPE'],
  title: ['NAMA', 'NAMOBJ', 'JUDUL', 'KELAS', 'TINGKAT', 'ZONE_SUBTY', 'NAME'],
  advice: ['ANJURAN', 'KETENTUAN', 'ARAHAN'],
} as const;

/** Special layers by words in the name of a file: id and name. */
export const SPECIAL: readonly (readonly [word: RegExp, id: string, name: string])[] = [
  [/banjir|flood/i, 'banjir', 'Rawan banjir'],
  [/cagar/i, 'cagar-budaya', 'Cagar budaya'],
  [/sempadan/i, 'sempadan-sungai', 'Sempadan sungai'],
  [/lp2b|pangan/i, 'lahan-pangan', 'Lahan pangan berkelanjutan'],
  [/strategis/i, 'kawasan-strategis', 'Kawasan strategis'],
];

/** Words in the name of a file or layer that say what it is. */
export const WORDS = {
  lapisan: /rtrw|struktur_?ruang/i,
  khusus: /banjir|flood|rawan|sempadan|cagar|bencana|lp2b|resapan|kkop|khusus/i,
  kelurahan: /kelurahan|desa|batas|admin|neighbo/i,
  jalan: /jalan|road|street/i,
  rel: /\brel\b|kereta|rail/i,
  air: /sungai|perairan|\bair\b|water|river|danau|laut|saluran/i,
  bangunan: /bangunan|building|gedung/i,
  lahan: /daratan|lahan_dasar/i,
  label: /label|nama_tempat|toponim/i,
} as const;
