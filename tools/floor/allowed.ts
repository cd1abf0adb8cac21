/** Something newer than the floor that may be used, and why that is fine. */
export interface Allowed {
  /** As MDN's data names it; what lies below it is allowed with it. */
  readonly feature: string;
  /** A file or folder of the sources, or the files of the build. Absent: anywhere. */
  readonly in?: string | RegExp;
  readonly because: string;
}

const drawn = 'an older browser draws it plainer, and nothing is missing';
const onPaper = 'on paper alone: an older browser has margins, foot, breaks and swatches of its own';
const field = 'a part of a field that is styled where a browser has it';
const trusted = 'asked for with `?.` or looked at first; a browser without Trusted Types refuses nothing';
const askedFirst = 'a library asks for it first: React, Headless UI, the router, PMTiles, MapLibre';
const pdfAsks = 'pdf.js asks for it first, or has it in the editor, which the guide has not';
const pdfBuilds =
  'a browser without it is given the older build, or pdf-missing.ts (src/domain/guide/pdf-build.ts)';
const ownName = "a name of the libraries' own objects: Workbox, page-flip, pdf.js, XState, MapLibre";

const PDF = /^(?:pdf|guide-body)/;
const LIBRARY = /^[\w.-]+\.js$/;

const allowed = (features: readonly string[], because: string, place?: string | RegExp): Allowed[] =>
  features.map((feature) => ({ feature, because, ...(place !== undefined && { in: place }) }));

/** What sources and build may use. */
export const ALLOWED: readonly Allowed[] = [
  ...allowed(['css.properties.scrollbar-color', 'css.properties.scrollbar-width'], drawn),
  ...allowed(['css.properties.text-wrap', 'css.properties.content-visibility'], drawn),
  ...allowed(
    ['css.properties.forced-color-adjust', 'css.properties.cursor', 'css.selectors.selection'],
    drawn,
  ),
  ...allowed(['css.selectors.-moz-progress-bar', 'css.selectors.-webkit-progress-bar'], field),
  ...allowed(['css.selectors.-webkit-progress-value', 'css.selectors.-webkit-scrollbar'], field),
  ...allowed(
    ['css.selectors.-webkit-inner-spin-button', 'css.selectors.-webkit-search-cancel-button'],
    field,
  ),
  ...allowed(['css.at-rules.page', 'css.properties.size', 'css.properties.break-after.avoid'], onPaper),
  ...allowed(['css.properties.zoom'], onPaper),
  {
    feature: 'css.selectors.has',
    because:
      'in a rule of its own: Firefox 115 frames, marks, scrolls and prints as if the rule were not there',
  },
  {
    feature: 'css.at-rules.media.scripting',
    because:
      'with JavaScript switched off an older browser shows controls that do nothing; all content is there',
  },

  ...allowed(
    ['api.trustedTypes', 'api.TrustedTypePolicyFactory'],
    trusted,
    'src/adapters/browser/default-policy.ts',
  ),
  ...allowed(['api.trustedTypes', 'api.TrustedTypePolicyFactory'], trusted, 'src/ui/news/trusted-content.ts'),
  ...allowed(['api.Window.requestIdleCallback'], 'asked for first; Safari waits instead', 'src/boot/boot.ts'),
  ...allowed(
    ['api.Window.requestIdleCallback'],
    'asked for first; Safari waits instead',
    'src/hydrate-home.tsx',
  ),
  {
    feature: 'api.Navigator.userActivation',
    in: 'src/adapters/browser/blob-download.ts',
    because: 'asked for with `?.`; without an answer the browser is taken to have been touched',
  },
  {
    feature: 'api.Navigator.canShare',
    in: 'src/adapters/browser/visitor-share.ts',
    because: 'asked for with `?.`, after `share` itself',
  },
  ...allowed(['html.elements.video.playsinline'], 'Firefox plays every video in its place', 'src/ui/'),
  ...allowed(
    ['html.elements.img.fetchpriority'],
    'an older browser finds the order by itself',
    'src/ui/shared/remote-image.tsx',
  ),
  ...allowed(
    ['javascript.statements.import.import_attributes'],
    'the build puts the file into the code',
    'src/',
  ),
  ...allowed(
    ['api.URL.canParse_static'],
    'only the build reads the deployment',
    'src/adapters/deployment/address-forms.ts',
  ),
  ...allowed(['api.CookieStoreManager.unsubscribe', 'api.MediaSource.handle'], ownName, 'src/'),
  ...allowed(['api.VideoFrame.flip', 'api.XRWebGLLayer.getViewport'], ownName, 'src/'),

  ...allowed(['api.trustedTypes', 'api.TrustedTypePolicyFactory'], trusted, LIBRARY),
  ...allowed(['api.Window.requestIdleCallback'], 'asked for first; Safari waits instead', /^site\.js$/),
  ...allowed(['api.Navigator.userActivation'], 'asked for with `?.`', /^blob-download\.js$/),
  ...allowed(['api.HTMLElement.popover', 'api.Navigation', 'api.Navigator.connection'], askedFirst, LIBRARY),
  ...allowed(
    ['api.NetworkInformation.downlink', 'api.ViewTransition', 'api.Window.navigation'],
    askedFirst,
    LIBRARY,
  ),
  ...allowed(['api.Window.setImmediate', 'api.Document.startViewTransition'], askedFirst, LIBRARY),
  ...allowed(
    ['javascript.builtins.Error.captureStackTrace', 'javascript.builtins.Intl.Segmenter'],
    askedFirst,
    LIBRARY,
  ),
  ...allowed(['api.StorageAccessHandle'], ownName, LIBRARY),

  ...allowed(
    ['api.AbortSignal.any_static', 'api.ReadableStream.@@asyncIterator', 'api.URL.parse_static'],
    pdfBuilds,
    PDF,
  ),
  ...allowed(
    ['javascript.builtins.JSON', 'javascript.builtins.Map', 'javascript.builtins.Promise'],
    pdfBuilds,
    PDF,
  ),
  ...allowed(['javascript.builtins.Math.sumPrecise', 'javascript.builtins.Uint8Array'], pdfBuilds, PDF),
  ...allowed(['javascript.builtins.ArrayBuffer.transferToFixedLength'], pdfBuilds, PDF),
  ...allowed(['api.NavigatorUAData', 'api.Navigator.userAgentData', 'api.Sanitizer'], pdfAsks, PDF),
  ...allowed(['api.PointerEvent.getCoalescedEvents', 'api.AudioDecoder'], pdfAsks, PDF),
  ...allowed(['api.GPU', 'api.GPUCanvasContext', 'api.GPUCommandEncoder', 'api.GPUDevice'], pdfAsks, PDF),
  ...allowed(
    ['api.GPUComputePassEncoder', 'api.GPUComputePipeline', 'api.GPUQueue', 'api.GPUTexture'],
    pdfAsks,
    PDF,
  ),
  ...allowed(
    ['api.GPURenderBundleEncoder', 'api.ImageDecoder', 'api.Navigator.gpu', 'api.VideoFrame'],
    pdfAsks,
    PDF,
  ),
  ...allowed(['api.Performance.memory', 'javascript.builtins.Float16Array'], pdfAsks, PDF),
  ...allowed(['javascript.builtins.RegExp.escape', 'javascript.builtins.Temporal'], pdfAsks, PDF),
  ...allowed(['api.NavigatorLogin.setStatus', 'javascript.builtins.SharedArrayBuffer.grow'], ownName, PDF),
];
