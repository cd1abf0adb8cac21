/** A text that replaces a secret. */
export const HIDDEN = '***';

/** The least length of a secret that is searched for: shorter ones are words such as 'all'. */
const SHORTEST = 6;
/** A value so long is no word that an article could hold by chance. */
const SURELY_A_KEY = 16;
const KEY_NAME = /key|token|secret|pass|auth|sig|code/i;

/** The secrets of the endpoints. */
export interface Secrets {
  /** Never in a message: the key and what the addresses hold in their queries. */
  readonly hidden: readonly string[];
  /** Of these the ones that cannot be words of a text, so that they can be taken out of the content as well. */
  readonly keys: readonly string[];
}

/**
 * Collects the secrets of addresses.
 * @param key CONTENT_KEY, empty where there is none
 * @param addresses of endpoints and of the image proxy
 * @param words that are no secrets, such as the names of the feeds
 */
export function secretsOf(key: string, addresses: readonly string[], words: readonly string[]): Secrets {
  const values = addresses.flatMap((address) => [...new URL(address).searchParams]);
  const searched = values.filter(([, value]) => value.length >= SHORTEST && !words.includes(value));
  const isKey = ([name, value]: readonly [string, string]) =>
    KEY_NAME.test(name) || value.length >= SURELY_A_KEY;
  const list = (some: readonly (readonly [string, string])[]) => [
    ...new Set([...(key === '' ? [] : [key]), ...some.map(([, value]) => value)]),
  ];
  return { hidden: list(searched), keys: list(searched.filter(isKey)) };
}

const WEB_ADDRESS = /\b(https?):\/\/(?:[^/\s?#"'<>@]*@)?([^/\s?#"'<>]+)[^\s"'<>]*/gi;

/**
 * Removes secrets from a message: of an address only its host is left, and no secret in any form.
 * @param text such as the message of an error
 */
export function withoutSecrets(text: string, { hidden }: Secrets): string {
  return withoutKeys(text.replace(WEB_ADDRESS, '$2'), hidden);
}

/** Takes keys out of a text, plain, percent-encoded and as JSON or HTML write them. */
export function withoutKeys(text: string, keys: readonly string[]): string {
  const forms = keys.flatMap((key) => [
    key,
    encodeURIComponent(key),
    new URLSearchParams({ k: key }).toString().slice(2),
    JSON.stringify(key).slice(1, -1),
    key.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  ]);
  const longestFirst = [...new Set(forms)].filter(Boolean).sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, form) => rest.replaceAll(form, HIDDEN), text);
}

/** Takes keys out of every text of a value, however deep. Gives the same value where there were none. */
export function withoutKeysIn<T>(value: T, keys: readonly string[]): T {
  if (keys.length === 0) return value;
  if (typeof value === 'string') return withoutKeys(value, keys) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.map((one: unknown) => withoutKeysIn(one, keys));
    return list.every((one, index) => one === value[index]) ? value : (list as T);
  }
  const changed = Object.entries(value).flatMap(([name, part]) => {
    const clean = withoutKeysIn(part, keys);
    return clean === part ? [] : [[name, clean]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
