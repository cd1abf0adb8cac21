import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { flattenOutline, type OutlineEntry, type OutlineNode } from '../../domain/guide/outline.ts';

type PdfOutline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** The document's outline as a list to jump by; empty where it has none, or until it is read. */
export function useOutline(pdf: PDFDocumentProxy): readonly OutlineEntry[] {
  const [entries, setEntries] = useState<readonly OutlineEntry[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const nodes = await readNodes(pdf, (await pdf.getOutline()) ?? []);
      if (isCurrent) setEntries(flattenOutline(nodes, pdf.numPages));
    };
    // A document whose outline is broken is read without it.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pdf]);
  return entries;
}

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
