import type { Logger } from '../../application/ports/logger.ts';

// The markup that the guide's libraries write by themselves: page-flip's wrapper, block and shadows, and empty text.
const MARKUPS: ReadonlySet<string> = new Set([
  '',
  '<div class="stf__wrapper"></div>',
  '<div class="stf__block"></div>',
  ['outerShadow', 'innerShadow', 'hardShadow', 'hardInnerShadow']
    .map((shadow) => `<div class="stf__${shadow}"></div>`)
    .join(''),
]);

/** The workers of this site: those that read the guide, the service worker and the map's. */
const WORKERS =
  /^\/(?:assets\/(?:pdf\.worker\.min-[\w-]+\.mjs|pdf-legacy-worker-[\w-]+\.js|map-worker-[\w-]+\.js)|sw\.js)$/;

/**
 * Whether the page may write this markup although none of its own policies made it: a constant of its libraries.
 */
export function isLibraryMarkup(markup: string): boolean {
  return MARKUPS.has(markup.replace(/>\s+</g, '><'));
}

/** Whether this is the address of one of the site's own workers. */
export function isOwnWorker(address: string): boolean {
  return WORKERS.test(address);
}

/**
 * Sets the page's default policy of Trusted Types (contract "Response headers"). It refuses and logs plain text that
 * reaches a sink of the page, except the constants of its libraries and the addresses of its own workers. Does nothing
 * in browsers without Trusted Types.
 */
export function setDefaultPolicy(logger: Logger): void {
  const narrow = (sink: string, isAllowed: (text: string) => boolean) => (text: string) => {
    if (isAllowed(text)) return text;
    logger.event('policy.refused', { sink, text: text.slice(0, 80) });
    throw new TypeError(`the page's policy takes no such ${sink}`);
  };
  try {
    window.trustedTypes?.createPolicy('default', {
      createHTML: narrow('markup', isLibraryMarkup),
      createScriptURL: narrow('worker', isOwnWorker),
    });
  } catch (error) {
    // A page can have only one default policy; the first one set applies.
    logger.event('policy.taken', { message: String(error) });
  }
}
