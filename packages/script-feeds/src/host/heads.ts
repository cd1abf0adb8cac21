/** What the script properties hold about the stored answer of a feed. */
export interface AnswerHead {
  /** 0 or 1: a new answer is written into the other column, and only then the head is changed. */
  readonly slot: 0 | 1;
  readonly cells: number;
  /** Characters, to tell a torn answer. */
  readonly length: number;
  /** Milliseconds since 1970. */
  readonly built: number;
  readonly items: number;
}

/** What they hold about a reading of Drive that is continued at the next run. */
export interface ScanHead {
  readonly cells: number;
  /** The folder that is not read to its end, and the place in it. */
  readonly open?: { readonly key: string; readonly token: string };
}

/** Reads a head; undefined where there is none, or it is no JSON. */
export function readHead<T>(name: string): T | undefined {
  const text = PropertiesService.getScriptProperties().getProperty(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** Writes a head. */
export function writeHead(name: string, head: object): void {
  PropertiesService.getScriptProperties().setProperty(name, JSON.stringify(head));
}
