import type { AnyActor } from 'xstate';
import { activityOf } from '../../domain/map/activity-search.ts';
import { formatMapAddress, type MapAddress, parseMapAddress } from '../../domain/map/map-address.ts';
import type { MapConfig } from '../../domain/map/map-config.ts';
import type { PageAddress } from '../ports/page-address.ts';
import type { MapSite } from './map-machines.ts';

/** What connecting the map with its address needs. */
export interface MapAddressPorts {
  readonly address: PageAddress;
  readonly config: MapConfig;
  /** Moves the map to the view that an address names. */
  readonly go: (view: NonNullable<MapAddress['view']>) => void;
}

/**
 * Connects the machines of the map with the page's address (contract "Addresses"): opening something adds an entry to
 * the history, a changed view replaces the present one, and Back reopens what was open.
 * @returns stops it
 */
export function connectMapAddress(site: MapSite, { address, config, go }: MapAddressPorts): () => void {
  const ids = config.layers.map(({ id }) => id);
  const read = () => parseMapAddress(address.current().search, ids, config.bounds);
  let isFollowing = false;

  const follow = () => {
    isFollowing = true;
    const said = read();
    hear(site, config, said);
    if (said.view) go(said.view);
    isFollowing = false;
  };
  const write = () => {
    if (isFollowing) return;
    const { path, search } = address.current();
    const present = read();
    const wanted = { ...addressOf(site), ...(!site.canvas.getSnapshot().context.bounds && view(present)) };
    const text = formatMapAddress(wanted, search);
    if (text === `${path}${search}`) return;
    if (openings(wanted) === openings(present)) address.replace(text);
    else address.push(text, `${path}${search}`);
  };

  const stop = address.subscribe(() => {
    if (!isWriting) follow();
  });
  let isWriting = false;
  const writeOnce = () => {
    isWriting = true;
    write();
    isWriting = false;
  };
  follow();
  const { canvas, layers, place, activity, compare } = site;
  const actors: readonly AnyActor[] = [canvas, layers, place, activity, compare];
  const subscriptions = actors.map((actor) => actor.subscribe(writeOnce));
  return () => {
    stop();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

const view = ({ view: named }: MapAddress) => (named ? { view: named } : {});

// Which layers are on the map, and their order, count as well; their opacity does not.
const openings = ({ layers, parcel, position, activity, compared }: MapAddress): string =>
  JSON.stringify([layers.map(({ id }) => id), parcel, position, activity, compared]);

/** Gives the address of the machines' present state. */
export function addressOf({ canvas, layers, place, activity, compare }: MapSite): MapAddress {
  const { view: present, bounds } = canvas.getSnapshot().context;
  const { asked, facts } = place.getSnapshot().context;
  const parcel = facts?.parcel?.id ?? (asked?.kind === 'parcel' ? asked.id : undefined);
  const at = asked?.kind === 'position' ? asked.at : undefined;
  const { chosen } = activity.getSnapshot().context;
  const compared = compare.getSnapshot();
  const { left, right } = compared.context;
  return {
    layers: layers.getSnapshot().context.shown,
    ...(bounds && { view: present }),
    ...(parcel !== undefined && { parcel }),
    // A place that is loading may turn out to be a parcel: it gets its address once that is known.
    ...(parcel === undefined && at && facts && { position: at }),
    ...(chosen !== '' && { activity: chosen }),
    ...(compared.matches('on') && { compared: { left, right } }),
  };
}

function hear(
  { layers, place, panel, activity, compare }: MapSite,
  config: MapConfig,
  said: MapAddress,
): void {
  const { asked, facts } = place.getSnapshot().context;
  const hasView = said.view && ({ hasView: true } as const);
  layers.send({ type: 'layers.named', layers: said.layers });
  if (said.parcel !== undefined) {
    if (facts?.parcel?.id !== said.parcel) {
      place.send({ type: 'place.asked', place: { kind: 'parcel', id: said.parcel, ...hasView } });
      panel.send({ type: 'tab.chosen', tab: 'place' });
    }
  } else if (said.position) {
    const isSame = asked?.kind === 'position' && String(asked.at) === String(said.position);
    if (!isSame)
      place.send({ type: 'place.asked', place: { kind: 'position', at: said.position, ...hasView } });
    panel.send({ type: 'tab.chosen', tab: 'place' });
  } else if (asked) place.send({ type: 'place.closed' });

  const wanted = activityOf(config.activities, said.activity);
  if (wanted && wanted.id !== activity.getSnapshot().context.chosen) {
    activity.send({ type: 'activity.chosen', id: wanted.id, name: wanted.name });
    if (!said.parcel && !said.position) panel.send({ type: 'tab.chosen', tab: 'activity' });
  } else if (!wanted && activity.getSnapshot().context.chosen !== '')
    activity.send({ type: 'activity.cleared' });

  const isComparing = compare.getSnapshot().matches('on');
  if (said.compared) compare.send({ type: 'compare.named', ...said.compared });
  else if (isComparing) compare.send({ type: 'compare.closed' });
}
