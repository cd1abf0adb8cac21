/** Widths of a screen, in CSS pixels. */
export const WIDTHS = [360, 768, 1280, 1920] as const;

/** What a visitor's system prefers. */
export const SCHEMES = ['light', 'dark'] as const;

/** What is asked of a run: its name, which pictures, and an earlier run to compare with. */
export interface ScreensOptions {
  readonly name: string;
  /** Words that a picture's name must hold; empty for all. */
  readonly only: string;
  readonly with?: string;
}

/**
 * Reads the arguments of the part `screens`.
 * @returns undefined where help is asked for
 * @throws Error that names an argument which there is not, or a name that would leave the folder
 */
export function optionsOf(args: readonly string[]): ScreensOptions | undefined {
  if (args.includes('--help')) return undefined;
  const given = { name: 'now', only: '', with: undefined as string | undefined };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--only' || arg === '--with') {
      const value = rest.shift();
      if (value === undefined) throw new Error(`${arg} needs a value`);
      given[arg === '--only' ? 'only' : 'with'] = value;
    } else if (arg.startsWith('-')) throw new Error(`no option ${arg}; there are --only and --with`);
    else given.name = arg;
  }
  for (const name of [given.name, given.with ?? '']) {
    if (/[^\w-]/.test(name)) throw new Error(`'${name}' is no name of a run: letters, digits and '-' alone`);
  }
  const { with: earlier, ...own } = given;
  return earlier === undefined ? own : { ...own, with: earlier };
}

/** Whether a picture is one of those asked for: its name contains every word. */
export function isWanted(name: string, only: string): boolean {
  return only.split(/\s+/).every((word) => name.includes(word));
}

/**
 * Names a picture, as its file is called.
 * @param view what is on it
 * @param width CSS pixels
 */
export function screenName(view: string, width: number, scheme: string): string {
  const words = view.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '');
  return `${words}-${width}-${scheme}`;
}
