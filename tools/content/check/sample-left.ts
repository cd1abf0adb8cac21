import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Finding } from '@bupc/content';
import { filesIn, ROOT_FILES, readYaml, said } from '@bupc/content/files';
import { OFFICE_FILE } from '../../city/city-files.ts';

/** What of the office's file speaks of one office alone. */
const OWN_FIELDS = [
  'office',
  'centre',
  'description',
  'origin',
  'contact',
  'leaders',
  'vision',
  'missions',
  'videos',
  'links',
];
// What many offices say alike.
const ALIKE = /^(?:contact\.answerWithinDays|leaders\.\d+\.title|.*\.kind|links\.landMap)$/;

/**
 * Lists what of an office's folder is still the sample's: files that are the same byte for byte, and what its kantor.yaml says of
 * itself in the sample's words. The sample itself has none.
 * @param folder that of the office
 * @param sample that of the sample; an office may have removed it
 */
export function sampleLeft(folder: string, sample: string): Finding[] {
  if (resolve(folder) === resolve(sample)) return [];
  const bySize = new Map<number, string[]>();
  for (const path of pathsIn(sample)) {
    const { size } = statSync(path);
    bySize.set(size, [...(bySize.get(size) ?? []), path]);
  }
  const isOfSample = (path: string): boolean => {
    const alike = bySize.get(statSync(path).size) ?? [];
    return alike.some((one) => readFileSync(path).equals(readFileSync(one)));
  };
  const shown = (path: string) => `${basename(folder)}/${relative(folder, path).replaceAll('\\', '/')}`;
  const tops = new Map<string, string[]>();
  for (const path of pathsIn(folder)) {
    const [top = '', ...below] = relative(folder, path).split(/[/\\]/);
    const key = below.length === 0 ? path : join(folder, top);
    tops.set(key, [...(tops.get(key) ?? []), path]);
  }
  const advice = said(
    'tidak berubah sedikit pun; ganti dengan milik Anda, atau hapus',
    'byte for byte; put your own in its place, or remove it',
  );
  const same = [...tops].flatMap(([top, paths]) => {
    const left = paths.filter(isOfSample);
    if (left.length === paths.length && paths.length > 1)
      return [
        {
          file: shown(top),
          message: said(
            `semua ${left.length} berkas di dalamnya masih milik contoh, ${advice}`,
            `all ${left.length} files in it are the sample's, ${advice}`,
          ),
        },
      ];
    return left.map((path) => ({
      file: shown(path),
      message: said(`masih milik contoh, ${advice}`, `this is the sample's, ${advice}`),
    }));
  });
  return [...same, ...fieldsLeft(folder, sample)].map((left) => ({
    level: 'warning',
    kind: 'sample',
    ...left,
  }));
}

/** The icons of the site, which devices take by their names. */
const ICONS = ['icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];

/** Says which icons of the site an office has not replaced, where it has replaced some. */
export function iconsLeft(folder: string): Finding[] {
  const place = join(folder, ROOT_FILES, 'icons');
  const left = ICONS.filter((name) => !existsSync(join(place, name)));
  if (left.length === 0 || left.length === ICONS.length) return [];
  const message = said(
    `${left.join(', ')} masih bawaan situs; letakkan juga di sini`,
    `${left.join(', ')} are still those of the design; put yours here too`,
  );
  return [{ level: 'warning', kind: 'sample', file: `${basename(folder)}/${ROOT_FILES}/icons`, message }];
}

function fieldsLeft(folder: string, sample: string): Pick<Finding, 'file' | 'line' | 'message'>[] {
  const [own, before] = [folder, sample].map((place) => officeIn(place));
  if (own === undefined || before === undefined) return [];
  const words = new Map(leaves(before.value));
  return leaves(own.value).flatMap(([path, text]) => {
    if (words.get(path) !== text || ALIKE.test(path)) return [];
    const line = own.lineOf(...path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)));
    const message = said(
      `${path} masih milik contoh: ${JSON.stringify(text)}; tulis milik Anda`,
      `${path} is the sample's: ${JSON.stringify(text)}; write your own`,
    );
    return [{ file: `${basename(folder)}/${OFFICE_FILE}`, line, message }];
  });
}

function officeIn(folder: string) {
  try {
    const read = readYaml({ text: readFileSync(join(folder, OFFICE_FILE), 'utf8'), file: OFFICE_FILE });
    return 'value' in read ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The texts and numbers of what speaks of one office, by their paths. */
function leaves(value: unknown, path: readonly string[] = []): [string, unknown][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) =>
      path.length > 0 || OWN_FIELDS.includes(key) ? leaves(part, [...path, key]) : [],
    );
  }
  return [[path.join('.'), value]];
}

function pathsIn(folder: string): string[] {
  try {
    const names = filesIn(folder).filter((name) => !name.endsWith('.schema.json'));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}
