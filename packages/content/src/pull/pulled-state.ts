import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { writingSync } from '../disk.ts';
import { FEED_NAMES, type FeedName } from '../feeds.ts';

const picture = v.object({
  /** Its file id in the media of the site. */
  fileId: v.string(),
  /** In pixels, ascending. */
  widths: v.array(v.number()),
  /** When its host was last asked for it, in milliseconds since 1970. */
  at: v.number(),
  via: v.picklist(['direct', 'proxied']),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
});
const pictureLine = v.tuple([v.string(), picture]);
const feedLine = v.tuple([v.picklist(FEED_NAMES), v.object({ items: v.number() })]);
// Lists of pairs, since an object has its own mind about keys such as __proto__.
const stateSchema = v.object({ pictures: v.array(pictureLine), feeds: v.array(feedLine) });

/** What is remembered of a picture that was pulled. */
export type PulledPicture = v.InferOutput<typeof picture>;

/** What is remembered from one pull to the next, even if it is killed. */
export interface PulledState {
  readonly pictures: ReadonlyMap<string, PulledPicture>;
  /** How many items each feed had when its document was last written. */
  readonly feeds: Map<FeedName, { readonly items: number }>;
  /**
   * Remembers a picture at once.
   * @throws DiskError
   */
  note(key: string, picture: PulledPicture): void;
  /** Forgets all pictures but these. */
  pruneExcept(keys: ReadonlySet<string>): void;
  /**
   * Writes everything down, whole.
   * @throws DiskError
   */
  save(): void;
}

/**
 * Opens what the last pull left: .content/pulled.json, and a journal of the pictures since it was written, so that a pull
 * that is killed loses none. What cannot be read counts as none.
 */
export function openPulledState(folder: string): PulledState {
  const file = join(folder, 'pulled.json');
  const journal = join(folder, 'pulled.journal');
  const { pictures: before, feeds: known } = readState(file);
  const pictures = new Map([...before, ...readJournal(journal)]);
  const feeds = new Map(known);
  return {
    pictures,
    feeds,
    note(key, entry) {
      pictures.set(key, entry);
      writingSync(folder, () => {
        mkdirSync(folder, { recursive: true });
        appendFileSync(journal, `${JSON.stringify([key, entry])}\n`);
      });
    },
    pruneExcept(keys) {
      for (const key of pictures.keys()) if (!keys.has(key)) pictures.delete(key);
    },
    save() {
      writingSync(folder, () => {
        mkdirSync(folder, { recursive: true });
        replaceWith(file, `${JSON.stringify({ pictures: [...pictures], feeds: [...feeds] })}\n`);
        rmSync(journal, { force: true });
      });
    },
  };
}

function replaceWith(file: string, text: string): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, text);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function readState(file: string): v.InferOutput<typeof stateSchema> {
  try {
    return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { pictures: [], feeds: [] };
  }
}

function readJournal(file: string): v.InferOutput<typeof pictureLine>[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line) => {
      const result = v.safeParse(pictureLine, jsonOf(line));
      return result.success ? [result.output] : [];
    });
  } catch {
    return [];
  }
}

// The last line of one that was killed may be half.
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
