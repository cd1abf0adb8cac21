import type { GoogleCache, GoogleProperties } from '../../src/host/google.d.ts';

/** A cache as the host's: values of 100 KB at most, 1,000 of them, the oldest hundred go first. */
export function fakeCache(now: () => number) {
  const values = new Map<string, { readonly value: string; readonly end: number }>();
  const state = { down: false };
  const unexpired = (key: string) => {
    if (state.down) throw new Error('Service unavailable: Cache');
    const entry = values.get(key);
    return entry !== undefined && entry.end > now() ? entry.value : null;
  };
  const put = (key: string, value: string, seconds: number) => {
    if (state.down) throw new Error('Service unavailable: Cache');
    if (key.length > 250) throw new Error('Argument too large: key');
    if (new TextEncoder().encode(value).length > 102_400) throw new Error('Argument too large: value');
    if (seconds > 21_600) throw new Error('Argument too large: expirationInSeconds');
    values.delete(key);
    values.set(key, { value, end: now() + seconds * 1000 });
    if (values.size > 1000) for (const old of [...values.keys()].slice(0, 100)) values.delete(old);
  };
  const cache: GoogleCache = {
    get: unexpired,
    getAll: (keys) =>
      Object.fromEntries(
        keys.flatMap((key) => {
          const value = unexpired(key);
          return value === null ? [] : [[key, value]];
        }),
      ),
    putAll: (all, seconds) => {
      for (const [key, value] of Object.entries(all)) put(key, value, seconds);
    },
  };
  /** Forgets what has such a key: everything, or only pieces. */
  const forget = (isGone: (key: string) => boolean = () => true) => {
    for (const key of [...values.keys()].filter(isGone)) values.delete(key);
  };
  return Object.assign(state, { cache, forget });
}

/** Script properties as the host's: values of 9 KB at most, 500 KB in all. */
export function fakeProperties() {
  const values = new Map<string, string>();
  // Writing a property that begins so fails.
  const state: { down: boolean; refuses: string | undefined } = { down: false, refuses: undefined };
  const properties: GoogleProperties = {
    getProperty: (key) => {
      if (state.down) throw new Error('Service invoked too many times for one day: properties read.');
      return values.get(key) ?? null;
    },
    setProperty: (key, value) => {
      if (state.refuses !== undefined && key.startsWith(state.refuses))
        throw new Error('Exceeded maximum execution time');
      if (value.length > 9 * 1024) throw new Error('Argument too large: value');
      values.set(key, value);
      const all = [...values].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (all > 500 * 1024) throw new Error('You have exceeded the property storage quota.');
    },
    deleteProperty: (key) => void values.delete(key),
  };
  return Object.assign(state, { properties, values });
}
