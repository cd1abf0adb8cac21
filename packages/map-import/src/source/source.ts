import * as v from 'valibot';

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty());
const id = v.pipe(text, v.regex(/^[a-z0-9-]{1,40}$/));
const projection = v.pipe(text, v.toUpperCase(), v.regex(/^EPSG:\d{4,6}$/));
/** The name of a field. */
const field = v.optional(text);

const file = { berkas: v.optional(text), lapis: v.optional(text), proyeksi: v.optional(projection) };

const several = <S extends v.GenericSchema>(schema: S) =>
  v.optional(
    v.union([
      v.array(schema),
      v.pipe(
        schema,
        v.transform((one) => [one]),
      ),
    ]),
    [],
  );

/** What stands in sumber.yaml (docs/map.md, From the office's files): which file is what, which field means what. */
export const sourceSchema = v.strictObject({
  tanggal: v.optional(v.pipe(text, v.isoDate())),
  /** The file and the projection of entries that name none. */
  berkas: v.optional(text),
  proyeksi: v.optional(projection),
  zona: several(v.strictObject({ ...file, kode: text, nama: field, kelompok: field })),
  persil: several(
    v.strictObject({
      ...file,
      nomor: field,
      'nomor-lama': field,
      luas: field,
      alamat: field,
      kelurahan: field,
      kecamatan: field,
      zona: field,
    }),
  ),
  /** Tables of old numbers, and the numbers to which they lead on. */
  'nomor-lama': several(v.strictObject({ berkas: text, lama: text, baru: text })),
  kelurahan: several(v.strictObject({ ...file, nama: text, kode: field, kecamatan: field })),
  jalan: several(v.strictObject({ ...file, nama: field, kelas: field })),
  bangunan: several(v.strictObject(file)),
  air: several(v.strictObject({ ...file, nama: field })),
  rel: several(v.strictObject(file)),
  lahan: several(v.strictObject(file)),
  label: several(v.strictObject({ ...file, nama: text, jenis: field })),
  khusus: v.optional(
    v.array(
      v.strictObject({
        id,
        nama: text,
        ...file,
        bidang: field,
        judul: field,
        anjuran: field,
        teks: v.optional(text),
      }),
    ),
    [],
  ),
  lapisan: v.optional(v.array(v.strictObject({ id, ...file, nama: field, jenis: field })), []),
});

type Written = v.InferOutput<typeof sourceSchema>;
type WithFile<List extends readonly object[]> = (List[number] & Entry)[];

/** A read sumber.yaml: each entry has its file. */
export type Source = Pick<Written, 'tanggal' | 'khusus' | 'nomor-lama'> & {
  [Name in Role | 'lapisan']: WithFile<Written[Name]>;
};

/** The roles that a file may have; special and other layers have an id each. */
export const ROLES = [
  'zona',
  'persil',
  'kelurahan',
  'jalan',
  'bangunan',
  'air',
  'rel',
  'lahan',
  'label',
] as const;
export type Role = (typeof ROLES)[number];

/** Where a layer is, and what its fields mean. */
export interface Entry {
  readonly berkas: string;
  readonly lapis?: string | undefined;
  readonly proyeksi?: string | undefined;
}

const NO_FIELDS = ['id', 'berkas', 'lapis', 'proyeksi', 'teks'];

/** All names of fields that sumber.yaml names, in capitals. */
export function fieldsNamed({ tanggal: _, ...roles }: Source): Set<string> {
  const entries: readonly object[] = Object.values(roles).flat();
  const named = entries.flatMap((entry) =>
    Object.entries(entry).flatMap(([key, value]) =>
      typeof value === 'string' && !NO_FIELDS.includes(key) ? [value.toUpperCase()] : [],
    ),
  );
  return new Set(named);
}
