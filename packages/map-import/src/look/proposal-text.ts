import { stringify } from 'yaml';
import { ROLES } from '../source/source.ts';
import * as texts from '../texts.ts';
import type { FieldSummary, LayerSummary } from './layer-summary.ts';
import type { Proposal } from './propose.ts';

/** Without one of them nothing is made. */
const MAIN = ['zona', 'persil', 'kelurahan'];

/** A proposed sumber.yaml, roles in their usual order; the date of the data, which no file says, is left to be written. */
export function proposalYaml(given: readonly Proposal[]): string {
  const files = new Set(given.flatMap(({ entry }) => entry.berkas ?? []));
  const [file] = files;
  const isOne = files.size === 1 && given.length > 1;
  const proposals = isOne ? given.map(({ role, entry: { berkas, ...entry } }) => ({ role, entry })) : given;
  const roles = [...ROLES, 'khusus', 'lapisan'].flatMap((role) => {
    const entries = proposals.filter((one) => one.role === role).map(({ entry }) => entry);
    if (entries.length === 0) return [];
    const isList = entries.length > 1 || role === 'khusus' || role === 'lapisan';
    return [[role, isList ? entries : entries[0]] as const];
  });
  const isLacking = !given.some(({ role }) => MAIN.includes(role));
  const head = [texts.YAML_HEAD, ...(isLacking ? [texts.YAML_LACKS] : []), texts.YAML_DATE].join('\n');
  return `${head}\n${stringify({ ...(isOne && { berkas: file }), ...Object.fromEntries(roles) }, { lineWidth: 0 })}`;
}

/** What is in a layer, for a reader. */
export function layerText(layer: LayerSummary): string {
  const { file, layer: name, kind, count, said, projection, bounds, fields } = layer;
  return [
    texts.layerIn(file, name),
    `  ${texts.layerLine(count, texts.KINDS[kind], projection)}`,
    ...(bounds ? [`  ${texts.boundsLine(bounds)}`] : []),
    ...(count === 0 ? [`  ${texts.EMPTY_LAYER}`] : []),
    ...said.map((line) => `  ${line}`),
    ...fields.map((field) => `  ${fieldLine(field, count)}`),
  ].join('\n');
}

function fieldLine({ name, filled, distinct, samples }: FieldSummary, count: number): string {
  const values = samples.map((value) => (value.length > 32 ? `${value.slice(0, 31)}…` : value)).join(' | ');
  return texts.fieldLine(name, values, filled === count ? undefined : filled, distinct > samples.length);
}
