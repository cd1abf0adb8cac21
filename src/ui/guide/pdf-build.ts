import { pdfBuildFor } from '../../domain/guide/pdf-build.ts';

// Step by step, since the object that has a name may be missing too; no getter that may throw is read.
function browserHas(name: string): boolean {
  let at: unknown = globalThis;
  for (const step of name.split('.')) {
    const key = step.startsWith('@@') ? Reflect.get(Symbol, step.slice(2)) : step;
    if (Object(at) !== at || !(key in (at as object))) return false;
    at = Object.getOwnPropertyDescriptor(at, key)?.value;
  }
  return true;
}

/** The build of the library for this browser: decided before the legacy build adds what the browser lacks. */
export const PDF_BUILD = pdfBuildFor(browserHas);

const BUILDS = {
  modern: () => import('./pdf-modern.ts'),
  legacy: () => import('./pdf-legacy.ts'),
};

let loaded: typeof import('pdfjs-dist') | undefined;

/** Loads the library. What imports it by name is loaded afterwards. */
export async function loadPdfLibrary(): Promise<void> {
  loaded = (await BUILDS[PDF_BUILD]()).PDF_LIBRARY;
}

/** @throws where the library has not been loaded */
export function pdfLibrary(): typeof import('pdfjs-dist') {
  if (!loaded) throw new Error('the library of the guide has not been loaded');
  return loaded;
}
