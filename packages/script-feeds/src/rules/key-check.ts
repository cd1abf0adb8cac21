/**
 * Says whether a request may read the feeds; while no key is set nobody may. Takes the same time for every wrong key of one
 * length, so that the time does not reveal how much of it was right.
 * @param key as it is set in the script properties; null or blanks count as not set
 * @param given the key in the request
 */
export function mayRead(key: string | null, given: string | undefined): boolean {
  const wanted = (key ?? '').trim();
  if (wanted === '') return false;
  const said = given ?? '';
  let difference = wanted.length ^ said.length;
  for (let index = 0; index < wanted.length; index += 1) {
    difference |= wanted.charCodeAt(index) ^ (index < said.length ? said.charCodeAt(index) : 0);
  }
  return difference === 0;
}
