import { activityOf } from '../../domain/map/activity-search.ts';
import { markOfFound } from '../../domain/map/asked-place.ts';
import type { MapConfig } from '../../domain/map/map-config.ts';
import type { PlaceFacts } from '../../domain/map/place.ts';
import { type LeftBySetbacks, type PlaceCard, placeCard } from '../../domain/map/place-card.ts';
import type { MapPicture } from '../ports/map-engine.ts';
import type { MapSite } from './map-machines.ts';
import { leftOf } from './setback-machine.ts';

/** Turns the state of the machines into what the engine draws; whether the visitor sees the dark scheme is asked, too. */
export type PictureOf = (site: MapSite, isDark: boolean) => MapPicture;

/** Makes the function that turns the state of the machines into what the engine draws (spec §2 Map page). */
export function createPictureOf(config: MapConfig): PictureOf {
  let known: PlaceFacts | undefined;
  let reckoned: LeftBySetbacks;
  let card: PlaceCard | undefined;
  return (site, isDark) => {
    const { facts } = site.place.getSnapshot().context;
    // This runs at every change of any machine, so the card is made once for a place.
    const left = facts && leftOf(site.setback.getSnapshot(), facts);
    if (facts !== known || left !== reckoned) card = facts && placeCard(facts, config, left);
    known = facts;
    reckoned = left;
    return pictureOf(site, config, isDark, card);
  };
}

function pictureOf(site: MapSite, config: MapConfig, dark: boolean, card: PlaceCard | undefined): MapPicture {
  const activity = activityOf(config.activities, site.activity.getSnapshot().context.chosen);
  const measure = site.measure.getSnapshot();
  const compare = site.compare.getSnapshot();
  const { at: here } = site.here.getSnapshot().context;
  const { left, right, at } = compare.context;
  const searched = markOfFound(site.placeSearch.getSnapshot().context.chosen);
  const isTapped = card && !card.parcel && String(card.at) !== String(searched);
  return {
    layers: site.layers
      .getSnapshot()
      .context.shown.map(({ id, opacity }) => ({ id, opacity: opacity / 100 })),
    dark,
    ...(isTapped && { tapped: card.at }),
    ...(searched && { searched }),
    ...(card?.nearest && { near: card.nearest.map(({ letter, at: inside }) => ({ letter, at: inside })) }),
    ...(card?.outline && { chosen: { outline: card.outline, ...(card.inside && { inside: card.inside }) } }),
    ...(activity && {
      activity: {
        allowed: activity.allowed,
        limited: Object.keys(activity.limited),
        conditional: Object.keys(activity.conditional),
      },
    }),
    ...(measure.matches('on') && {
      measured: { kind: measure.context.kind, points: measure.context.points },
    }),
    ...(here && { here }),
    ...(compare.matches('on') && { compared: { left, right, at: at / 100 } }),
  };
}
