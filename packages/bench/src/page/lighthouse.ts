import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS =
  '--headless --no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** How Lighthouse visits. */
export interface LighthouseOptions {
  /** Chromium's own, beside those that every visit has. */
  readonly flags: string;
  /** Whether its slow phone is reckoned from a faster visit, or the visit itself is slow. */
  readonly throttling: 'simulate' | 'devtools';
}

const WITHOUT_DRAWING: LighthouseOptions = { flags: '--disable-gpu', throttling: 'simulate' };

/** What Lighthouse says of one visit on a phone: times in milliseconds, the score up to 100. */
export interface LighthouseRun {
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
  readonly score: number;
  /** When the page set its marks of performance, by name. */
  readonly marks: Readonly<Record<string, number>>;
}

interface Mark {
  readonly name: string;
  readonly startTime: number;
}

interface Report {
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue: number; readonly details?: { readonly items: readonly unknown[] } }
    >
  >;
  readonly categories: { readonly performance: { readonly score: number } };
}

/** Runs Lighthouse once on an address, with the Chromium at a path; a run that ends without a trace, as on a busy machine, is tried again. */
export async function runLighthouse(
  url: string,
  chromium: string | undefined,
  options = WITHOUT_DRAWING,
  tries = 3,
): Promise<LighthouseRun> {
  try {
    return await once(url, chromium, options);
  } catch (error) {
    if (tries <= 1) throw error;
    return runLighthouse(url, chromium, options, tries - 1);
  }
}

async function once(
  url: string,
  chromium: string | undefined,
  { flags, throttling }: LighthouseOptions,
): Promise<LighthouseRun> {
  const folder = mkdtempSync(join(tmpdir(), 'bupc-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        `--throttling-method=${throttling}`,
        `--chrome-flags=${FLAGS} ${flags}`,
      ],
      { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) } },
    );
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Sent {
  readonly transferSize: number;
}

// What is inlined, and what the page asks for while Lighthouse looks at it after the load, is listed without bytes.
const hasBytes = ({ transferSize }: Sent) => transferSize > 0;

function read({ audits, categories }: Report): LighthouseRun {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests:
      (audits['network-requests']?.details?.items as Sent[] | undefined)?.filter(hasBytes).length ??
      Number.NaN,
    score: Math.round(categories.performance.score * 100),
    marks: Object.fromEntries(
      (audits['user-timings']?.details?.items as Mark[] | undefined)?.map(({ name, startTime }) => [
        name,
        startTime,
      ]) ?? [],
    ),
  };
}
