import * as library from 'pdfjs-dist/build/pdf.mjs';

export const PDF_LIBRARY: typeof import('pdfjs-dist') = library;
