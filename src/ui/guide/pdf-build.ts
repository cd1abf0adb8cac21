import { pdfBuildFor } from '../../domain/guide/pdf-build.ts';

// A step at a time, since what holds a name may be missing too, and never by reading what may throw.
function browserHas(name: string): boolean {
  let at: unknown = globalThis;
  for (const step of name.split('.')) {
    const key = step.startsWith('@@') ? Reflect.get(Symbol, step.slice(2)) : step;
    if (Object(at) !== at || !(key in (at as object))) return false;
    at = Object.getOwnPropertyDescriptor(at, key)?.value;
  }
  return true;
}

/** The build of the library for this browser: asked before the legacy build adds what the browser lacks. */
export const PDF_BUILD = pdfBuildFor(browserHas);

const BUILDS = {
  modern: () => import('./pdf-modern.ts'),
  legacy: () => import('./pdf-legacy.ts'),
};

/** Brings the library; it puts itself where pdf-names.ts takes it from. */
export const bringPdfLibrary = (): Promise<unknown> => BUILDS[PDF_BUILD]();
