import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { type BannersPorts, createBannersMachine } from './banners/banners-machine.ts';
import { connectLightbox } from './connect-lightbox.ts';
import { createGalleryMachine, type GalleryPorts } from './gallery/gallery-machine.ts';
import { createLightboxMachine, type LightboxPorts } from './gallery/lightbox-machine.ts';
import { dropdownMachine } from './legal-products/dropdown-machine.ts';
import {
  createLegalProductsMachine,
  type LegalProductsPorts,
} from './legal-products/legal-products-machine.ts';
import { productListMachine } from './legal-products/product-list-machine.ts';
import { mapCatalogueMachine } from './map/map-catalogue-machine.ts';
import { modalsMachine } from './modals/modals-machine.ts';
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
  NewsPorts &
  ArticlePorts &
  LegalProductsPorts &
  ProfilePorts & { readonly timers: Timers };

/** The running machines of the page, by name. */
export interface Site {
  readonly navigation: Actor<typeof navigationMachine>;
  readonly modals: Actor<typeof modalsMachine>;
  readonly banners: Actor<ReturnType<typeof createBannersMachine>>;
  readonly gallery: Actor<ReturnType<typeof createGalleryMachine>>;
  readonly lightbox: Actor<ReturnType<typeof createLightboxMachine>>;
  readonly news: Actor<ReturnType<typeof createNewsMachine>>;
  readonly article: Actor<ReturnType<typeof createArticleMachine>>;
  readonly legalProducts: Actor<ReturnType<typeof createLegalProductsMachine>>;
  readonly dropdown: Actor<typeof dropdownMachine>;
  readonly productList: Actor<typeof productListMachine>;
  readonly profile: Actor<ReturnType<typeof createProfileMachine>>;
  readonly mapCatalogue: Actor<typeof mapCatalogueMachine>;
}

/** Gives the machine that runs in the place of another, as one whose answers are held back (paths/gate.ts). */
export type Prepare = <M extends AnyStateMachine>(machine: M, name: keyof Site) => M;

/**
 * Makes the machines of the page over their ports. None runs yet: what they show is the same on the server
 * and at hydration.
 * @param ports the ports the machines speak to
 * @param baked the feed content that the build knew
 * @param prepare stands between a machine and its actor
 */
export function createSite(
  ports: SitePorts,
  baked: ContentSnapshot,
  prepare: Prepare = (machine) => machine,
): Site {
  const clock = ports.timers;
  return {
    navigation: createActor(prepare(navigationMachine, 'navigation'), { clock }),
    modals: createActor(prepare(modalsMachine, 'modals'), { clock }),
    banners: createActor(prepare(createBannersMachine(ports), 'banners'), {
      clock,
      input: { baked: baked.banners },
    }),
    gallery: createActor(prepare(createGalleryMachine(ports), 'gallery'), {
      clock,
      input: { baked: baked.folders },
    }),
    lightbox: createActor(prepare(createLightboxMachine(ports), 'lightbox'), { clock }),
    news: createActor(prepare(createNewsMachine(ports), 'news'), { clock, input: { baked: baked.articles } }),
    article: createActor(prepare(createArticleMachine(ports), 'article'), { clock }),
    legalProducts: createActor(prepare(createLegalProductsMachine(ports), 'legalProducts'), {
      clock,
      input: { baked: baked.products },
    }),
    dropdown: createActor(prepare(dropdownMachine, 'dropdown'), { clock }),
    productList: createActor(prepare(productListMachine, 'productList'), { clock }),
    profile: createActor(prepare(createProfileMachine(ports), 'profile'), { clock }),
    mapCatalogue: createActor(prepare(mapCatalogueMachine, 'mapCatalogue'), { clock }),
  };
}

/**
 * Starts every machine, and with them the feeds.
 * @returns stops them all, which aborts what is under way
 */
export function startSite(site: Site): () => void {
  const actors = Object.values(site);
  for (const actor of actors) actor.start();
  const disconnectLightbox = connectLightbox(site);
  return () => {
    disconnectLightbox();
    for (const actor of actors) actor.stop();
  };
}
