import { readParagraphs } from './read-paragraphs.ts';
import type { Chapter, FormerWording, RegulationSection, RegulationText } from './regulation.ts';
import type { SourceBlock, StructureMistake } from './source-block.ts';

const CHAPTER = /^BAB ([IVXLC]+)(?:\s+(.+))?$/i;
const ANNEX = /^Lampiran (\d+[A-Z]?)(?:\s+(.+))?$/i;
const ARTICLE = /^Pasal (\d+[A-Z]?)(?:\s+(.+))?$/i;
const FORMER = /^Sebelum (.+)$/i;
const SUMMARY = /^Singkatnya\s*:\s*/i;

interface Open {
  readonly section: Pick<RegulationSection, 'id' | 'name' | 'title'>;
  readonly line: number;
  readonly blocks: SourceBlock[];
  readonly into: RegulationSection[];
}

/**
 * Reads chapters ('# BAB IV …'), articles ('## Pasal 44 …'), annexes ('# Lampiran 13 …'), summaries ('> Singkatnya: …') and
 * paragraphs ('(1) …') out of the blocks of a file (docs/content.md).
 * @param lastLine where something that is missing altogether is reported
 */
export function readStructure(
  blocks: readonly SourceBlock[],
  lastLine: number,
): { readonly text: RegulationText; readonly mistakes: readonly StructureMistake[] } {
  const mistakes: StructureMistake[] = [];
  const wrong = (line: number, message: string) => void mistakes.push({ line, message });
  const chapters: (Omit<Chapter, 'articles'> & { readonly articles: RegulationSection[] })[] = [];
  const annexes: RegulationSection[] = [];
  const seen = new Map<string, number>();
  let articles: RegulationSection[] | undefined;
  let open: Open | undefined;

  const close = () => {
    if (open) open.into.push(readSection(open, wrong));
    open = undefined;
  };
  const isNew = (name: string, line: number) => {
    const before = seen.get(name);
    if (before !== undefined) wrong(line, `${name} sudah ada di baris ${before}; tulis masing-masing sekali`);
    else seen.set(name, line);
  };
  const begin = (kind: 'Pasal' | 'Lampiran', number: string, title: string, line: number) => {
    const name = `${kind} ${number.toUpperCase()}`;
    isNew(name, line);
    const into = kind === 'Pasal' ? (articles ?? []) : annexes;
    open = {
      section: { id: `${kind}-${number}`.toLowerCase(), name, title },
      line,
      blocks: [],
      into,
    };
  };
  const takeHeading = (heading: SourceBlock & { kind: 'heading' }) => {
    const { depth, text, line } = heading;
    if (depth === 3 && FORMER.test(text) && open) return void open.blocks.push(heading);
    close();
    const [, chapter = '', about = ''] = CHAPTER.exec(text) ?? [];
    const [, annex = '', annexTitle = ''] = ANNEX.exec(text) ?? [];
    const [, article = '', title = ''] = ARTICLE.exec(text) ?? [];
    if (depth === 1 && chapter !== '') {
      const number = chapter.toUpperCase();
      isNew(`BAB ${number}`, line);
      if (about === '') wrong(line, `BAB ${number} tanpa nama; tulis sesudah nomornya`);
      articles = [];
      chapters.push({ number, title: about, articles });
    } else if (depth === 1 && annex !== '') {
      articles = undefined;
      begin('Lampiran', annex, annexTitle, line);
    } else if (depth === 2 && article !== '') {
      if (articles === undefined)
        wrong(line, `Pasal ${article} tidak di dalam bab; tulis '# BAB I …' di atasnya`);
      begin('Pasal', article, title, line);
    } else {
      wrong(
        line,
        `judul ialah '# BAB I …', '## Pasal 1 …', '# Lampiran 1 …', atau di dalamnya '### Sebelum …', bukan '${'#'.repeat(depth)} ${text}'`,
      );
    }
  };

  for (const block of blocks) {
    if (block.kind === 'heading') takeHeading(block);
    else if (open) open.blocks.push(block);
    else wrong(block.line, "ini tidak di dalam pasal; tulis '## Pasal 1 …' atau '# Lampiran 1 …' di atasnya");
  }
  close();
  if (chapters.every((chapter) => chapter.articles.length === 0)) {
    wrong(lastLine, "pasalnya tidak ada; tulis '# BAB I …' dan di bawahnya '## Pasal 1 …'");
  }
  return { text: { chapters, annexes }, mistakes };
}

type Wrong = (line: number, message: string) => void;

function readSection({ section, line, blocks: all }: Open, wrong: Wrong): RegulationSection {
  const from = all.findIndex(({ kind }) => kind === 'heading');
  const blocks = from < 0 ? all : all.slice(0, from);
  const former = from < 0 ? [] : readFormer(all.slice(from), section.name, wrong);
  const quotes = blocks.filter((block) => block.kind === 'quote');
  for (const [index, quote] of quotes.entries()) {
    if (index > 0) wrong(quote.line, `${section.name} sudah punya ringkasan; simpan salah satu saja`);
    else if (!SUMMARY.test(quote.text))
      wrong(quote.line, "kutipan ialah ringkasan; awali dengan '> Singkatnya: …'");
  }
  const summary = quotes[0]?.text.replace(SUMMARY, '').trim();
  const paragraphs = paragraphsOf(blocks, wrong);
  if (paragraphs.length === 0) wrong(line, `${section.name} tanpa isi; tulis di bawah judulnya`);
  return { ...section, ...(summary && { summary }), paragraphs, ...(former.length > 0 && { former }) };
}

function paragraphsOf(
  blocks: readonly SourceBlock[],
  wrong: Wrong,
  options: { readonly hasGaps?: boolean } = {},
): RegulationSection['paragraphs'] {
  for (const block of blocks) {
    if (block.kind === 'other')
      wrong(block.line, 'pasal berisi teks, daftar, dan tabel; tulis sebagai salah satunya');
  }
  const texts = blocks.filter((block) => block.kind === 'lines' || block.kind === 'part');
  const { paragraphs, mistakes } = readParagraphs(texts, options);
  for (const mistake of mistakes) wrong(mistake.line, mistake.message);
  return paragraphs;
}

/** Reads the former wordings of a section: each from its heading to the next one. */
function readFormer(blocks: readonly SourceBlock[], name: string, wrong: Wrong): FormerWording[] {
  const [heading, ...rest] = blocks;
  if (heading?.kind !== 'heading') return [];
  const next = rest.findIndex(({ kind }) => kind === 'heading');
  const own = next < 0 ? rest : rest.slice(0, next);
  const [, before = ''] = FORMER.exec(heading.text) ?? [];
  for (const quote of own.filter(({ kind }) => kind === 'quote'))
    wrong(quote.line, `ringkasan ${name} berdiri di atas '### Sebelum …', bukan di bawahnya`);
  const paragraphs = paragraphsOf(own, wrong, { hasGaps: true });
  if (paragraphs.length === 0)
    wrong(heading.line, `'### ${heading.text}' tanpa isi; tulis bunyinya di bawahnya`);
  return [
    { before: before.trim(), paragraphs },
    ...(next < 0 ? [] : readFormer(rest.slice(next), name, wrong)),
  ];
}
