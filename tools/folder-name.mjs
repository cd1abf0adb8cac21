/**
 * Says in plain words why nothing can be built in a folder: Vite takes what follows '#' or '?' for no part of a name.
 * @param {string} folder absolute path
 * @returns {string | undefined} nothing where it will do
 */
export function whyNotBuiltIn(folder) {
  const [mark] = /[#?]/.exec(folder) ?? [];
  if (mark === undefined) return undefined;
  return `Nothing can be built in ${folder}, since the path has '${mark}' in it; move the site to a folder without it.`;
}
