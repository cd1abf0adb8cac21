/** Addresses that have no file, or none that is given out. */
export const MISSING = [
  '/tidak-ada',
  '/tidak-ada/',
  '/home/lain',
  '/admin/lain',
  '/assets',
  '/assets/',
  '/assets/gone-Ab12Cd34.js',
  '/media/gone.t436hzs7gkxb/640.avif',
  '/art/gone.webp',
  '/_headers',
  '/_redirects',
  '/%5fheaders',
  '/.hosts/nginx-maps.conf',
  '/.hosts',
  '/.git/config',
  '/assets/.secret',
  '/lasting-files',
] as const;

/** Addresses that try to climb out of the site. */
export const CLIMBING = [
  '/../nginx-maps.conf',
  '/%2e%2e/nginx-maps.conf',
  '/..%2fnginx-maps.conf',
  '/assets/../../nginx-maps.conf',
  '/assets/%2e%2e/%2e%2e/nginx-maps.conf',
] as const;

/** Addresses that no file can have. */
export const IMPOSSIBLE = [
  '/%00',
  '/home%00.html',
  `/${'a'.repeat(300)}`,
  `/${'%E5%9F%8E'.repeat(100)}`,
  `/${'a'.repeat(20_000)}`,
  `/${'a/'.repeat(5000)}`,
] as const;
