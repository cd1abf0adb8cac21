import { loadPdfLibrary } from './pdf-build.ts';

/**
 * Loads the content of the guide: a chunk of its own, with the libraries that draw and turn the pages. The library that
 * reads the document is loaded first, in the build for this browser.
 */
export async function loadGuideBody() {
  await loadPdfLibrary();
  return (await import('./guide-body.tsx')).GuideBody;
}
