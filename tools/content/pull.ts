import { resolve } from 'node:path';
import {
  DiskError,
  EndpointError,
  isWhole,
  PICTURES,
  type PullConfig,
  PullError,
  pullReportLines,
  withoutSecrets,
  writeProgress,
} from '@bupc/content';
import { placesOf } from '@bupc/content/files';
import { contentEnv } from './env.ts';
import { pullContent, readEndpoints } from './site-content.ts';

const ALLOW_SHRINK = '--allow-shrink';
const USAGE = `npm run content -- pull [${ALLOW_SHRINK}]
pulls feeds and pictures of the endpoints in CONTENT_..._URL; docs/content.md says how.
${ALLOW_SHRINK}  takes a feed that has lost more than half of its items or pictures`;

/** Ends a run early, with the status that its signal asks for. */
class Stopped extends Error {
  override readonly name = 'Stopped';
}
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * npm run content -- pull. It ends with an error status where a feed was not written; a run that is stopped goes on where
 * it was when it is started again.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const unknown = args.filter((arg) => arg !== ALLOW_SHRINK);
  if (unknown.length > 0) return refuse(USAGE);
  const root = resolve('.');
  const env = contentEnv(root);
  const config = endpointsIn(env);
  if (config === undefined) return;
  const { signal, letGo } = stopSignal();
  try {
    const report = await pullContent(placesOf(root, env), config, {
      allowShrink: args.includes(ALLOW_SHRINK),
      signal,
      progress: (pictures) => writeProgress(process.stderr, pictures, PICTURES),
    });
    for (const line of pullReportLines(report, config)) console.log(line);
    if (!isWhole(report)) process.exitCode = 1;
  } catch (error) {
    if (signal.aborted) console.error('Stopped; the next pull goes on from here.');
    // Whatever it is: what it says may hold an address.
    else refuse(withoutSecrets(isSaid(error) ? error.message : traceOf(error), config.secrets));
  } finally {
    letGo();
  }
}

function endpointsIn(env: Readonly<Record<string, string | undefined>>): PullConfig | undefined {
  try {
    return readEndpoints(env);
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    refuse(error.message);
    return undefined;
  }
}

const isSaid = (error: unknown): error is Error => error instanceof PullError || error instanceof DiskError;
const traceOf = (error: unknown): string => (error instanceof Error && error.stack) || String(error);

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

// Once: a second Ctrl+C ends the process at once, which costs nothing but what is under way.
function stopSignal() {
  const controller = new AbortController();
  const listeners = Object.entries(SIGNALS).map(([name, status]) => {
    const listener = () => {
      process.exitCode = status;
      controller.abort(new Stopped());
    };
    process.once(name, listener);
    return () => process.off(name, listener);
  });
  return { signal: controller.signal, letGo: () => listeners.forEach((off) => void off()) };
}
