import { type ByFeed, byFeed } from '../src/adapters/http/feeds.ts';

/**
 * Gives what a folder holds of each feed, by the names of its files.
 * @param files of import.meta.glob
 * @throws Error that names the file that is missing
 */
export function eachFeed<T>(files: Readonly<Record<string, T>>): ByFeed<T> {
  return byFeed((name) => {
    const path = Object.keys(files).find((file) => file.endsWith(`/${name}.ts`));
    if (path === undefined) throw new Error(`there is no ${name}.ts beside ${Object.keys(files).join(', ')}`);
    return files[path] as T;
  });
}
