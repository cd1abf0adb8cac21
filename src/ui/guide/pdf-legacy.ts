import './pdf-missing.ts';
import * as library from 'pdfjs-dist/legacy/build/pdf.mjs';

export const PDF_LIBRARY: typeof import('pdfjs-dist') = library;
