import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHidden, type Mistake, said, sortedNames } from '@bupc/content/files';
import {
  type OtherRegulation,
  type Regulation,
  sectionsOf,
} from '../../../src/domain/regulations/regulation.ts';
import { REGULATIONS } from '../../../src/domain/shared/regulation-address.ts';
import { safeAddress } from '../../../src/domain/shared/safe-address.ts';
import { contentFile, type Environment, type Read, used } from '../city-files.ts';
import { withLinks } from './linked-text.ts';
import { type ReadRegulation, readRegulation } from './read-regulation.ts';
import type { FileRegulation } from './regulation-schema.ts';

/** The folder of the regulations in the content folder. */
export const REGULATIONS_FOLDER = 'produk-hukum';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const ENDING = /\.md$/;

/** Reads the regulations of the content folder, or lists what is wrong in their files (docs/content.md). */
export function judgeRegulations(env: Environment): Read<readonly Regulation[]> {
  const { path } = contentFile(env, REGULATIONS_FOLDER);
  const names = existsSync(path) ? sortedNames(readdirSync(path).filter((name) => !isHidden(name))) : [];
  const mistakes: Mistake[] = [];
  const read = names.flatMap((name) => {
    const { file } = contentFile(env, join(REGULATIONS_FOLDER, name));
    const slug = name.replace(ENDING, '');
    if (slug === name || !SLUG.test(slug)) {
      const message = said(
        'namai dengan huruf kecil, angka, dan tanda hubung, lalu .md: perwali-31-2021.md',
        'name it in small letters, digits and hyphens, and .md: perwali-31-2021.md',
      );
      mistakes.push({ file, message });
      return [];
    }
    const source = readFileSync(join(path, name), 'utf8').replace(/\r\n?/g, '\n');
    const one = readRegulation(env, slug, file, source);
    mistakes.push(...(one.mistakes ?? []));
    return one.value ?? [];
  });
  // Where one cannot be read, nobody knows what the others may name.
  if (mistakes.length > 0) return { mistakes };
  const regulations = read.map((one) => regulationOf(one, read, mistakes));
  return mistakes.length > 0 ? { mistakes } : { value: regulations };
}

/**
 * Reads the regulations of the site that is built.
 * @throws CityError naming everything in their files that cannot be used
 */
export const readRegulations = (env: Environment): readonly Regulation[] => used(judgeRegulations(env));

function regulationOf(one: ReadRegulation, all: readonly ReadRegulation[], mistakes: Mistake[]): Regulation {
  const { slug, file, head, lineOf } = one;
  const named = (field: keyof typeof head) => (other: FileRegulation, index?: number) => {
    const written = typeof other === 'string' ? { nama: other } : other;
    const found = all.find((each) => each.slug === written.nama);
    if (found === undefined && SLUG.test(written.nama)) {
      const line = index === undefined ? lineOf(field) : lineOf(field, index);
      mistakes.push({
        file,
        line,
        message: said(
          `${written.nama}.md tidak ada di samping berkas ini; tulis namanya, atau sebutan biasa peraturannya`,
          `there is no ${written.nama}.md beside this file; write its name, or the regulation's plain name`,
        ),
      });
    }
    return otherOf(written, found);
  };
  const replacedBy = head['diganti oleh'];
  checkFormer(one, mistakes, all);
  return {
    slug,
    title: head.judul,
    about: head.tentang,
    shortName: head.singkat,
    since: head.berlaku,
    words: head.kata ?? '',
    ...(head.pdf !== undefined && { pdf: head.pdf }),
    ...(head.diperiksa !== undefined && { checked: head.diperiksa }),
    amendedBy: (head['diubah oleh'] ?? []).map(named('diubah oleh')),
    replaces: (head.menggantikan ?? []).map(named('menggantikan')),
    ...(replacedBy !== undefined && { replacedBy: named('diganti oleh')(replacedBy) }),
    guide: guideOf(one, mistakes),
    uses: {},
    ...withLinks(one.text, (href) => addressOf(href, one, all, mistakes)),
  };
}

/** Takes the pages of the guide for its articles; one that the text lacks is a mistake. */
function guideOf({ file, head, lineOf, text }: ReadRegulation, mistakes: Mistake[]): Regulation['guide'] {
  const { panduan = {} } = head;
  const known = new Set(sectionsOf(text).map(({ id }) => id));
  for (const id of Object.keys(panduan).filter((one) => !known.has(one))) {
    const message = said(
      `panduan menjelaskan ${id}, yang tidak ada di berkas ini; tulis yang ada`,
      `the guide explains a ${id} that this file lacks; write one that is there`,
    );
    mistakes.push({ file, line: lineOf('panduan', id), message });
  }
  return panduan;
}

function otherOf(
  { nama, bagian, berlaku, pdf }: Exclude<FileRegulation, string>,
  found: ReadRegulation | undefined,
): OtherRegulation {
  const since = berlaku ?? found?.head.berlaku;
  const address = pdf ?? found?.head.pdf;
  return {
    name: found?.head.singkat ?? nama,
    ...(found && { slug: found.slug }),
    ...(bagian !== undefined && { part: bagian }),
    ...(since !== undefined && { since }),
    ...(address !== undefined && { pdf: address }),
  };
}

/** A former wording before a regulation that is not said to have changed this one is a mistake. */
function checkFormer(
  { file, head, text, source }: ReadRegulation,
  mistakes: Mistake[],
  all: readonly ReadRegulation[],
): void {
  const changing = (head['diubah oleh'] ?? []).map((other) => {
    const name = typeof other === 'string' ? other : other.nama;
    return all.find(({ slug }) => slug === name)?.head.singkat ?? name;
  });
  for (const { before } of sectionsOf(text).flatMap(({ former = [] }) => former)) {
    if (changing.includes(before)) continue;
    const message = said(
      `'Sebelum ${before}' menyebut peraturan yang tidak ada di 'diubah oleh'; tulis di sana juga`,
      `'Sebelum ${before}' names a regulation that 'diubah oleh' lacks; write it there too`,
    );
    mistakes.push({ file, line: lineAt(source, source.search(/^### Sebelum /im)), message });
  }
}

const SECTION = /^(?:pasal|lampiran)-/;

/** Makes the address of a link, which may be short: 'lampiran-13' beside, 'perwali-4-2024/pasal-6' in another regulation. */
function addressOf(
  href: string,
  { slug, file, source }: ReadRegulation,
  all: readonly ReadRegulation[],
  mistakes: Mistake[],
): string {
  const wrong = (message: string) => {
    const line = lineAt(source, source.indexOf(`](${href})`));
    mistakes.push({
      file,
      line,
      message: said(`tautan '${href}' ${message}`, `the link '${href}' ${message}`),
    });
    return href;
  };
  const short = href.startsWith(`${REGULATIONS}/`) ? href.slice(REGULATIONS.length + 1) : href;
  const [path = ''] = short.split('#');
  const [of = '', section] = SECTION.test(path) ? [slug, path] : path.split('/');
  const known = all.find((each) => each.slug === of);
  if (known === undefined) {
    if (/^(?:https?:\/\/|\/)/.test(href) && !href.startsWith(REGULATIONS) && safeAddress(href)) return href;
    return wrong(
      said(
        'tidak menuju ke mana pun; tulis lampiran-13, pasal-44#ayat-3, perwali-4-2024/pasal-6, atau alamat https',
        'leads nowhere; write lampiran-13, pasal-44#ayat-3, perwali-4-2024/pasal-6 or an https address',
      ),
    );
  }
  if (section !== undefined && !sectionsOf(known.text).some(({ id }) => id === section))
    return wrong(
      said(
        `menyebut ${section}, yang tidak ada di ${known.file}; tulis yang ada`,
        `names a ${section} that ${known.file} lacks; write one that is there`,
      ),
    );
  return `${REGULATIONS}/${SECTION.test(path) ? `${slug}/${short}` : short}`;
}

/** Counts lines without parting the text: there may be thousands of links in it. */
function lineAt(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
