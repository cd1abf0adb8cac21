// What react-pdf and this site import of pdfjs-dist (vite.config.ts), from the build that this browser loaded: it
// registers itself globally, as its own viewer expects.
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
