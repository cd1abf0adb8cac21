import { rules } from '#site-rules';

const LINK =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,4})?(?:[/?#][^\s\\]*)?$/i;
// Whether such a name is valid cannot be judged here.
const PUNYCODE = /^https?:\/\/(?:[^/?#]*\.)?xn--/i;

/**
 * Gives a link that the site takes, or undefined. Stricter than the site (safeAddress), which can ask a browser: a host
 * is a name with a dot, and nothing has blanks or backslashes inside.
 */
export function webLink(text: string): string | undefined {
  const link = text.trim();
  if (link.length > rules.limits.address || !isPrintable(link)) return undefined;
  return LINK.test(link) && !PUNYCODE.test(link) ? link : undefined;
}

/** Gives a path of the site itself, such as '/art/wk.webp', or undefined. */
export function sitePath(text: string): string | undefined {
  const path = text.trim();
  return path.length <= rules.limits.address && isPrintable(path) && /^\/(?![/\\])\S*$/.test(path)
    ? path
    : undefined;
}

function isPrintable(text: string): boolean {
  return [...text].every((character) => {
    const code = character.charCodeAt(0);
    return code > 0x20 && !(code >= 0x7f && code <= 0x9f);
  });
}
