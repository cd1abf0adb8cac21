// What the actors that machines invoke ask, by their name in the machine's setup.
const PORTS = new Map([
  ['loadBanners', 'banners feed'],
  ['loadFeed', 'feed'],
  ['loadProducts', 'legal products feed'],
  ['loadStaff', 'staff feed'],
  ['readCache', 'cache'],
  ['readStale', 'cache'],
  ['recover', 'cache'],
  ['sanitise', 'sanitiser'],
  ['save', 'download'],
  ['openIndex', 'search index'],
  ['find', 'search index'],
  ['searchPage', 'guide text'],
  ['share', 'share sheet'],
]);
// The same on the map page, where one name asks different things.
const PORTS_OF = new Map([
  ['centre look', 'map data'],
  ['place look', 'map data'],
  ['placeSearch find', 'map data'],
  ['here find', 'own place'],
  ['print take', 'map picture'],
  ['print code', 'QR code'],
]);
const OF_THE_MACHINE = new Set(['feed', 'cache']);

/**
 * Gives the port that an invoked actor asks, as the log and the sequence call it.
 * @param machine the machine that invokes it
 * @param src the actor's name in the machine's setup
 */
export function portName(machine: string, src: string): string {
  const port = PORTS_OF.get(`${machine} ${src}`) ?? PORTS.get(src) ?? src;
  return OF_THE_MACHINE.has(port) ? `${machine} ${port}` : port;
}
