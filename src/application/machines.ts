import type { Actor, AnyStateMachine } from 'xstate';
import type { DialogId } from '../domain/navigation/dialogs.ts';
import { autoplayMachine } from './banners/autoplay-machine.ts';
import { createBannersMachine } from './banners/banners-machine.ts';
import { dialogsMachine } from './dialogs/dialogs-machine.ts';
import { createGalleryMachine } from './gallery/gallery-machine.ts';
import { dropdownMachine } from './legal-products/dropdown-machine.ts';
import { createLegalProductsMachine } from './legal-products/legal-products-machine.ts';
import { productListMachine } from './legal-products/product-list-machine.ts';
import type { ContentSnapshot, MachinePorts } from './machine-ports.ts';
import { navigationMachine } from './navigation/navigation-machine.ts';
import { createNewsMachine } from './news/news-machine.ts';
import { createParcelMachine } from './parcel/parcel-machine.ts';
import type { SHOWN_MACHINES, ShownName } from './shown-machines.ts';
import { createProfileMachine } from './staff/profile-machine.ts';

/** How a machine of the page is made, what it starts with, and where it is shown. */
interface MachineDescription {
  /** Makes a machine that runs as long as the page; SHOWN_MACHINES make what a dialog shows. */
  readonly make?: (ports: MachinePorts) => AnyStateMachine;
  /** The feed whose baked items it starts with. */
  readonly baked?: keyof ContentSnapshot;
  /** The section of the page in which it shows, by its anchor. */
  readonly section?: string;
  /** The dialog in which it shows. */
  readonly dialog?: DialogId;
}

/** Every machine of the page, by the name that paths and the inspector use. */
const DESCRIPTIONS = {
  navigation: { make: () => navigationMachine },
  dialogs: { make: () => dialogsMachine },
  banners: { make: createBannersMachine, baked: 'banners', section: 'home' },
  autoplay: { make: () => autoplayMachine, section: 'home' },
  gallery: { make: createGalleryMachine, baked: 'gallery', section: 'gallery' },
  lightbox: { dialog: 'lightbox' },
  guide: { dialog: 'guide' },
  guideSearch: { dialog: 'guide' },
  news: { make: createNewsMachine, baked: 'news', section: 'news' },
  article: { dialog: 'article' },
  legalProducts: { make: createLegalProductsMachine, baked: 'legal-products', section: 'products' },
  dropdown: { make: () => dropdownMachine },
  productList: { make: () => productListMachine, section: 'products' },
  profile: { make: createProfileMachine, dialog: 'profile' },
  mapCatalogue: { dialog: 'map' },
  finder: { dialog: 'finder' },
  checklist: { dialog: 'finder' },
  parcel: { make: createParcelMachine },
  search: { dialog: 'search' },
} as const satisfies Record<string, MachineDescription>;

type Descriptions = typeof DESCRIPTIONS;

/** The name of a machine. */
export type MachineName = keyof Descriptions;

/** The names of all machines, in their order. */
export const MACHINE_NAMES = Object.keys(DESCRIPTIONS) as readonly MachineName[];

/** Gives the description of a machine as the plain type, instead of its literal values. */
export const machineOf = (name: MachineName): MachineDescription => DESCRIPTIONS[name];

/** How each machine that runs as long as the page is made, by name. */
export type PageMachines = {
  readonly [Name in MachineName as Descriptions[Name] extends { readonly make: unknown }
    ? Name
    : never]: Descriptions[Name] extends { readonly make: infer Make } ? Make : never;
};

/** The name of a machine that runs as long as the page. */
export type PageMachineName = keyof PageMachines;

/** The names of the machines that run as long as the page, in their order. */
export const PAGE_MACHINE_NAMES = MACHINE_NAMES.filter((name) => machineOf(name).make) as PageMachineName[];

/** The baked items that a machine starts with. */
export type BakedOf<Name extends MachineName> = Descriptions[Name] extends {
  readonly baked: infer Feed extends keyof ContentSnapshot;
}
  ? ContentSnapshot[Feed]
  : never;

/** How each machine is made, by name. */
type Makers = PageMachines & typeof SHOWN_MACHINES;

/** Every machine of the page over its ports, by name. */
export type MachinesByName = { readonly [Name in MachineName]: ReturnType<Makers[Name]> };

/** A running machine. */
export type ActorOf<Name extends MachineName> = Actor<MachinesByName[Name]>;

/** The running machines of the page, by name; those that a dialog shows run while it is open, once their code is loaded. */
export type Site = { readonly [Name in PageMachineName]: ActorOf<Name> } & {
  readonly [Name in ShownName]: ActorOf<Name> | undefined;
};
