// Characters that are safe in a policy, a header line and an attribute: no blank, no quote, no `;`, `,` or `*`.
const PLAIN = '[!#-&()+\\-./0-9:=?@A-Z[\\]_a-z~]';
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
// A policy cannot name an IPv6 address, a final dot or a user.
const ORIGIN = `https?://${LABEL}(?:\\.${LABEL})*(?::\\d{1,5})?`;

const ADDRESS_FORM = new RegExp(`^${ORIGIN}(?:[/?#]${PLAIN}*)?$`, 'i');
const ORIGIN_FORM = new RegExp(`^${ORIGIN}/?$`, 'i');
const PATH_FORM = new RegExp(`^/(?!/)${PLAIN}*$`);
// A percent-encoded slash, backslash or control character: a host may decode it.
const HIDDEN_IN_PATH = /%(?:2f|5c|7f|[01][0-9a-f])/i;

/**
 * Says whether a value is a plain http(s) address: a host name or IPv4 address, no user, no character that splits a
 * policy.
 */
export function isHttpAddress(value: string): boolean {
  return ADDRESS_FORM.test(value) && URL.canParse(value);
}

/** Says whether a value is a plain http(s) origin; one slash may end it. */
export function isOrigin(value: string): boolean {
  return ORIGIN_FORM.test(value) && URL.canParse(value);
}

/** Says whether a value is a path that stays inside this site; a query may follow it. */
export function isSitePath(value: string): boolean {
  if (!PATH_FORM.test(value)) return false;
  const path = pathOf(value);
  // If parsing changes the path, it climbs with `.` or `..`.
  return new URL(path, 'http://site').pathname === path && !HIDDEN_IN_PATH.test(path) && canDecode(path);
}

/**
 * Gives the file name of a path of this site: without its query, percent-decoded.
 * @param address one that isSitePath accepts
 */
export function fileOfPath(address: string): string {
  return decodeURIComponent(pathOf(address));
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
