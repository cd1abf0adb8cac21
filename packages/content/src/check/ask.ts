import type { ImageUse } from '../items.ts';
import { said } from '../language.ts';
import { sourcesOf } from '../pull/keys.ts';
import { PullError } from '../pull/pull-error.ts';
import { type Secrets, withoutSecrets } from '../pull/secrets.ts';
import { tried, visit, type World } from '../pull/visit.ts';

const TRIES = 2;
const TIMEOUT_MS = 20_000;
// Sent because hosts answer with their CORS headers only to requests with an origin.
const ORIGIN = { Origin: 'https://situs.example' };

/** Requests files on other hosts, each once, with as little as possible: the head of the answer and its first bytes. */
export interface Asker {
  /** Gives the reason why a picture cannot be loaded; undefined where it can. `key` is one that isElsewhere accepts. */
  picture(key: string, uses: readonly ImageUse[]): Promise<string | undefined>;
  /** Gives why a link leads nowhere, or to something private; undefined where it leads somewhere. */
  link(address: string): Promise<string | undefined>;
  /**
   * Gives the reason why a page of another origin cannot use the answer of an address; undefined where it can.
   * @param read looks at the answer; throws PullError with the reason
   */
  answer(address: string, read: (response: Response) => Promise<void>): Promise<string | undefined>;
}

/** How the image proxy is used, and the secrets that no message may contain. */
export interface AskerOptions {
  readonly proxyUrl: string;
  readonly proxyFirst: boolean;
  readonly secrets: Secrets;
}

/** Makes an asker. */
export function createAsker(world: World, { proxyUrl, proxyFirst, secrets }: AskerOptions): Asker {
  const { widths, proxied } = world.site.pictures;
  const addresses = proxied(proxyUrl);
  // The proxy is chosen by who runs this, not by what a feed says.
  const proxyHost = new URL(proxyUrl).host;
  const answers = new Map<string, Promise<string | undefined>>();
  const once = (what: string, ask: () => Promise<string | undefined>) => {
    const answer = answers.get(what) ?? ask();
    answers.set(what, answer);
    return answer;
  };

  async function problemOf(
    url: string,
    read: (response: Response) => Promise<void>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Problem | undefined> {
    try {
      await tried(world, TRIES, () =>
        visit(world, {
          url,
          ...(headers && { headers }),
          timeoutMs: TIMEOUT_MS,
          // Each address gets its own result, so a few refusals do not skip a whole host.
          isPicture: false,
          mayBePrivate: ({ host }) => host === proxyHost,
          read,
        }),
      );
      return undefined;
    } catch (error) {
      if (!(error instanceof PullError)) throw error;
      const host = error.host || new URL(url).host;
      const isPrivate = error.isPrivate || error.status === 401 || error.status === 403 || isSignIn(error);
      const words = withoutSecrets(error.message, secrets);
      return { isPrivate, words: `${isPrivate ? 'private: ' : ''}${words} (${host})` };
    }
  }

  async function picture(key: string, uses: readonly ImageUse[]): Promise<string | undefined> {
    const { direct, proxied: behind } = sourcesOf(widths, key, uses, addresses);
    const words: string[] = [];
    for (const url of new Set(proxyFirst ? [behind, direct] : [direct, behind])) {
      const problem = await problemOf(url, (response) => firstBytes(response, true));
      if (problem === undefined) return undefined;
      words.push(problem.words);
      // A picture that its own host refuses is not at the proxy either.
      if (problem.isPrivate && url === direct) break;
    }
    return words.join('; ');
  }

  return {
    picture: (key, uses) => once(`picture ${key}`, () => picture(key, uses)),
    link: (address) => once(`link ${address}`, async () => (await problemOf(address, firstBytes))?.words),
    answer: (address, read) =>
      once(`answer ${address}`, async () => (await problemOf(address, read, ORIGIN))?.words),
  };
}

interface Problem {
  readonly isPrivate: boolean;
  readonly words: string;
}

const PAGE = said(
  'halaman, bukan gambar; izinkan semua orang yang punya tautannya melihat',
  'a page instead of a picture; let everybody who has the link see it',
);
const isSignIn = ({ message }: PullError): boolean => message === PAGE || message.includes('sign-in');

async function firstBytes({ headers, body }: Response, isPicture = false): Promise<void> {
  const reader = body?.getReader();
  const first = await reader?.read();
  // Errors of the rest of the body do not matter.
  reader?.cancel().catch(() => undefined);
  if (!isPicture) return;
  if (/^text\/html/i.test(headers.get('Content-Type') ?? '')) throw new PullError(PAGE, { status: 200 });
  if (first === undefined || first.done || first.value.length === 0) {
    throw new PullError('an empty file', { status: 200 });
  }
}
