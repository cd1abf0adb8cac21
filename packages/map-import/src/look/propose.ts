import type { FieldSummary, LayerSummary } from './layer-summary.ts';
import { FIELDS, PROVISIONS, SPECIAL, WORDS } from './schema.ts';

/** What a layer may be, as an entry of sumber.yaml: keys and values in their order. */
export interface Proposal {
  readonly role: string;
  readonly entry: Readonly<Record<string, string>>;
}

/** Proposes what each layer is, by the fields of national schemas, else by names and values. */
export function propose(all: readonly LayerSummary[]): Proposal[] {
  const layers = all.filter(({ count }) => count > 0);
  const roles = layers.map(roleOf);
  const plans = layers.filter((_, index) => roles[index] === 'zona');
  const hasKelurahan = roles.includes('kelurahan');
  return withOwnIds([
    ...layers.map((layer, index) => proposal(layer, roles[index] ?? 'lapisan')),
    ...(hasKelurahan ? [] : plans.flatMap(kelurahanOfPlan)),
    ...withoutRepeated(plans.flatMap(provisions)),
  ]);
}

// A provision is taken of all plans.
const withoutRepeated = (proposals: readonly Proposal[]): Proposal[] => [
  ...new Map(proposals.map((one) => [JSON.stringify(one), one])).values(),
];

/** Gives each special layer, and each layer of the catalogue, an id of its own: banjir, banjir-2. */
function withOwnIds(proposals: readonly Proposal[]): Proposal[] {
  const taken = new Set<string>();
  return proposals.map(({ role, entry }) => {
    const { id } = entry;
    if (id === undefined) return { role, entry };
    let own = id;
    for (let count = 2; taken.has(`${role} ${own}`); count += 1) own = `${id.slice(0, 36)}-${count}`;
    taken.add(`${role} ${own}`);
    return { role, entry: { ...entry, id: own } };
  });
}

function roleOf(layer: LayerSummary): string {
  const has = (names: readonly string[]) => field(layer, names) !== undefined;
  const called = (word: keyof typeof WORDS) => WORDS[word].test(`${layer.file} ${layer.layer}`);
  if (has(FIELDS.zoneCode.slice(0, 2)) && layer.kind === 'area') return 'zona';
  if (called('lapisan')) return 'lapisan';
  if (layer.kind === 'line') {
    if (called('jalan') || has(FIELDS.streetClass)) return 'jalan';
    return called('rel') ? 'rel' : called('air') ? 'air' : 'lapisan';
  }
  if (layer.kind === 'point') return called('label') ? 'label' : 'lapisan';
  if (called('khusus')) return 'khusus';
  if (zoneField(layer)) return 'zona';
  if (has(['NIB', 'NOP', 'TIPEHAK', 'LUASTERTUL', 'LUASPETA']) || (parcelField(layer) && layer.count > 50))
    return 'persil';
  if (called('bangunan')) return 'bangunan';
  if (called('air')) return 'air';
  if (called('lahan')) return 'lahan';
  if (has(FIELDS.kelurahan) || (called('kelurahan') && nameField(layer))) return 'kelurahan';
  return 'khusus';
}

function proposal(layer: LayerSummary, role: string): Proposal {
  const of = (names: readonly string[]) => field(layer, names)?.name;
  const fields: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
    zona: { kode: zoneField(layer), nama: of(FIELDS.zoneName), kelompok: of(FIELDS.zoneGroup) },
    persil: {
      nomor: parcelField(layer),
      kelurahan: of(FIELDS.kelurahan),
      kecamatan: of(FIELDS.district),
      luas: of(FIELDS.parcelArea),
      alamat: of(FIELDS.address),
    },
    kelurahan: {
      nama: of(FIELDS.kelurahan) ?? nameField(layer),
      kode: of(FIELDS.kelurahanCode),
      kecamatan: of(FIELDS.district),
    },
    jalan: { nama: of(FIELDS.name), kelas: of(FIELDS.streetClass) },
    air: { nama: of(FIELDS.name) },
    label: { nama: nameField(layer), jenis: of(FIELDS.kind) },
    khusus: { judul: of(FIELDS.title), anjuran: of(FIELDS.advice) },
    lapisan: { jenis: of(FIELDS.kind), nama: of(FIELDS.name) },
  };
  const known = SPECIAL.find(([word]) => word.test(layer.isOneOfMany ? layer.layer : layer.file));
  const id = (role === 'khusus' && known?.[1]) || idOf(layer);
  const named: Record<string, string> =
    role === 'khusus' ? { id, nama: known?.[2] ?? titleOf(id) } : role === 'lapisan' ? { id } : {};
  return { role, entry: { ...named, ...place(layer), ...said(fields[role] ?? {}) } };
}

function place({ file, layer, isOneOfMany, projection }: LayerSummary): Record<string, string> {
  return {
    berkas: file,
    ...(isOneOfMany && { lapis: layer }),
    ...(projection === undefined && { proyeksi: 'EPSG:…' }),
  };
}

function kelurahanOfPlan(layer: LayerSummary): Proposal[] {
  const nama = field(layer, ['WADMKD'])?.name;
  const kecamatan = field(layer, ['WADMKC'])?.name;
  return nama ? [{ role: 'kelurahan', entry: { ...place(layer), ...said({ nama, kecamatan }) } }] : [];
}

function provisions(layer: LayerSummary): Proposal[] {
  return Object.entries(PROVISIONS).flatMap(([name, [id, nama]]) => {
    const found = field(layer, [name]);
    const holds = found?.samples.some((value) => !/^(0|-|tidak.*)$/i.test(value));
    return found && holds ? [{ role: 'khusus', entry: { id, nama, bidang: found.name } }] : [];
  });
}

function said(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const known = Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return Object.fromEntries(known);
}

/** The surest of names that most features fill, else the one that the most do. A field without a value says nothing. */
function field(layer: LayerSummary, names: readonly string[]): FieldSummary | undefined {
  const named = names.flatMap((name) =>
    layer.fields.filter((one) => one.name.toUpperCase() === name && one.filled > 0),
  );
  return named.find(({ filled }) => filled >= 0.5 * layer.count) ?? fullest(named);
}

const fullest = (fields: readonly FieldSummary[]): FieldSummary | undefined =>
  fields.toSorted((a, b) => b.filled - a.filled)[0];

/** The field of a zone's code: by its name, else short values that repeat. */
function zoneField(layer: LayerSummary): string | undefined {
  // A block without a code is refused.
  const names: readonly string[] = FIELDS.zoneCode;
  const whole = names.flatMap((name) => layer.fields.filter((one) => one.name.toUpperCase() === name));
  const named = whole.find(({ filled }) => filled === layer.count) ?? field(layer, FIELDS.zoneCode);
  if (named) return named.name;
  return layer.fields.find(
    ({ name, filled, distinct, samples }) =>
      /zon/i.test(name) &&
      filled === layer.count &&
      distinct < filled &&
      samples.every((value) => value.length <= 8),
  )?.name;
}

/** The field of a parcel's number: one that all fill and none has twice, else the land agency's, else one that is hardly ever twice. */
function parcelField(layer: LayerSummary): string | undefined {
  const isUnique = ({ filled, distinct }: FieldSummary) => filled === layer.count && distinct === filled;
  const isOwn = ({ filled, distinct }: FieldSummary) =>
    filled > 0.5 * layer.count && distinct > 0.95 * filled;
  const isAgencys = ({ name, filled }: FieldSummary) => name.toUpperCase() === 'NIB' && filled > 0;
  const named = FIELDS.parcel.flatMap((name) =>
    layer.fields.filter((one) => one.name.toUpperCase() === name),
  );
  const others = layer.fields.filter(({ name }) => /nomor|persil|parcel|bidang/i.test(name));
  const found =
    named.find(isUnique) ??
    others.find(isUnique) ??
    named.find(isAgencys) ??
    named.find(isOwn) ??
    others.find(isOwn);
  return found?.name;
}

function nameField(layer: LayerSummary): string | undefined {
  return (
    field(layer, [...FIELDS.name, ...FIELDS.kelurahan])?.name ??
    fullest(layer.fields.filter(({ name, filled }) => /nam/i.test(name) && filled > 0))?.name
  );
}

const idOf = ({ file, layer, isOneOfMany }: LayerSummary): string => {
  const name = isOneOfMany ? layer : (file.split(/[\\/]/).at(-1) ?? '').replace(/\.\w+$/, '');
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return id.replace(/^khusus-/, '').slice(0, 40) || 'lapisan';
};

const titleOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
