import { config } from 'virtual:city';
import { expect, it } from 'vitest';
import { securityTxt } from '../../tools/build/security-txt.ts';

it('says whom to tell of a hole, of the city that is built, for a year', () => {
  const contact = { ...config.contact, email: 'aman@kota.example' };
  const city = { ...config, contact, origin: 'https://kota.example' };
  expect(securityTxt(city, new Date('2026-11-25T10:00:00Z'))).toBe(
    `Contact: mailto:aman@kota.example
Expires: 2027-11-25T00:00:00Z
Preferred-Languages: id, en
Canonical: https://kota.example/.well-known/security.txt
`,
  );
});
