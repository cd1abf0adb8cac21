import { assign, type SnapshotFrom, setup } from 'xstate';
import { isOrdinal, type OpenDialogs } from '../../domain/navigation/address.ts';

/** The dialogs of the page; each opens and closes by itself (spec §2 Dialogs in general). */
export type DialogId =
  | 'services'
  | 'map'
  | 'interaction'
  | 'itrTerms'
  | 'krkTerms'
  | 'profile'
  | 'article'
  | 'lightbox'
  | 'guide';

/** What the open dialogs are about: an article's id, a folder's id and a photo, a page of the guide, both 1-based. */
export interface DialogsContext {
  readonly artikel?: string | undefined;
  readonly galeri?: string | undefined;
  readonly foto?: number | undefined;
  readonly panduan?: number | undefined;
}

/** What happens to the dialogs. `address.changed` makes them follow the page's address, Back included. */
export type DialogsEvent =
  | { readonly type: 'dialog.opened'; readonly dialog: DialogId }
  | { readonly type: 'dialog.closed'; readonly dialog: DialogId }
  | { readonly type: 'photo.shown'; readonly foto: number }
  | { readonly type: 'page.shown'; readonly panduan: number }
  | { readonly type: 'address.changed'; readonly open: OpenDialogs };

const addressed: Readonly<Record<DialogId, (open: OpenDialogs) => boolean>> = {
  services: (open) => open.layanan === 'utama',
  map: (open) => open.layanan === 'peta',
  interaction: (open) => open.layanan === 'interaksi',
  itrTerms: (open) => open.syarat === 'itr',
  krkTerms: (open) => open.syarat === 'krk',
  profile: (open) => open.profil === true,
  article: (open) => open.artikel !== undefined,
  lightbox: (open) => open.galeri !== undefined,
  guide: (open) => open.panduan !== undefined,
};

const dialogs = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent },
  actions: {
    follow: assign((_, { artikel, galeri, foto, panduan }: OpenDialogs) => ({
      artikel,
      galeri,
      foto,
      panduan,
    })),
    showPhoto: assign((_, foto: number) => ({ foto })),
    showPage: assign((_, panduan: number) => ({ panduan })),
  },
  guards: {
    isAddressable: (_, number: number) => isOrdinal(number),
    isAbout: ({ event }, dialog: DialogId) => 'dialog' in event && event.dialog === dialog,
    isAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && addressed[dialog](event.open),
    isNotAddressed: ({ event }, dialog: DialogId) =>
      event.type === 'address.changed' && !addressed[dialog](event.open),
  },
});

const dialogRegion = (dialog: DialogId) =>
  ({
    initial: 'closed',
    states: {
      closed: {
        on: {
          'dialog.opened': { guard: { type: 'isAbout', params: dialog }, target: 'open' },
          'address.changed': { guard: { type: 'isAddressed', params: dialog }, target: 'open' },
        },
      },
      open: {
        on: {
          'dialog.closed': { guard: { type: 'isAbout', params: dialog }, target: 'closed' },
          'address.changed': { guard: { type: 'isNotAddressed', params: dialog }, target: 'closed' },
        },
      },
    },
  }) as const;

/** All dialogs side by side, a region each (spec §4 Terms dialogs, §2 Dialogs in general). */
export const dialogsMachine = dialogs.createMachine({
  id: 'dialogs',
  type: 'parallel',
  context: {},
  states: {
    // A region of its own, so that what the dialogs are about follows whichever of them opens or closes.
    subject: {
      initial: 'unaddressed',
      states: {
        // Until the page's address has been read, nothing may be written to it.
        unaddressed: {
          on: {
            'address.changed': {
              target: 'following',
              actions: { type: 'follow', params: ({ event }) => event.open },
            },
          },
        },
        following: {
          on: {
            'address.changed': { actions: { type: 'follow', params: ({ event }) => event.open } },
            'photo.shown': {
              guard: { type: 'isAddressable', params: ({ event }) => event.foto },
              actions: { type: 'showPhoto', params: ({ event }) => event.foto },
            },
            'page.shown': {
              guard: { type: 'isAddressable', params: ({ event }) => event.panduan },
              actions: { type: 'showPage', params: ({ event }) => event.panduan },
            },
          },
        },
      },
    },
    services: dialogRegion('services'),
    map: dialogRegion('map'),
    interaction: dialogRegion('interaction'),
    itrTerms: dialogRegion('itrTerms'),
    krkTerms: dialogRegion('krkTerms'),
    profile: dialogRegion('profile'),
    article: dialogRegion('article'),
    lightbox: dialogRegion('lightbox'),
    guide: dialogRegion('guide'),
  },
});

/**
 * What stands open, in the terms of the page's address (contract "Addresses").
 * @param snapshot a snapshot of the dialogs machine
 */
export function openDialogs({ value, context }: SnapshotFrom<typeof dialogsMachine>): OpenDialogs {
  const layanan =
    value.services === 'open'
      ? 'utama'
      : value.map === 'open'
        ? 'peta'
        : value.interaction === 'open'
          ? 'interaksi'
          : undefined;
  const syarat = value.itrTerms === 'open' ? 'itr' : value.krkTerms === 'open' ? 'krk' : undefined;
  const article = value.article === 'open' ? context.artikel : undefined;
  const gallery = value.lightbox === 'open' ? context.galeri : undefined;
  return {
    ...(layanan && { layanan }),
    ...(syarat && { syarat }),
    ...(value.profile === 'open' && { profil: true }),
    ...(article !== undefined && { artikel: article }),
    ...(gallery !== undefined && { galeri: gallery }),
    ...(gallery !== undefined && context.foto !== undefined && { foto: context.foto }),
    ...(value.guide === 'open' && { panduan: context.panduan ?? 1 }),
  };
}
