import { MAX_ADDRESS } from './limits.ts';
import { webAddress } from './web-address.ts';

const LAST_C0_CONTROL = 0x1f;
const DELETE = 0x7f;
const LAST_C1_CONTROL = 0x9f;

/**
 * Accepts only addresses that a link or image from a feed may have: http, https and same-site paths (spec §5 Addresses
 * from feeds).
 * @param url as the feed gives it; blanks around it are tolerated
 * @returns the address without the blanks around it, or undefined for anything else: javascript:, data:, '//host',
 * relative paths, control characters inside, more than 8,000 characters
 */
export function safeAddress(url: string): string | undefined {
  const address = url.trim();
  if (address.length > MAX_ADDRESS || hasControlCharacter(address)) return undefined;
  return isSameSitePath(address) || isWebAddress(address) ? address : undefined;
}

// Browsers read a backslash as a slash: '/\host' leaves the site just as '//host' does.
function isSameSitePath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^/\\?#\s]/i.test(address) && webAddress(address) !== undefined;
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= LAST_C0_CONTROL || (code >= DELETE && code <= LAST_C1_CONTROL)) return true;
  }
  return false;
}
