// What react-pdf and this site import of pdfjs-dist (vite.config.ts), out of the build that this browser was given: it
// puts itself here, as its own viewer expects.
const { pdfjsLib } = globalThis as unknown as { pdfjsLib: typeof import('pdfjs-dist') };

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
} = pdfjsLib;
