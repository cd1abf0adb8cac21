/** The engines that the flows go through. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

/** One of them. */
export type Engine = (typeof ENGINES)[number];

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The pointer: a mouse, or one finger. */
export type Pointer = 'mouse' | 'touch';

/** What a driver cannot do, with the reasons; it can do everything else. */
export type Limits = { readonly [What in 'touch' | 'download' | 'newTab']?: string };

/** One tab of a browser, with a storage of its own. Each call ends when the browser has done it, and rejects where it cannot. */
export interface Tab {
  /** Goes to an address and waits until the document has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes through the history, as the browser's buttons do; the document may change after the call has ended. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The address that the tab shows. */
  address(): Promise<string>;
  /** Runs a function that names nothing outside itself in the page; waits for its promise. */
  run<A extends readonly unknown[], T>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Runs a script text in the page, outside of its policy. */
  inject(text: string): Promise<void>;
  move(to: Point): Promise<void>;
  /** Presses and lets go, once or twice in a row. */
  click(at: Point, times: 1 | 2): Promise<void>;
  /** Presses, moves from point to point, and lets go. */
  drag(points: readonly Point[], pointer: Pointer): Promise<void>;
  /** Presses a key of KeyboardEvent.key; 'Control+v' holds the first while the second is pressed. */
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Turns the wheel by CSS pixels, down where positive. */
  wheel(at: Point, by: number): Promise<void>;
  /** Gives the window's inside a size in CSS pixels; where it cannot be so narrow, the narrowest that it can. */
  resize(width: number, height: number): Promise<void>;
  /** What is in sight, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors, warnings and broken policies of the page since the last call, as far as the driver hears them. */
  heard(): Promise<readonly string[]>;
  /** The addresses of the tabs that the page has opened; closes them. */
  opened(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Browser {
  readonly engine: Engine;
  /** Its name and version, such as 'Firefox 140.5'. */
  readonly version: string;
  /** How it is driven, such as 'WebDriver BiDi'. */
  readonly driver: string;
  readonly limits: Limits;
  /** The folder in which files stand that the page has saved. */
  readonly downloads: string;
  /** Opens a tab with an empty storage; `isPhone` where fingers use it, as far as the driver can say so to the page. */
  newTab(isPhone: boolean): Promise<Tab>;
  close(): Promise<void>;
}

/** Says that a browser is not installed, and how to install it. */
export interface Missing {
  readonly engine: Engine;
  readonly missing: string;
}
