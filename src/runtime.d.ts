// What every runtime has beside the language, as far as rules and machines use it: nothing of a page, no clock, no network.

declare class URL {
  constructor(address: string, base?: string);
  readonly href: string;
  readonly host: string;
  readonly hostname: string;
  readonly hash: string;
  readonly pathname: string;
  readonly port: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
  readonly username: string;
  readonly password: string;
}

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(query: string);
  get(name: string): string | null;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

interface AbortSignal {
  throwIfAborted(): void;
}

declare function queueMicrotask(task: () => void): void;
