import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { writing } from '../disk.ts';
import { MAX_PICTURE_BYTES } from '../pictures/probe-picture.ts';
import { PullError } from './pull-error.ts';
import { tried, visit, type World } from './visit.ts';

const TRIES = 3;
const TIMEOUT_MS = 60_000;
const LONGEST_TAG = 200;

/** The validators of a picture, so that its host need not send the same picture again. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/** How a picture is asked for. */
export interface PictureRequest {
  readonly url: string;
  /** Where it is written. */
  readonly path: string;
  /** Those of the picture that is stored already; empty to fetch it in any case. */
  readonly validators: Validators;
  readonly mayBePrivate: (url: URL) => boolean;
}

/**
 * Fetches a picture into a file, a piece at a time.
 * @returns 'same' where it is what the validators say
 * @throws PullError where it cannot be had, DiskError where it cannot be written
 */
export function fetchPicture(
  world: World,
  { url, path, validators, mayBePrivate }: PictureRequest,
): Promise<Validators | 'same'> {
  const headers = conditions(validators);
  return tried(world, TRIES, () =>
    visit(world, {
      url,
      ...(headers && { headers }),
      timeoutMs: TIMEOUT_MS,
      isPicture: true,
      mayBePrivate,
      read: (response) => save(response, path),
    }),
  );
}

function conditions({ etag, lastModified }: Validators): Record<string, string> | undefined {
  if (etag === undefined && lastModified === undefined) return undefined;
  return {
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(lastModified !== undefined && { 'If-Modified-Since': lastModified }),
  };
}

async function save({ status, headers, body }: Response, path: string): Promise<Validators | 'same'> {
  if (status === 304) return 'same';
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    body?.cancel().catch(() => undefined);
    throw new PullError('a page instead of a picture; let everybody who has the link see it', {
      status: 200,
    });
  }
  const pieces = body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream<Uint8Array>);
  await writing(dirname(path), () =>
    pipeline(pieces, noMoreThan(MAX_PICTURE_BYTES), createWriteStream(path)),
  );
  return { etag: tag(headers.get('ETag')), lastModified: tag(headers.get('Last-Modified')) };
}

const noMoreThan = (limit: number) =>
  async function* (pieces: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > limit) {
        throw new PullError(`more than ${limit / 1_048_576} MB; at most that much is taken`, { status: 200 });
      }
      yield piece;
    }
  };

const tag = (value: string | null): string | undefined =>
  value === null || value === '' || value.length > LONGEST_TAG ? undefined : value;
