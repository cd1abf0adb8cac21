import { parseArgs } from 'node:util';
import { FEED_NAMES, type FeedName } from '../feeds.ts';
import { said } from '../language.ts';

/** The options of a check. */
export interface CheckOptions {
  /** 'folder', 'endpoints' or the path of a folder of built feeds; absent: each feed from where the site takes it. */
  readonly source?: string;
  readonly names: readonly FeedName[];
  /** Requests links and pictures of other hosts, also where that is not the default. */
  readonly links: boolean;
  /** Lets warnings count as errors. */
  readonly strict: boolean;
  readonly json: boolean;
}

/** Thrown for arguments that cannot be used; the message says what there is. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The usage text of the command. */
export const USAGE = said(
  `npm run content -- check [--source folder|endpoints|DIR] [--feed NAMA] [--links] [--strict] [--json]
  --source folder     folder isi, seperti dibaca npm run content
  --source endpoints  endpoint di CONTENT_..._URL, seperti diminta content -- pull
  --source DIR        folder dengan feed jadi, seperti public atau dist
                      (bila tidak disebut: setiap feed dari asalnya)
  --feed NAMA         feed ini saja: ${FEED_NAMES.join(', ')}; boleh berulang
  --links             meminta juga tautan dan gambar di luar; endpoint selalu begitu
  --strict            peringatan dihitung sebagai kesalahan
  --json              satu dokumen JSON`,
  `npm run content -- check [--source folder|endpoints|DIR] [--feed NAME] [--links] [--strict] [--json]
  --source folder     the content folder, as npm run content would read it
  --source endpoints  the endpoints in CONTENT_..._URL, as content -- pull would ask them
  --source DIR        a folder with built feeds, such as public or dist
                      (default: each feed from where the site takes it)
  --feed NAME         this feed alone: ${FEED_NAMES.join(', ')}; may be repeated
  --links             asks for links and pictures outside; endpoints do so by themselves
  --strict            warnings count as errors
  --json              one JSON document`,
);

/**
 * Reads the arguments of the command.
 * @throws UsageError naming the argument that cannot be used
 */
export function readOptions(args: readonly string[]): CheckOptions {
  const { source, feed = [], links = false, strict = false, json = false } = valuesOf(args);
  const asked = feed.map(feedNamed);
  return {
    ...(source !== undefined && { source }),
    names: asked.length > 0 ? FEED_NAMES.filter((name) => asked.includes(name)) : FEED_NAMES,
    links,
    strict,
    json,
  };
}

const ARGUMENTS = {
  source: { type: 'string' },
  feed: { type: 'string', multiple: true },
  links: { type: 'boolean' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

function valuesOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options: ARGUMENTS });
    if (values.source === '')
      throw new UsageError(said(`--source perlu isi\n${USAGE}`, `--source needs a value\n${USAGE}`));
    return values;
  } catch (error) {
    // parseArgs names the argument in its first sentence.
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${error.message.split('. ')[0]}\n${USAGE}`);
  }
}

function feedNamed(name: string): FeedName {
  const found = FEED_NAMES.find((one) => one === name);
  if (found === undefined)
    throw new UsageError(
      said(
        `${name} bukan feed; yang ada ${FEED_NAMES.join(', ')}`,
        `${name} is no feed; there are ${FEED_NAMES.join(', ')}`,
      ),
    );
  return found;
}
