/// <reference types="vite/client" />
/// <reference types="trusted-types" />

/** The deployment that vite.config.ts has validated, written into the build. */
declare const __DEPLOYMENT__: import('./adapters/deployment/deployment.ts').Deployment;

/** Whether the testers' tools are part of the build: a constant of its own, so that they are left out whole. */
declare const __QA__: boolean;

/** The office of the content folder (tools/city). */
declare module 'virtual:city' {
  export const config: import('./domain/city-config.ts').CityConfig;
}

/** The map of the content folder (tools/city). */
declare module 'virtual:city-map' {
  export const map: import('./domain/map/map-config.ts').MapConfig;
}

/** What can be downloaded of the map of the content folder (tools/city). */
declare module 'virtual:map-data' {
  export const mapData: import('./domain/map/data-set.ts').MapData;
}

/** What the pages about the site say of this build and of the content folder (tools/city). */
declare module 'virtual:site-facts' {
  export const build: import('./ui/pages/inner/privacy-text.tsx').PrivacyBuild;
  export const facts: import('./ui/pages/inner/site-groups.ts').SiteFacts;
}

/** The steps of the content folder (tools/city). */
declare module 'virtual:city-steps' {
  export const procedures: import('./domain/procedures/procedure.ts').Procedures;
}

/** The old and everyday words of the content folder (tools/city). */
declare module 'virtual:city-words' {
  export const words: readonly import('./domain/search/spoken-words.ts').SpokenWord[];
}

/** The built-in gallery of the content folder (tools/city). */
declare module 'virtual:built-in-gallery' {
  export const FOLDERS: readonly import('./domain/gallery/built-in-folder.ts').BuiltInFolder[];
}

/** The regulations of the content folder, each loaded by its slug when it is asked for (tools/city). */
declare module 'virtual:regulations' {
  export const REGULATIONS: Readonly<
    Record<string, () => Promise<import('./domain/regulations/regulation.ts').Regulation>>
  >;
  /** All of them without their texts: those in force first, the newest before. */
  export const REGULATION_LIST: readonly import('./domain/regulations/regulation.ts').ListedRegulation[];
  /** What of them the guide explains. */
  export const GUIDE_RULES: readonly import('./domain/shared/guide-rule.ts').GuideRule[];
}

/** The text of the guide, page by page: the build reads it (tools/city/guide-pages.ts). */
declare module 'virtual:guide-pages' {
  export const GUIDE_PAGES: readonly import('./domain/search/entries-of-items.ts').SearchedPage[];
}

// The library's builds without types.
declare module 'pdfjs-dist/build/pdf.mjs';
declare module 'pdfjs-dist/legacy/build/pdf.mjs';
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
