import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileOfPath } from '../../src/adapters/deployment/address-forms.ts';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { FEED_NAMES, type FeedName, feedOf } from '../../src/adapters/http/feeds.ts';
import type { Logger } from '../../src/application/ports/logger.ts';

/** Thrown with a line for each feed file that cannot be used: its variable, the file, the reason. */
export class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
}

const SILENT: Logger = { event: () => undefined };

/**
 * Reads a feed that is a file of this site (contract "Feeds").
 * @param publicDir the folder of the site's files
 * @param read reads its document
 * @param logger receives what cannot be used
 * @returns undefined for a feed elsewhere
 * @throws FeedFileError where the file is missing, is not JSON, or has a wrong envelope
 */
export async function readFeedFile<T>(
  publicDir: string,
  name: FeedName,
  { feeds }: Deployment,
  read: (json: unknown, logger: Logger) => T,
  logger: Logger = SILENT,
): Promise<T | undefined> {
  const address = feeds[name];
  if (!address.startsWith('/')) return undefined;
  const file = join(publicDir, fileOfPath(address));
  try {
    return read(parsed(await readFile(file, 'utf8')), {
      event: (event, detail) => {
        if (event === 'feed.no-list') throw new Error('it holds no list');
        logger.event(event, detail);
      },
    });
  } catch (error) {
    const { env } = feedOf(name);
    throw new FeedFileError(`${env} takes a feed that can be read; ${shown(file)}: ${reasonOf(error)}`);
  }
}

/**
 * Checks every feed that is a file of this site before anything is built.
 * @param warn is called for each item that is left out, with its file and its location
 * @throws FeedFileError naming everything that cannot be used
 */
export async function checkFeedFiles(
  publicDir: string,
  deployment: Deployment,
  warn: (line: string) => void,
): Promise<void> {
  const problems: string[] = [];
  for (const name of FEED_NAMES) {
    const file = shown(join(publicDir, deployment.feeds[name]));
    const logger: Logger = { event: (event, detail) => warn(`${file}: ${event}${placeOf(detail)}`) };
    try {
      await readFeedFile(publicDir, name, deployment, feedOf(name).parse, logger);
    } catch (error) {
      if (!(error instanceof FeedFileError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new FeedFileError(problems.join('\n'));
}

const shown = (file: string): string => relative(process.cwd(), file);

function placeOf({ feed: _, ...detail }: Readonly<Record<string, unknown>>): string {
  return Object.entries(detail)
    .map(([name, value]) => `, ${name} ${JSON.stringify(value)}`)
    .join('');
}

function parsed(text: string): unknown {
  try {
    // A browser leaves a byte-order mark out as well.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`it holds no JSON (${error instanceof Error ? error.message : error})`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  return error.name === 'FeedError' ? 'its envelope is wrong' : error.message;
}
