import './pdf-missing.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
