/**
 * Tells whether a request may have the feeds. Where no key is set everybody may. Takes the same time for every wrong key
 * of one length, so that its time says nothing of how much of it was right.
 * @param key as it is set in the script properties; null or blanks count as not set
 * @param given as the request says it
 */
export function mayRead(key: string | null, given: string | undefined): boolean {
  const wanted = (key ?? '').trim();
  if (wanted === '') return true;
  const said = given ?? '';
  let difference = wanted.length ^ said.length;
  for (let index = 0; index < wanted.length; index += 1) {
    difference |= wanted.charCodeAt(index) ^ (index < said.length ? said.charCodeAt(index) : 0);
  }
  return difference === 0;
}
