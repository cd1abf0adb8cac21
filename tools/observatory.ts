/** What a test of the Observatory says of a page, and what that adds to its score. */
export interface Verdict {
  readonly test: string;
  readonly modifier: number;
}

/** The score of a page, as Mozilla's HTTP Observatory gives it, and what it is made of. */
export interface ObservatoryScore {
  readonly score: number;
  readonly verdicts: readonly Verdict[];
}

/** Response headers by their names in lower case. */
export type ServedHeaders = Readonly<Record<string, string>>;

const PERFECT = 100;
/** A page below it gets no bonus. */
const BONUS_FROM = 90;
const HALF_A_YEAR = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Directives = ReadonlyMap<string, readonly string[]>;

/**
 * Scores response headers by the criteria of Mozilla's HTTP Observatory, for a page without cookies that stands behind
 * https and loads scripts of its own origin alone.
 */
export function observatoryScore(headers: ServedHeaders): ObservatoryScore {
  const policy = directivesOf(headers['content-security-policy'] ?? '');
  const verdicts: Verdict[] = [
    { test: 'Content-Security-Policy', modifier: policyModifier(policy) },
    { test: 'Strict-Transport-Security', modifier: transportModifier(headers) },
    { test: 'X-Content-Type-Options', modifier: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    { test: 'X-Frame-Options', modifier: frameModifier(policy, headers) },
    { test: 'Referrer-Policy', modifier: referrerModifier(headers['referrer-policy']) },
    { test: 'Cross-Origin-Resource-Policy', modifier: resourceModifier(headers) },
    { test: 'Cross-Origin-Opener-Policy', modifier: openerModifier(headers) },
    { test: 'Cross-Origin-Embedder-Policy', modifier: embedderModifier(headers) },
  ];
  const sum = (of: (modifier: number) => number) =>
    verdicts.reduce((total, { modifier }) => total + of(modifier), 0);
  const base = PERFECT + sum((modifier) => Math.min(0, modifier));
  return { score: base >= BONUS_FROM ? base + sum((modifier) => Math.max(0, modifier)) : base, verdicts };
}

function directivesOf(policy: string): Directives {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
}

function policyModifier(policy: Directives): number {
  const values = (name: string) => policy.get(name) ?? policy.get('default-src');
  const scripts = values('script-src');
  const broad = ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'];
  if (policy.size <= 1) return -25;
  if (scripts === undefined || scripts.some((value) => broad.includes(value))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if ([...policy.values()].flat().some((value) => value.startsWith('http:'))) return -20;
  if (values('style-src')?.some((value) => broad.includes(value))) return 0;
  const isClosed = policy.get('default-src')?.join() === "'none'";
  const isFormSafe = ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '');
  return isClosed && isFormSafe ? 10 : 5;
}

function transportModifier(headers: ServedHeaders): number {
  const seconds = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= HALF_A_YEAR ? 0 : -10;
}

function frameModifier(policy: Directives, headers: ServedHeaders): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function referrerModifier(policy: string | undefined): number {
  if (policy === undefined) return 0;
  return PRIVATE.includes(policy) ? 5 : -5;
}

function resourceModifier(headers: ServedHeaders): number {
  return /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0;
}

// Counted for the strict value alone: what the looser one that opens windows gets is not written down.
function openerModifier(headers: ServedHeaders): number {
  return headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0;
}

function embedderModifier(headers: ServedHeaders): number {
  return /^(?:require-corp|credentialless)$/.test(headers['cross-origin-embedder-policy'] ?? '') ? 10 : 0;
}
