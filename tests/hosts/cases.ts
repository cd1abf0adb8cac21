import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, EARLIER, someFile } from './hosted.ts';

/** What an answer must have; fields that are not named may be anything, and undefined means absent. */
export interface Expected {
  readonly status: number;
  readonly 'content-type'?: string;
  readonly 'content-encoding'?: string | undefined;
  readonly 'content-range'?: string;
  readonly 'content-length'?: string;
  readonly 'cache-control'?: string;
  readonly location?: string;
  readonly vary?: string | undefined;
  readonly allow?: string;
  /** The length of what came, in bytes. */
  readonly bytes?: number;
}

/** A request, and what every host answers. */
export interface HostCase {
  readonly says: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly expected: Expected;
}

if (!existsSync(join(DIST, '.hosts')))
  throw new Error(`There is no build in ${DIST}; npm run build makes one.`);

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const AGAIN = 'no-cache';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const TWINS = 'Accept-Encoding';

const sizeOf = (name: string) => statSync(join(DIST, name)).size;
const CHUNK = someFile('assets', '.js', true);
const SMALL = someFile('assets', '.js', false);
const PHOTO = someFile('media', '.avif', false);
const CMAP = someFile('pdfjs', '.bcmap', false);
const PDF = sizeOf('panduanbupc.pdf');
const FILM = sizeOf('video/latar.mp4');

const get = (
  says: string,
  path: string,
  expected: Omit<Expected, 'status'> & { status?: number },
): HostCase => ({
  says,
  path,
  expected: { status: 200, ...expected },
});

/** A file of a type, which is kept so long. */
const kept =
  (cache: string) =>
  (says: string, path: string, type: string, more: Partial<Expected> = {}): HostCase =>
    get(says, path, { 'content-type': type, 'cache-control': cache, ...more });
const lasting = kept(YEAR);
const daily = kept(DAY);
const anew = kept(AGAIN);

const PAGES = [
  ...['/home', '/admin', '/admin/login', '/register', '/peta', '/aksesibilitas', '/shell'],
  ...['/peta/data', '/peta-situs', '/privasi'],
].map((path) =>
  anew('a page is its file, asked for anew each time', path, HTML, {
    vary: TWINS,
    bytes: sizeOf(`${path.slice(1)}.html`),
  }),
);

const CLASSES = [
  lasting('a hashed chunk lasts', CHUNK.path, SCRIPT, { vary: TWINS, bytes: CHUNK.size }),
  lasting('a chunk too small to compress lasts', SMALL.path, SCRIPT, { bytes: SMALL.size }),
  get('a query does not change what lasts', `${CHUNK.path}?v=2`, { 'cache-control': YEAR }),
  lasting('the font lasts', someFile('assets', '.woff2', false).path, 'font/woff2'),
  lasting('the styles last', someFile('assets', '.css', true).path, 'text/css; charset=utf-8'),
  lasting('a photo lasts', PHOTO.path, 'image/avif', { 'content-encoding': undefined, bytes: PHOTO.size }),
  lasting('what pdf.js loads lasts', CMAP.path, 'application/octet-stream', { bytes: CMAP.size }),
  lasting('a chunk of the release before is still there', EARLIER.path, SCRIPT, {
    bytes: EARLIER.content.length,
  }),
  daily('art lasts a day', someFile('art', '.webp', false).path, 'image/webp'),
  daily('a film lasts a day', '/video/latar.mp4', 'video/mp4', { bytes: FILM }),
  daily('a picture of a shared page lasts a day', '/share/situs.jpg', 'image/jpeg'),
  anew('robots are told in text', '/robots.txt', 'text/plain; charset=utf-8'),
  get('the list of addresses is XML', '/sitemap.xml', { 'content-type': 'text/xml; charset=utf-8' }),
  daily('captions are text', '/video/dukungan.vtt', 'text/vtt; charset=utf-8'),
  anew('the service worker is asked for anew', '/sw.js', SCRIPT, { vary: TWINS }),
  anew('the manifest has its type', '/manifest.webmanifest', 'application/manifest+json; charset=utf-8'),
  anew('the feed of news has its type', '/feed.xml', 'application/atom+xml; charset=utf-8', { vary: TWINS }),
  anew('a feed is JSON, asked for anew', '/content/news.json', 'application/json'),
  anew('a layer to download is GeoJSON', '/peta/data/rtrw-jalan.geojson', 'application/geo+json', {
    vary: TWINS,
  }),
  anew('a layer to download is a table, too', '/peta/data/rtrw-jalan.csv', 'text/csv; charset=utf-8', {
    vary: TWINS,
  }),
  anew('the icon is a drawing', '/icons/icon.svg', 'image/svg+xml'),
  get('the guide is a document', '/panduanbupc.pdf', {
    'content-type': 'application/pdf',
    'content-encoding': undefined,
    bytes: PDF,
  }),
  anew('says whom to tell of a hole', '/.well-known/security.txt', 'text/plain; charset=utf-8'),
];

const coded = (path: string, accepted: string, encoding: 'br' | 'gzip' | undefined): HostCase => {
  const ending = encoding === undefined ? '' : { br: '.br', gzip: '.gz' }[encoding];
  const file = `${path === '/home' ? '/home.html' : path}${ending}`;
  return {
    says: `Accept-Encoding '${accepted}' gets ${encoding ?? 'the file itself'}`,
    path,
    headers: { 'Accept-Encoding': accepted },
    expected: { status: 200, 'content-encoding': encoding, vary: TWINS, bytes: sizeOf(file.slice(1)) },
  };
};

const ENCODINGS = ['/home', CHUNK.path].flatMap((path) => [
  coded(path, 'br', 'br'),
  coded(path, 'gzip, deflate, br, zstd', 'br'),
  coded(path, 'gzip', 'gzip'),
  coded(path, 'gzip, br;q=0', 'gzip'),
  coded(path, 'identity', undefined),
]);

const REDIRECTS = [
  ['/', '/home'],
  ['/?a=1&b=2', '/home?a=1&b=2'],
].map(([path = '', location = '']) => get(`leads to ${location}`, path, { status: 302, location }));

const SLASHES = ['/home/', '/admin/', '/admin/login/', '/home.html', '/index.html', '/?'].map((path) =>
  path === '/?'
    ? get('an empty query leads on', path, { status: 302, location: '/home' })
    : anew('is the page, too', path, HTML),
);

const chosen = (query: string, file: string): HostCase => ({
  says: `is ${file}`,
  path: `/home?${query}`,
  expected: { status: 200, 'content-type': HTML, 'cache-control': AGAIN, vary: TWINS, bytes: sizeOf(file) },
});

// Pages whose heads differ, and with them their lengths.
const CHOSEN = [
  chosen('artikel=maket-kawasan', 'bagikan/artikel/maket-kawasan.html'),
  chosen('a=1&artikel=maket-kawasan&layanan=utama', 'bagikan/artikel/maket-kawasan.html'),
  chosen('layanan=utama&syarat=itr', 'bagikan/syarat/itr.html'),
  chosen('layanan=krk', 'bagikan/layanan/krk.html'),
  chosen('panduan=16', 'bagikan/panduan/16.html'),
  chosen('profil', 'bagikan/profil.html'),
  chosen('profil=', 'bagikan/profil.html'),
  chosen('profil=false', 'home.html'),
  chosen('artikel=MAKET-KAWASAN', 'home.html'),
  chosen('artikel=../../404', 'home.html'),
  chosen('bukan=artikel=maket-kawasan', 'home.html'),
  {
    ...chosen('artikel=maket-kawasan', 'bagikan/artikel/maket-kawasan.html'),
    path: '/bagikan/artikel/maket-kawasan',
  },
];

const part = (path: string, range: string, expected: Expected): HostCase => ({
  says: `Range ${range}`,
  path,
  headers: { Range: range },
  expected,
});

const PARTS = [
  { path: '/panduanbupc.pdf', size: PDF },
  { path: '/video/latar.mp4', size: FILM },
].flatMap(({ path, size }) => [
  part(path, 'bytes=0-0', { status: 206, 'content-range': `bytes 0-0/${size}`, bytes: 1 }),
  part(path, 'bytes=-500', {
    status: 206,
    'content-range': `bytes ${size - 500}-${size - 1}/${size}`,
    bytes: 500,
  }),
  part(path, `bytes=${size - 2}-`, {
    status: 206,
    'content-range': `bytes ${size - 2}-${size - 1}/${size}`,
    bytes: 2,
  }),
  part(path, `bytes=${size}-`, { status: 416, 'content-range': `bytes */${size}` }),
]);

const refusals = (method: string): HostCase => ({
  says: 'is refused, and says what it takes',
  path: '/home',
  method,
  expected: { status: 405, allow: 'GET, HEAD' },
});

/** What every host answers alike. */
export const CASES: readonly HostCase[] = [
  { says: 'leads on', path: '/', method: 'HEAD', expected: { status: 302, location: '/home', bytes: 0 } },
  ...PAGES,
  ...CLASSES,
  ...ENCODINGS,
  ...REDIRECTS,
  ...SLASHES,
  ...CHOSEN,
  ...PARTS,
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map(refusals),
];

/** The page that stands in where there is none. */
export const FALLBACK = readFileSync(join(DIST, '404.html'), 'utf8');
