import { said } from '@bupc/content/files';
import * as v from 'valibot';
import { fileOfPath, isSitePath } from '../../src/adapters/deployment/address-forms.ts';

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** A field whose mistakes say what it takes. */
export const field = <T>(takes: string, valid: (value: T) => boolean, kind: 'string' | 'number' = 'string') =>
  v.pipe(
    v.custom<T>((value) => typeof value === kind && valid(value as T), takes),
    v.metadata({ form: kind === 'number' ? 'number' : 'line' }),
  );

/** Fields by name, no more and no fewer. Each mistake says what its field takes, one too much which ones there are. */
export function fields<const T extends Entries>(entries: T) {
  const names = Object.keys(entries).join(', ');
  return v.strictObject(entries, ({ expected, path }) => {
    if (path === undefined) return said(`bagian ${names}`, `the fields ${names}`);
    if (expected === 'never') return names;
    const schema = entries[String(path.at(-1)?.key)];
    return schema !== undefined && 'message' in schema && typeof schema.message === 'string'
      ? schema.message
      : said('bagian-bagiannya sendiri', 'fields of its own');
  });
}

/** Says whether a value is an address of the web, of any form that a link may have. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^\s"'<>\\@/]+(?:[/?#][^\s"<>\\]*)?$/i.test(value) && URL.canParse(value);
const isCall = (value: string): boolean =>
  /^tel:\+?[\d()./-]+$/.test(value) || /^mailto:[^\s@"<>]+@[^\s@"<>]+$/.test(value);
/** Says whether a value is a path of this site; a query and a fragment may follow. */
export const isPage = (value: string): boolean => isSitePath(value.replace(/#[\w-]*$/, ''));

/** A text that says something. */
export const text = field<string>(said('teks', 'a text that is not blank'), (value) => value.trim() !== '');
/** Where a link leads. */
export const webAddress = field<string>(said('alamat http(s)', 'an http(s) address'), isWebAddress);
/** Where a way to reach the office leads. */
export const contactAddress = field<string>(
  said('alamat http(s), tel:, atau mailto:', 'an http(s), tel: or mailto: address'),
  (value) => isWebAddress(value) || isCall(value),
);
/**
 * Makes the field of a link; a path whose end has a dot is a file, any other is a page.
 * @param isThere says whether the site has a file at a path
 */
export const siteLink = (isThere: (path: string) => boolean) =>
  field<string>(
    said(
      'alamat http(s), atau letak halaman atau berkas di situs ini',
      'an http(s) address, or the path of a page or of a file of this site',
    ),
    (value) =>
      isWebAddress(value) || (isPage(value) && (!/\.\w+$/.test(fileOfPath(value)) || isThere(value))),
  );

/** A whole number. */
export const whole = (takes: string, from: number, to: number) =>
  v.pipe(
    field<number>(takes, (value) => Number.isInteger(value) && value >= from && value <= to, 'number'),
    v.metadata({ form: 'number', from, to }),
  );
