// What a policy, a header line and an attribute hold without a second meaning: no blank, no quote, no `;`, `,` or `*`.
const PLAIN = '[!#-&()+\\-./0-9:=?@A-Z[\\]_a-z~]';
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
// A policy knows no IPv6 address, no final dot and no user.
const ORIGIN = `https?://${LABEL}(?:\\.${LABEL})*(?::\\d{1,5})?`;

const ADDRESS_FORM = new RegExp(`^${ORIGIN}(?:[/?#]${PLAIN}*)?$`, 'i');
const ORIGIN_FORM = new RegExp(`^${ORIGIN}/?$`, 'i');
const PATH_FORM = new RegExp(`^/(?!/)${PLAIN}*$`);
// A slash, a backslash or a control character, percent-encoded: a host may read them as what they stand for.
const HIDDEN_IN_PATH = /%(?:2f|5c|7f|[01][0-9a-f])/i;

/** Says whether a value is a plain http(s) address: a host name or IPv4 address, no user, nothing a policy splits at. */
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
  // Where the address means another path than it says, it climbs with `.` or `..`.
  return new URL(path, 'http://site').pathname === path && !HIDDEN_IN_PATH.test(path) && canDecode(path);
}

/**
 * Gives the name of the file that a path of this site means: without its query, percent-decoded.
 * @param address one that isSitePath takes
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
