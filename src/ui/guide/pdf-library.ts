import modernWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { pdfjs } from 'react-pdf';
import { PARTS_HEADER } from '../../domain/guide/guide.ts';
import { PDF_BUILD } from './pdf-build.ts';
import legacyWorker from './pdf-legacy-worker.ts?worker&url';

const WORKERS = { modern: modernWorker, legacy: legacyWorker };

/** The library's own words for a document that cannot be read (spec §8 Guide). */
export const UNREADABLE = 'Failed to load PDF file.';

const files = `/pdfjs/${pdfjs.version}`;

/**
 * How documents are loaded: page by page where the server answers ranges, everything else from this site, decoders
 * without WebAssembly, and nothing said in the console, since the machine says it.
 */
export const DOCUMENT_OPTIONS = {
  cMapUrl: `${files}/cmaps/`,
  standardFontDataUrl: `${files}/standard_fonts/`,
  wasmUrl: `${files}/wasm/`,
  useWasm: false,
  useWorkerFetch: true,
  httpHeaders: { [PARTS_HEADER]: '1' },
  disableAutoFetch: true,
  disableStream: true,
  // Small: where its page tree is flat, the library looks at the dictionary of every page before it shows the first.
  rangeChunkSize: 16_384,
  verbosity: pdfjs.VerbosityLevel.ERRORS,
};

// Milliseconds that the library gets to close its worker by itself.
const LEAVE_MS = 5000;

let wasClosed = false;

// Of a document that is closed, the library cancels what it still requests, however late on a busy machine, and handles no
// promise of that. What was cancelled has not failed.
window.addEventListener('unhandledrejection', (event) => {
  const isAbort = event.reason instanceof DOMException && event.reason.name === 'AbortError';
  if (wasClosed && isAbort) event.preventDefault();
});

/** The library's worker, ended with the document that it was made for. */
class GuideWorker extends pdfjs.PDFWorker {
  readonly #own: Worker;
  #leave: ReturnType<typeof setTimeout> | undefined;

  constructor(own: Worker) {
    super({ port: own as unknown as null, verbosity: DOCUMENT_OPTIONS.verbosity });
    this.#own = own;
  }

  /** Gives the library time to close the document, then ends the worker where no document has used it. */
  release() {
    wasClosed = true;
    this.#leave = setTimeout(() => this.destroy(), LEAVE_MS);
  }

  override destroy() {
    clearTimeout(this.#leave);
    super.destroy();
    this.#own.terminate();
  }
}

/**
 * Makes a worker for one document and hands it to the library, which ends it with that document. A worker that no
 * document has used is ended here.
 * @param onError where its script cannot be loaded
 * @returns whether it is there
 */
export function usePdfWorker(onError: (error: Error) => void): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Drops the fonts of earlier documents, one that was still on its way when its document went among them. Those of style
    // sheets stay; nothing else adds one.
    document.fonts.clear();
    const port = new Worker(WORKERS[PDF_BUILD], { type: 'module' });
    const worker = new GuideWorker(port);
    pdfjs.GlobalWorkerOptions.workerPort = port;
    const lose = () => onError(new Error(UNREADABLE));
    port.addEventListener('error', lose);
    setReady(true);
    return () => {
      port.removeEventListener('error', lose);
      pdfjs.GlobalWorkerOptions.workerPort = null;
      worker.release();
    };
  }, [onError]);
  return isReady;
}
