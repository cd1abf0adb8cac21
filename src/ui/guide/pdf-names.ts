import { pdfLibrary } from './pdf-build.ts';

// What react-pdf and this site import of pdfjs-dist (vite.config.ts), from the build that this browser loaded.
export const {
  AnnotationLayer,
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
  version,
} = pdfLibrary();
