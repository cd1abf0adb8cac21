import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import * as v from 'valibot';
import { optional, optionalYear, text } from '../folder/entries.ts';
import type { ContentFolder } from '../folder/folder.ts';
import { listLength, listSources, readList } from '../folder/lists.ts';
import { fileNamed, type Reference, shownPath } from '../folder/references.ts';
import { words } from '../folder/words.ts';
import type { Product } from '../items.ts';
import { said } from '../language.ts';
import { ownAddress } from '../own-files.ts';
import { withoutUndefined } from '../without-undefined.ts';
import type { Feed } from './feed.ts';

const LIST = 'legal-products';
const DRIVE_FOLDER = /^https:\/\/drive\.google\.com\/(?:drive\/(?:u\/\d+\/)?folders|embeddedfolderview)\b/i;
/** The folder of the texts of regulations. */
const TEXTS = 'produk-hukum';
/** What may stand in an entry of legal-products.yaml. */
export const LEGAL_PRODUCT = v.strictObject({
  name: words(text, 'Nama', 'Seperti tertulis pada dokumennya.'),
  file: words(optional, 'Dokumen', 'Berkas yang disimpan di situs ini. Isi ini, atau alamatnya.', 'document'),
  url: words(
    optional,
    'Alamat dokumen',
    'Bila dokumennya di tempat lain: alamat yang diawali https://.',
    'address',
  ),
  type: words(optional, 'Jenis', 'pdf, doc, docx, xlsx, zip, atau txt. Bila kosong, dari akhiran namanya.'),
  category: words(optional, 'Kelompok', 'Seperti Perda, Lampiran, atau Formulir.'),
  year: words(optionalYear, 'Tahun', 'Seperti 2024.'),
  teks: words(
    optional,
    'Bunyinya',
    'Nama berkasnya di produk-hukum tanpa .md, seperti perwali-31-2021; kartunya lalu membuka halaman itu.',
  ),
});

/** The legal products: content/legal-products.yaml or .csv; a document is an address, or a file of the folder. */
export const legalProducts: Feed<Product> = {
  list: LIST,
  read: readLegalProducts,
  sources: (folder, items) => listSources(folder, LEGAL_PRODUCT, LIST, items, ['name', 'category', 'year']),
  received: (folder) => listLength(folder, LEGAL_PRODUCT, LIST),
};

/** The MIME types that an office may call by the ending of their files. */
export const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['zip', 'application/x-zip-compressed'],
  ['txt', 'text/plain'],
]);

function readLegalProducts(folder: ContentFolder): Product[] {
  return readList(folder, LEGAL_PRODUCT, LIST).flatMap(({ entry, lineOf, path }) => {
    const refuse = (line: number, message: string) => {
      folder.report({ file: shownPath(folder, path), line, message });
      return [];
    };
    const { file, url: address, type: typeText, teks, ...rest } = entry;
    const hasText = teks === undefined || existsSync(join(folder.root, TEXTS, `${teks}.md`));
    if (!hasText) {
      refuse(
        lineOf('teks'),
        said(
          `${TEXTS}/${teks}.md tidak ada; tulis nama berkas di sana tanpa .md`,
          `there is no ${TEXTS}/${teks}.md; write the name of one without .md`,
        ),
      );
    }
    if ((file === undefined) === (address === undefined)) {
      return refuse(
        lineOf(),
        said(
          'isi url, yaitu alamat, atau file, yaitu nama berkas di folder ini, salah satu saja',
          'write either url, an address, or file, the name of a file in the folder',
        ),
      );
    }
    if (file !== undefined && typeOf(file) === undefined) {
      return refuse(
        lineOf('file'),
        said(
          `berkas ${JSON.stringify(file)} bukan dokumen; namanya berakhir ${[...TYPES.keys()].join(', ')}`,
          `${JSON.stringify(file)} is no document; its name ends with ${[...TYPES.keys()].join(', ')}`,
        ),
      );
    }
    const type =
      typeText === undefined
        ? typeOf(file ?? address ?? '')
        : (TYPES.get(typeText.toLowerCase()) ?? typeText);
    if (type !== undefined && !type.includes('/')) {
      return refuse(
        lineOf('type'),
        said(
          `bagian type tidak dapat berisi ${JSON.stringify(type)}; tulis ${[...TYPES.keys()].join(', ')}, atau jenis MIME`,
          `type takes ${[...TYPES.keys()].join(', ')} or a MIME type; it holds ${JSON.stringify(type)}`,
        ),
      );
    }
    const document = documentOf(folder, path, { file, address });
    if ('problem' in document) return refuse(lineOf(file === undefined ? 'url' : 'file'), document.problem);
    const { path: url } = document;
    const regulation = hasText ? teks : undefined;
    return [{ ...withoutUndefined({ ...rest, regulation }), name: rest.name, type: type ?? '', url }];
  });
}

const typeOf = (name: string): string | undefined =>
  TYPES.get(
    extname(name.replace(/[?#].*$/, ''))
      .slice(1)
      .toLowerCase(),
  );

/** Finds the document that an entry names: the path of a file of the folder, or an address. */
function documentOf(
  folder: ContentFolder,
  path: string,
  { file, address = '' }: { readonly file: string | undefined; readonly address: string | undefined },
): Reference {
  if (file !== undefined) return fileNamed(folder.root, dirname(path), file);
  const url = ownAddress(folder.root, address) ?? folder.rules.safeAddress(address);
  if (url === undefined) {
    return {
      problem: said(
        `alamat ${JSON.stringify(address)} tidak aman; tulis yang diawali https://`,
        `${JSON.stringify(address)} is no safe address; write one that starts with https://`,
      ),
    };
  }
  if (!DRIVE_FOLDER.test(url)) return { path: url };
  return {
    problem: said(
      'ini folder Drive, bukan dokumen; tulis tautan berkasnya, atau letakkan berkasnya di documents dan tulis namanya di file',
      'this is a folder of Drive, no document; write the link of the file, or put the file into documents and its name into file',
    ),
  };
}
