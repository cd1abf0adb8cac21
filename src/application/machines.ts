import type { Actor, AnyStateMachine } from 'xstate';
import type { DialogId } from '../domain/navigation/dialogs.ts';
import { type BannersPorts, createBannersMachine } from './banners/banners-machine.ts';
import { dialogsMachine } from './dialogs/dialogs-machine.ts';
import { createFinderMachine, type FinderPorts } from './finder/finder-machine.ts';
import { createGalleryMachine, type GalleryPorts } from './gallery/gallery-machine.ts';
import { createLightboxMachine, type LightboxPorts } from './gallery/lightbox-machine.ts';
import { createGuideMachine, type GuidePorts } from './guide/guide-machine.ts';
import { createGuideSearchMachine, type GuideSearchPorts } from './guide/guide-search-machine.ts';
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
import { createSearchMachine, type SearchPorts } from './search/search-machine.ts';
import { createProfileMachine, type ProfilePorts } from './staff/profile-machine.ts';

/** Every port that a machine of the page uses. */
export type MachinePorts = BannersPorts &
  GalleryPorts &
  LightboxPorts &
  FinderPorts &
  GuidePorts &
  GuideSearchPorts &
  NewsPorts &
  ArticlePorts &
  LegalProductsPorts &
  ProfilePorts &
  SearchPorts;

/** The feeds that the machines load, by name. */
type Feeds = MachinePorts['feeds'];

/**
 * The feed items that the build baked into the served HTML (spec §2 Served page). They stand in for a feed until that
 * has answered; a feed that the build did not know is absent.
 */
export type ContentSnapshot = {
  readonly [Name in keyof Feeds]?: Awaited<ReturnType<Feeds[Name]['load']>>;
};

/** A machine of the page, and where a visitor sees it. */
interface MachineDescription {
  readonly create: (ports: MachinePorts) => AnyStateMachine;
  /** The feed whose baked items it starts with. */
  readonly baked?: keyof ContentSnapshot;
  /** The section of the page in which it shows, by its anchor. */
  readonly section?: string;
  /** The dialog in which it shows. */
  readonly dialog?: DialogId;
}

/** Every machine of the page, by the name that paths and the inspector use. */
export const MACHINES = {
  navigation: { create: () => navigationMachine },
  dialogs: { create: () => dialogsMachine },
  banners: { create: createBannersMachine, baked: 'banners', section: 'home' },
  gallery: { create: createGalleryMachine, baked: 'gallery', section: 'gallery' },
  lightbox: { create: createLightboxMachine, dialog: 'lightbox' },
  guide: { create: createGuideMachine, dialog: 'guide' },
  guideSearch: { create: createGuideSearchMachine, dialog: 'guide' },
  news: { create: createNewsMachine, baked: 'news', section: 'news' },
  article: { create: createArticleMachine, dialog: 'article' },
  legalProducts: { create: createLegalProductsMachine, baked: 'legal-products', section: 'products' },
  dropdown: { create: () => dropdownMachine },
  productList: { create: () => productListMachine, section: 'products' },
  profile: { create: createProfileMachine, dialog: 'profile' },
  mapCatalogue: { create: () => mapCatalogueMachine, dialog: 'map' },
  finder: { create: createFinderMachine, dialog: 'finder' },
  search: { create: createSearchMachine, dialog: 'search' },
} as const satisfies Record<string, MachineDescription>;

/** The name of a machine. */
export type MachineName = keyof typeof MACHINES;

/** The names of all machines, in their order. */
export const MACHINE_NAMES = Object.keys(MACHINES) as readonly MachineName[];

/** The running machines of the page, by name. */
export type Site = { readonly [Name in MachineName]: Actor<ReturnType<(typeof MACHINES)[Name]['create']>> };

/** Gives the description of a machine as the plain type, instead of its literal values. */
export const machineOf = (name: MachineName): MachineDescription => MACHINES[name];
