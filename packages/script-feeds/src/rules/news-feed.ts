import { rules } from '#site-rules';
import { documentText } from './caption.ts';
import { cellDate } from './cell-date.ts';
import { missing } from './drive-cell.ts';
import { type DriveItems, known } from './drive-item.ts';
import { driveReference } from './drive-reference.ts';
import { type FeedRule, limited } from './feed-rule.ts';
import { articlePictures, pictureNeeds } from './news-pictures.ts';
import { quoted } from './note.ts';
import { type KeyOf, NEWS_SHEET } from './sheets.ts';
import { slugOf } from './slug.ts';
import type { Row } from './table.ts';

type NewsRow = Row<KeyOf<typeof NEWS_SHEET>>;

/** The feed of the news: a row without a title, an own id or a text is left out and noted. */
export const newsFeed: FeedRule = {
  sheet: NEWS_SHEET,
  needs: ({ rows }, items) =>
    (rows as readonly NewsRow[]).flatMap((row) => [...documentNeeds(row), ...pictureNeeds(row, items)]),
  build({ rows }, items) {
    const ids = new Map<string, number>();
    const all = (rows as readonly NewsRow[]).flatMap((row) => article(row, items, ids));
    const articles = limited(all, rules.limits.articles, (message) =>
      rows[rules.limits.articles]?.note('title', message),
    );
    return { document: { articles }, items: articles.length };
  },
};

function documentNeeds(row: NewsRow) {
  const reference = driveReference(row.link('document'));
  if (
    reference === undefined ||
    reference.kind === 'folder' ||
    row.text('content', rules.limits.content) !== ''
  )
    return [];
  const { kind: _, ...rest } = reference;
  return [{ kind: 'text', ...rest } as const];
}

function article(row: NewsRow, items: DriveItems, ids: Map<string, number>) {
  const title = row.text('title');
  if (title === '') row.note('title', 'Judul kosong. Tulis judul berita.');
  const content = contentOf(row, items);
  if (title === '' || content === undefined) return [];
  const id = ownId(row, title, ids);
  if (id === undefined) return [];
  const created = dateOf(row, 'date');
  if (created === undefined && row.text('date') === '')
    row.note('date', 'Tanggal kosong: berita tampil paling akhir tanpa tanggal. Tulis misalnya 18/11/2024.');
  const modified = dateOf(row, 'modified') ?? created;
  return [
    {
      id,
      title,
      content,
      images: articlePictures(row, title, items),
      ...(created !== undefined && {
        metadata: {
          createdDate: new Date(created).toISOString(),
          dateDetails: { created: moment(created), modified: moment(modified ?? created) },
        },
      }),
    },
  ];
}

function contentOf(row: NewsRow, items: DriveItems): string | undefined {
  const typed = row.text('content', rules.limits.content);
  if (typed !== '') return typed;
  const bad = (column: 'content' | 'document', message: string) => {
    row.note(column, message);
    return undefined;
  };
  const link = row.link('document');
  if (link === '')
    return bad(
      'content',
      'Isi kosong. Tulis isi berita, atau tempel tautan Google Dokumen di kolom "Dokumen".',
    );
  const reference = driveReference(link);
  if (reference === undefined) return bad('document', `${quoted(link)} bukan tautan Google Dokumen.`);
  const item = known(items, 'text', reference.id);
  if (item === undefined || !item.found) return bad('document', missing(link));
  if (item.text === undefined)
    return bad(
      'document',
      `${quoted(item.name ?? '')} tidak dapat dibaca. Buka dan pilih "Simpan sebagai Google Dokumen".`,
    );
  const text = asMarkup(documentText(item.text));
  return text === ''
    ? bad('document', `${quoted(item.name ?? '')} kosong. Tulis isi berita di dokumen itu.`)
    : text;
}

// The text of a document is plain text: what looks like markup in it is not meant as markup.
function asMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function ownId(row: NewsRow, title: string, ids: Map<string, number>): string | undefined {
  const id = row.text('id') || slugOf(title);
  const first = ids.get(id);
  if (id === '') row.note('id', 'Id tidak dapat dibuat dari judul. Tulis Id, misalnya pola-ruang-2024.');
  else if (first !== undefined)
    row.note('id', `Id ${quoted(id)} sudah dipakai di baris ${first}. Tulis Id lain.`);
  if (id === '' || first !== undefined) return undefined;
  ids.set(id, row.number);
  return id;
}

function dateOf(row: NewsRow, key: 'date' | 'modified'): number | undefined {
  const said = row.text(key);
  const ms = said === '' ? undefined : cellDate(row.value(key));
  if (said !== '' && ms === undefined)
    row.note(key, `Tanggal ${quoted(said)} tidak terbaca. Tulis misalnya 18/11/2024 atau 18 November 2024.`);
  return ms;
}

const moment = (ms: number) => ({ timestamp: ms, iso: new Date(ms).toISOString() });
