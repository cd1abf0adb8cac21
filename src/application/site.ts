import { type Actor, createActor } from 'xstate';
import { type BannersPorts, createBannersMachine } from './banners/banners-machine.ts';
import { connectGuide } from './connect-guide.ts';
import { connectLightbox } from './connect-lightbox.ts';
import { dialogsMachine } from './dialogs/dialogs-machine.ts';
import { createGalleryMachine, type GalleryPorts } from './gallery/gallery-machine.ts';
import { createLightboxMachine, type LightboxPorts } from './gallery/lightbox-machine.ts';
import { createGuideMachine, type GuidePorts } from './guide/guide-machine.ts';
import { dropdownMachine } from './legal-products/dropdown-machine.ts';
import {
  createLegalProductsMachine,
  type LegalProductsPorts,
} from './legal-products/legal-products-machine.ts';
import { productListMachine } from './legal-products/product-list-machine.ts';
import { mapCatalogueMachine } from './map/map-catalogue-machine.ts';
import { navigationMachine } from './navigation/navigation-machine.ts';
import { type ArticlePorts, createArticleMachine } from './news/article-machine.ts';
import { createNewsMachine, type NewsPorts } from './news/news-machine.ts';
import type { Timers } from './ports/timers.ts';
import type { ContentSnapshot } from './snapshot.ts';
import { createProfileMachine, type ProfilePorts } from './staff/profile-machine.ts';

/** Every port that a machine of the page speaks to. */
export type SitePorts = BannersPorts &
  GalleryPorts &
  LightboxPorts &
  GuidePorts &
  NewsPorts &
  ArticlePorts &
  LegalProductsPorts &
  ProfilePorts & { readonly timers: Timers };

/** The running machines of the page, by name. */
export interface Site {
  readonly navigation: Actor<typeof navigationMachine>;
  readonly dialogs: Actor<typeof dialogsMachine>;
  readonly banners: Actor<ReturnType<typeof createBannersMachine>>;
  readonly gallery: Actor<ReturnType<typeof createGalleryMachine>>;
  readonly lightbox: Actor<ReturnType<typeof createLightboxMachine>>;
  readonly guide: Actor<ReturnType<typeof createGuideMachine>>;
  readonly news: Actor<ReturnType<typeof createNewsMachine>>;
  readonly article: Actor<ReturnType<typeof createArticleMachine>>;
  readonly legalProducts: Actor<ReturnType<typeof createLegalProductsMachine>>;
  readonly dropdown: Actor<typeof dropdownMachine>;
  readonly productList: Actor<typeof productListMachine>;
  readonly profile: Actor<ReturnType<typeof createProfileMachine>>;
  readonly mapCatalogue: Actor<typeof mapCatalogueMachine>;
}

/**
 * Makes the machines of the page over their ports. None runs yet: what they show is the same on the server
 * and at hydration.
 * @param ports the ports the machines speak to
 * @param baked the feed content that the build knew
 */
export function createSite(ports: SitePorts, baked: ContentSnapshot): Site {
  const clock = ports.timers;
  return {
    navigation: createActor(navigationMachine, { clock }),
    dialogs: createActor(dialogsMachine, { clock }),
    banners: createActor(createBannersMachine(ports), { clock, input: { baked: baked.banners } }),
    gallery: createActor(createGalleryMachine(ports), { clock, input: { baked: baked.folders } }),
    lightbox: createActor(createLightboxMachine(ports), { clock }),
    guide: createActor(createGuideMachine(ports), { clock }),
    news: createActor(createNewsMachine(ports), { clock, input: { baked: baked.articles } }),
    article: createActor(createArticleMachine(ports), { clock }),
    legalProducts: createActor(createLegalProductsMachine(ports), {
      clock,
      input: { baked: baked.products },
    }),
    dropdown: createActor(dropdownMachine, { clock }),
    productList: createActor(productListMachine, { clock }),
    profile: createActor(createProfileMachine(ports), { clock }),
    mapCatalogue: createActor(mapCatalogueMachine, { clock }),
  };
}

/**
 * Starts every machine, and with them the feeds.
 * @returns stops them all, which aborts what is under way
 */
export function startSite(site: Site): () => void {
  const actors = Object.values(site);
  for (const actor of actors) actor.start();
  const disconnect = [connectLightbox(site), connectGuide(site)];
  return () => {
    for (const untie of disconnect) untie();
    for (const actor of actors) actor.stop();
  };
}
