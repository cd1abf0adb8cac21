const TESTERS = /^(?:scenario|path|inspect|level)(?:=|$)/;

/** Gives the address of a page from the path on, without the parameters of testers and the text behind their `#`. */
export function ownAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !TESTERS.test(one));
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`;
}
