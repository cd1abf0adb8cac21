import 'pdfjs-dist/build/pdf.mjs';
