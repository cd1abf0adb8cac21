const TESTERS = /^(?:scenario|path|inspect|level)(?:=|$)/;

/** Gives the address of a page from the path on, without the parameters that testers add and what they carry in its hash. */
export function ownAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !TESTERS.test(one));
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`;
}
