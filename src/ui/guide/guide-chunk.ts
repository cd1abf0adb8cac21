import { bringPdfLibrary } from './pdf-build.ts';

/**
 * Brings what the guide shows: a chunk of its own, with the libraries that draw and turn the pages. The one that reads the
 * document comes first, in the build for this browser.
 */
export async function loadGuideBody() {
  await bringPdfLibrary();
  return (await import('./guide-body.tsx')).GuideBody;
}
