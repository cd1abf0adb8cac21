import type { CityConfig } from '../../src/domain/city-config.ts';

/** Where it stands in a site (RFC 9116). */
export const SECURITY_FILE = '.well-known/security.txt';

/** Writes to whom a security hole is reported (RFC 9116). @param built when; it counts for a year from then on */
export function securityTxt({ contact, origin }: CityConfig, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: id, en',
    `Canonical: ${origin}/${SECURITY_FILE}`,
    '',
  ].join('\n');
}
