/** Something newer than the floor that may be used, and why that is fine. */
export interface Allowed {
  /** Features as MDN's data names them; what lies below one of them is allowed with it. */
  readonly features: readonly string[];
  /** The files that may use them: of the sources by their path, of the build by their name without its hash. */
  readonly in: readonly string[];
  readonly because: string;
}

const SCROLLBARS = ['css.properties.scrollbar-color', 'css.properties.scrollbar-width'];
const BALANCE = ['css.properties.text-wrap'];
const SKIPPED = ['css.properties.content-visibility'];
const FORCED = ['css.properties.forced-color-adjust'];
const PAPER = [
  'src/ui/styles/_print.scss',
  'src/ui/styles/_print-dialogs.scss',
  'src/ui/styles/_print-sections.scss',
];
const TRUSTED = ['api.trustedTypes', 'api.TrustedTypePolicyFactory'];

const AS_DRAWN = {
  scrollbars: 'an older browser draws its own scrollbars',
  balance: 'an older browser breaks lines as they come',
  skipped: 'an older browser draws at once what is not in sight',
  forced: 'Safari has no forced colours',
  pointers: 'a phone has no pointer',
  parts: 'a part of a field that is styled where a browser has it',
  trusted: 'asked for with `?.` or looked at first; a browser without Trusted Types refuses nothing',
};

/** What the sources of the site may use. */
export const ALLOWED_IN_SOURCES: readonly Allowed[] = [
  {
    features: SCROLLBARS,
    in: [
      'src/ui/gallery/_lightbox-foot.scss',
      'src/ui/legal-products/legal-products-section.scss',
      'src/ui/news/article-pictures.scss',
      'src/ui/regulations/contents.scss',
      'src/ui/styles/_tools.scss',
    ],
    because: AS_DRAWN.scrollbars,
  },
  {
    features: BALANCE,
    in: [
      'src/ui/finder/_step.scss',
      'src/ui/footer/footer.scss',
      'src/ui/leadership/leadership.scss',
      'src/ui/notices/notices.scss',
      'src/ui/pages/handoff-help.scss',
      'src/ui/styles/_base.scss',
    ],
    because: AS_DRAWN.balance,
  },
  {
    features: SKIPPED,
    in: ['src/ui/services/service-hub.scss', 'src/ui/support-video/support-video.scss'],
    because: AS_DRAWN.skipped,
  },
  {
    features: FORCED,
    in: ['src/ui/finder/_finder-frame.scss', 'src/ui/shared/viewer.scss', 'src/ui/styles/_forced.scss'],
    because: AS_DRAWN.forced,
  },
  {
    features: ['css.properties.cursor'],
    in: [
      'src/adapters/map/engine/maplibre.css',
      'src/ui/map-page/',
      'src/ui/finder/',
      'src/ui/notices/notices.scss',
      'src/ui/regulations/contents.scss',
      'src/ui/services/service-needs.scss',
      'src/ui/shared/',
      'src/ui/styles/_base.scss',
    ],
    because: AS_DRAWN.pointers,
  },
  {
    features: [
      'css.selectors.-moz-progress-bar',
      'css.selectors.-webkit-progress-bar',
      'css.selectors.-webkit-progress-value',
    ],
    in: ['src/ui/finder/_steps.scss'],
    because: AS_DRAWN.parts,
  },
  {
    features: ['css.selectors.-webkit-inner-spin-button', 'css.selectors.-webkit-search-cancel-button'],
    in: [
      'src/ui/guide/_guide-toolbar.scss',
      'src/ui/regulations/contents.scss',
      'src/ui/shared/search-box.scss',
    ],
    because: AS_DRAWN.parts,
  },
  {
    features: ['css.selectors.has'],
    in: ['src/ui/regulations/regulation.scss'],
    because: 'in a rule of its own: Firefox 115 prints the foot of the site too',
  },
  {
    features: ['css.selectors.has'],
    in: [
      'src/ui/finder/_finder-answer.scss',
      'src/ui/finder/_finder-end.scss',
      'src/ui/finder/_finder-frame.scss',
      'src/ui/legal-products/dropdown.scss',
    ],
    because:
      'Firefox 115 shows the mark of a radio alone, a lower dialog on a phone, says twice that there is more, and lets the page under a sheet scroll',
  },
  {
    features: ['css.selectors.has'],
    in: [
      'src/ui/map-page/activity-field.scss',
      'src/ui/map-page/place-search-box.scss',
      'src/ui/ribbon/ribbon.scss',
    ],
    because: 'where the browser says it has it: Firefox 115 frames what is typed instead of the whole field',
  },
  {
    features: ['css.selectors.has'],
    in: ['src/ui/news/article-dialog.scss'],
    because: 'Firefox 115 gives an article the height of other dialogs, and prints it as it prints them',
  },
  {
    features: ['css.selectors.has'],
    in: PAPER,
    because: 'in rules of their own: Firefox 115 prints a name twice, or a heading without its picture',
  },
  {
    features: ['css.at-rules.page', 'css.properties.size', 'css.properties.break-after.avoid'],
    in: ['src/ui/styles/_print.scss'],
    because: 'on paper alone: an older browser has margins, foot and breaks of its own',
  },
  {
    features: ['css.properties.print-color-adjust.exact', 'css.properties.zoom'],
    in: ['src/ui/styles/_print-dialogs.scss', 'src/ui/shared/step-mark.scss', 'src/ui/map-page/'],
    because:
      'on paper alone: an older browser prints swatches as it is told to, and the guide as large as it shows',
  },
  {
    features: ['css.at-rules.media.scripting'],
    in: ['src/ui/styles/_plain.scss', 'src/ui/map-page/map-page.scss', 'src/ui/notices/notices.scss'],
    because:
      'with JavaScript switched off an older browser shows controls that do nothing; all content is there',
  },
  {
    features: TRUSTED,
    in: ['src/adapters/browser/default-policy.ts', 'src/ui/news/trusted-content.ts'],
    because: AS_DRAWN.trusted,
  },
  {
    features: ['api.Window.requestIdleCallback'],
    in: ['src/boot/boot.ts', 'src/hydrate-home.tsx'],
    because: 'Safari is asked first whether it has it, and waits instead',
  },
  {
    features: ['api.Navigator.userActivation'],
    in: ['src/adapters/browser/blob-download.ts'],
    because: 'asked for with `?.`; without an answer the browser is taken to have been touched',
  },
  {
    features: ['api.Navigator.canShare'],
    in: ['src/adapters/browser/visitor-share.ts'],
    because: 'asked for with `?.`, after `share` itself',
  },
  {
    features: ['html.elements.video.playsinline'],
    in: ['src/ui/leadership/background-video.tsx', 'src/ui/support-video/video-player.tsx'],
    because: 'Firefox plays every video in its place',
  },
  {
    features: ['html.elements.img.fetchpriority'],
    in: ['src/ui/shared/remote-image.tsx'],
    because: 'an older browser finds the order by itself',
  },
  {
    features: ['javascript.statements.import.import_attributes'],
    in: ['src/'],
    because: 'the build puts the file into the code',
  },
  {
    features: ['api.URL.canParse_static'],
    in: ['src/adapters/deployment/address-forms.ts'],
    because: 'only the build reads the deployment',
  },
  {
    features: [
      'api.CookieStoreManager.unsubscribe',
      'api.MediaSource.handle',
      'api.VideoFrame.flip',
      'api.XRWebGLLayer.getViewport',
    ],
    in: [
      'src/ui/banners/use-turning.ts',
      'src/ui/guide/',
      'src/ui/shared/use-follower.ts',
      'src/ui/shared/use-painted.ts',
      'src/worker/files.ts',
    ],
    because: "names of the libraries' own objects: Workbox, page-flip, pdf.js, XState",
  },
];

const OLDER_PDF = ['guide-body.js', 'pdf-legacy.js', 'pdf-legacy-worker.js'];

/** What the built code and styles may use, libraries included. */
export const ALLOWED_IN_BUILD: readonly Allowed[] = [
  {
    features: SCROLLBARS,
    in: [
      'dialogs.css',
      'guide-body.css',
      'late.css',
      'lightbox-body.css',
      'regulation-page.css',
      'site.css',
      'swiper.css',
    ],
    because: AS_DRAWN.scrollbars,
  },
  { features: BALANCE, in: ['dialogs.css', 'late.css', 'peta.css', 'site.css'], because: AS_DRAWN.balance },
  { features: SKIPPED, in: ['late.css', 'site.css'], because: AS_DRAWN.skipped },
  {
    features: FORCED,
    in: ['dialogs.css', 'guide-body.css', 'late.css', 'peta.css', 'site.css', 'thumbnail-strip.css'],
    because: AS_DRAWN.forced,
  },
  {
    features: ['css.properties.cursor', 'css.selectors.selection'],
    in: [
      'dialogs.css',
      'guide-body.css',
      'late.css',
      'lightbox-body.css',
      'parcel-list.css',
      'peta.css',
      'regulation-page.css',
      'site.css',
      'thumbnail-strip.css',
    ],
    because: AS_DRAWN.pointers,
  },
  {
    features: [
      'css.selectors.-moz-progress-bar',
      'css.selectors.-webkit-progress-bar',
      'css.selectors.-webkit-progress-value',
    ],
    in: ['dialogs.css'],
    because: AS_DRAWN.parts,
  },
  {
    features: [
      'css.selectors.-webkit-inner-spin-button',
      'css.selectors.-webkit-scrollbar',
      'css.selectors.-webkit-search-cancel-button',
    ],
    in: ['guide-body.css', 'late.css', 'regulation-page.css', 'site.css', 'swiper.css'],
    because: AS_DRAWN.parts,
  },
  {
    features: ['css.selectors.has', 'css.at-rules.media.scripting'],
    in: ['dialogs.css', 'late.css', 'peta.css', 'regulation-page.css', 'ribbon.css', 'site.css'],
    because: 'see the sources',
  },
  {
    features: [
      'css.at-rules.page',
      'css.properties.size',
      'css.properties.break-after.avoid',
      'css.properties.zoom',
    ],
    in: ['late.css', 'peta.css', 'site.css'],
    because: 'see the sources',
  },
  {
    features: TRUSTED,
    in: ['dialogs.js', 'peta.js', 'purified-content.js', 'site.js', 'swiper.js'],
    because: AS_DRAWN.trusted,
  },
  {
    features: ['api.Navigator.userActivation', 'api.Window.requestIdleCallback'],
    in: ['blob-download.js', 'site.js'],
    because: 'see the sources',
  },
  {
    features: ['javascript.builtins.Error.captureStackTrace'],
    in: ['dialogs.js'],
    because: 'Headless UI asks for it first',
  },
  {
    features: [
      'api.HTMLElement.popover',
      'api.Navigation.currentEntry',
      'api.Navigator.connection',
      'api.NetworkInformation.downlink',
      'api.ViewTransition.skipTransition',
      'api.Window.navigation',
      'api.Window.setImmediate',
    ],
    in: ['indonesian-date.js', 'react.js'],
    because: 'React asks for each of them first',
  },
  {
    features: ['javascript.builtins.Error.captureStackTrace', 'javascript.builtins.Intl.Segmenter'],
    in: ['browser.js', 'range-source.js', 'tile_cache.js'],
    because: 'the packages of archives, PMTiles and MapLibre ask for it first',
  },
  {
    features: ['api.StorageAccessHandle'],
    in: ['range-source.js', 'tile-places.js'],
    because: 'the data take it for what has these names; it is window.URL',
  },
  {
    features: ['api.Document.startViewTransition', 'api.ViewTransition.updateCallbackDone'],
    in: ['router.js'],
    because: 'TanStack Router asks for it first',
  },
  {
    features: [
      'api.AbortSignal.any_static',
      'api.ReadableStream.@@asyncIterator',
      'api.URL.parse_static',
      'javascript.builtins.ArrayBuffer.transferToFixedLength',
      'javascript.builtins.Map',
      'javascript.builtins.Math.sumPrecise',
      'javascript.builtins.Promise',
      'javascript.builtins.Uint8Array',
    ],
    in: ['pdf-modern.js', 'pdf.worker.min.mjs'],
    because:
      'a browser that lacks one of them is given the build for older browsers (src/domain/guide/pdf-build.ts)',
  },
  {
    features: [
      'api.URL.parse_static',
      'api.ReadableStream.@@asyncIterator',
      'javascript.builtins.JSON',
      'javascript.builtins.Map',
      'javascript.builtins.Math.sumPrecise',
      'javascript.builtins.Promise',
      'javascript.builtins.Uint8Array',
    ],
    in: OLDER_PDF,
    because: 'the build for older browsers, or src/ui/guide/pdf-missing.ts before it, brings what is missing',
  },
  {
    features: [
      'api.AbortSignal.any_static',
      'api.NavigatorUAData',
      'api.Navigator.userAgentData',
      'api.PointerEvent.getCoalescedEvents',
      'api.Sanitizer',
      'javascript.builtins.Intl.Segmenter',
      'javascript.builtins.RegExp.escape',
      'javascript.builtins.Temporal',
    ],
    in: ['guide-body.js', 'pdf-legacy.js', 'pdf-modern.js'],
    because: "in the library's editor and its own viewer, which the guide has not",
  },
  {
    features: [
      'api.AudioDecoder.configure',
      'api.Bluetooth.requestDevice',
      'api.GPU',
      'api.GPUCanvasContext',
      'api.GPUCommandEncoder',
      'api.GPUComputePassEncoder',
      'api.GPUComputePipeline',
      'api.GPUDevice',
      'api.GPUQueue',
      'api.GPURenderBundleEncoder',
      'api.GPUTexture',
      'api.ImageDecoder',
      'api.Navigator.gpu',
      'api.Performance.memory',
      'api.VideoFrame',
      'javascript.builtins.Float16Array',
    ],
    in: ['pdf-legacy.js', 'pdf-legacy-worker.js', 'pdf-modern.js', 'pdf.worker.min.mjs'],
    because: 'pdf.js asks for them first, and does without',
  },
  {
    features: ['api.NavigatorLogin.setStatus', 'javascript.builtins.SharedArrayBuffer.grow'],
    in: ['pdf-legacy-worker.js', 'pdf.worker.min.mjs'],
    because: "names of pdf.js's own objects",
  },
];
