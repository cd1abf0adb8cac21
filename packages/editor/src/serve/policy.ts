import { createHash } from 'node:crypto';

/**
 * Gives the headers of the editor's page: its policy asks no host but its own and those given.
 * @param hosts the hosts of the git service, such as 'https://api.github.com'
 */
export function policyHeaders(hosts: readonly string[] = []): Readonly<Record<string, string>> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    // The editor adds its rules to the page when it needs them.
    'style-src': "'self' 'unsafe-inline' blob:",
    'img-src': ["'self'", 'data:', 'blob:'].join(' '),
    'font-src': "'self' data:",
    'connect-src': ["'self'", 'data:', 'blob:', ...hosts].join(' '),
    'worker-src': "'self' blob:",
    'frame-src': "'self' blob:",
    'base-uri': "'self'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return { ...headersOf(policy), 'referrer-policy': 'no-referrer' };
}

/**
 * Gives the headers of a plain page of this machine, which has forms and runs nothing.
 * @param style the text of its one style element
 */
export const plainHeaders = (style: string): Readonly<Record<string, string>> => ({
  ...headersOf({
    'default-src': "'none'",
    'style-src': `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }),
  // A form names its origin only where pages of this address may know it.
  'referrer-policy': 'same-origin',
});

const headersOf = (policy: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  'content-security-policy': Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
});
