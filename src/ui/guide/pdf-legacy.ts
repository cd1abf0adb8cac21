import './pdf-missing.ts';
import 'pdfjs-dist/legacy/build/pdf.mjs';
