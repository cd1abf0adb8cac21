import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback } from 'react';
import { flattenOutline, type OutlineEntry, type OutlineNode } from '../../domain/guide/outline.ts';
import { useRead } from './use-read.ts';

type PdfOutline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** The document's outline as a list to jump by; empty where it has none, or until it is read. */
export function useOutline(pdf: PDFDocumentProxy): readonly OutlineEntry[] {
  const read = useCallback(async () => {
    const nodes = await readNodes(pdf, (await pdf.getOutline()) ?? []);
    return flattenOutline(nodes, pdf.numPages);
  }, [pdf]);
  return useRead<readonly OutlineEntry[]>(read, NONE);
}

const NONE: readonly OutlineEntry[] = [];

function readNodes(pdf: PDFDocumentProxy, outline: PdfOutline): Promise<OutlineNode[]> {
  return Promise.all(
    outline.map(async ({ title, dest, items }) => ({
      title,
      index: await pageOf(pdf, dest).catch(() => undefined),
      items: await readNodes(pdf, items),
    })),
  );
}

async function pageOf(pdf: PDFDocumentProxy, dest: PdfOutline[number]['dest']): Promise<number | undefined> {
  const [page] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
  if (typeof page === 'number') return page;
  return page === undefined ? undefined : pdf.getPageIndex(page);
}
