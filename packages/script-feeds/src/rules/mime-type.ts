import { rules } from '#site-rules';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
// A map, since an object would also know words such as 'constructor'.
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: WORD,
    word: WORD,
    zip: 'application/x-zip-compressed',
    txt: 'text/plain',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
);

/** The values of the column 'Jenis'. */
export const TYPE_WORDS = 'PDF, DOC, DOCX, ZIP, TXT, XLSX';

/** The type of a Google document; only such a one, and plain text, can be read for a caption or an article. */
export const GOOGLE_DOCUMENT = 'application/vnd.google-apps.document';

/** The type of what only points to another file of Drive. */
export const SHORTCUT = 'application/vnd.google-apps.shortcut';

/** Gives the MIME type that a word such as 'PDF' or '.zip', or a MIME type itself, names; undefined for another word. */
export function typeOfWord(word: string): string | undefined {
  const text = rules.mediaType(word);
  if (/^[\w.+-]+\/[\w.+-]+$/.test(text)) return text;
  const key = text
    .replace(/^\./, '')
    .replace(/^dokumen\s+|^berkas\s+|^file\s+|\s+document$|\s+archive$/g, '');
  return TYPES.get(key);
}

/** Gives the MIME type that the ending of a file's name or of a link's path says, or undefined. */
export function typeOfEnding(nameOrLink: string): string | undefined {
  const [path = ''] = nameOrLink.split(/[?#]/, 1);
  const ending = /\.(\w{3,4})$/.exec(path)?.[1];
  return ending === undefined ? undefined : typeOfWord(ending);
}

/** Whether a file's text can be read: a Google document or plain text. */
export function isReadableText(mimeType: string): boolean {
  return [GOOGLE_DOCUMENT, 'text/plain', 'text/markdown'].includes(rules.mediaType(mimeType));
}

/** Whether a file is a ZIP archive, by its type or else by its name. */
export function isZip({ mimeType, name }: { readonly mimeType: string; readonly name: string }): boolean {
  return (
    /^application\/(?:x-)?zip(?:-compressed)?$/.test(rules.mediaType(mimeType)) || /\.zip$/i.test(name.trim())
  );
}
