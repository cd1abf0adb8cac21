import { type AnyActorRef, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ProductFilter } from '../../domain/legal-products/product-search.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { beginsByItself } from '../../domain/shared/data-saving.ts';
import type { Shown } from '../dialogs/late-shown.ts';
import type { ContentSnapshot } from '../machine-ports.ts';
import type { MachineName } from '../machines.ts';
import { type ItemsAsked, to, toActor } from '../messages.ts';
import type { CurrentAddress } from '../ports/page-address.ts';
import type { LoadedItems } from '../ports/search-index.ts';
import type { LateCode } from '../shared/late-code.ts';
import { type AddressArrived, type HomePorts, homeActors, type WishesChanged } from './home-actors.ts';
import {
  type AddressCommand,
  activityAt,
  addressAfter,
  dialogsAt,
  type FollowedLink,
  filterAt,
  isHome,
  isSame,
  parcelAt,
  tidyAddress,
} from './home-address.ts';
import type { HomeContext, PageLeft, VisitorEvent } from './home-events.ts';
import type { Changed, Followed, SnapshotOf } from './home-invocations.ts';
import {
  articleSupply,
  folderSupply,
  searchedArticles,
  searchedFolders,
  searchedProducts,
  searchedStaff,
} from './home-items.ts';

interface Page {
  readonly get: (name: string) => AnyActorRef | undefined;
}
/** Gives the snapshot of a machine; undefined where it does not run, or its code is not loaded. */
const now = <Name extends MachineName>(page: Page, name: Name): SnapshotOf<Name> | undefined => {
  const snapshot = page.get(name)?.getSnapshot();
  return snapshot && 'machine' in snapshot ? snapshot : undefined;
};
const indexer = toActor<LoadedItems>('indexer');

/**
 * The setup of the page: actions and guards that need several machines (spec §2 Dialogs in general, contract "Addresses").
 * @param ports the ports of all machines, the address, and the visitor's wishes
 * @param shown the code of what its dialogs show
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a setup is read as one
export function homeFlows(ports: HomePorts, shown: LateCode<Shown>) {
  return setup({
    types: {
      context: {} as HomeContext,
      events: {} as AddressArrived | WishesChanged | Changed | VisitorEvent | ItemsAsked,
      input: {} as { readonly baked: ContentSnapshot },
    },
    actors: homeActors(ports, shown),
    actions: {
      arrive: assign((_, at: CurrentAddress) => ({ at })),
      note: assign((_, layer: string | undefined) => ({ layer })),
      postpone: assign((_, { open, hash, isOver }: FollowedLink) => ({ next: { open, hash, isOver } })),
      goOn: assign({ next: undefined }),
      mean: assign((_, meant: OpenDialogs) => ({ meant })),
      forget: assign({ meant: undefined }),
      leave: sendTo('address', (_, { address }: PageLeft) => ({ type: 'leave', address })),
      tidy: sendTo('address', (_, at: CurrentAddress) => ({ type: 'correct', address: tidyAddress(at) })),
      sendToDialogs: sendTo(to('dialogs'), ({ context: { at } }) => ({
        type: 'address.changed',
        open: at ? dialogsAt(at) : {},
      })),
      sendToList: sendTo(to('productList'), ({ context: { at } }) => ({
        type: 'address.changed',
        filter: at && filterAt(at),
      })),
      sendToParcel: sendTo(to('parcel'), ({ context: { at } }) => {
        const parcel = at && parcelAt(at);
        if (parcel === undefined) return { type: 'parcel.dropped' };
        const activity = at && activityAt(at);
        return { type: 'parcel.carried', parcel, ...(activity !== undefined && { activity }) };
      }),
      giveParcel: sendTo(to('finder'), ({ system }) => ({
        type: 'parcel.given',
        hasParcel: now(system, 'parcel')?.value.carried === 'known',
      })),
      setFilter: assign((_, filter: ProductFilter | undefined) => ({ filter })),
      write: enqueueActions(({ context, enqueue }, command: AddressCommand | undefined) => {
        if (context.at === undefined || command === undefined) return;
        enqueue.sendTo('address', command);
        enqueue.assign({ at: addressAfter(context.at, command) });
      }),
      pauseBanners: sendTo(to('banners'), { type: 'playback.paused' }),
      reportLayer: enqueueActions(({ context: { layer }, enqueue, system }) => {
        if (layer === undefined || now(system, 'dialogs')?.value.map !== 'open') return;
        enqueue.sendTo(to('mapCatalogue'), { type: 'search.changed', query: layer });
        enqueue.assign({ layer: undefined });
      }),
      giveArticle: enqueueActions(({ context, enqueue, system }) => {
        const dialogs = now(system, 'dialogs');
        const news = now(system, 'news');
        if (dialogs?.value.article !== 'open') {
          if (context.askedFor !== undefined) enqueue.assign({ askedFor: undefined });
          return;
        }
        if (news === undefined) return;
        const { artikel: id } = dialogs.context;
        const { give, asks, closes } = articleSupply(news, id, now(system, 'article')?.context.article);
        if (give) enqueue.sendTo(to('article'), give);
        if (closes) enqueue.sendTo(to('dialogs'), { type: 'dialog.closed', dialog: 'article' });
        if (!asks || context.askedFor === id) return;
        enqueue.assign({ askedFor: id });
        enqueue.sendTo(to('news'), { type: 'refresh.requested' });
      }),
      giveFolder: enqueueActions(({ enqueue, system }) => {
        const dialogs = now(system, 'dialogs');
        const gallery = now(system, 'gallery');
        if (dialogs?.value.lightbox !== 'open' || gallery === undefined) return;
        const { galeri: id } = dialogs.context;
        const { give, asks, closes } = folderSupply(gallery, id, now(system, 'lightbox')?.context.folder);
        if (give) enqueue.sendTo(to('lightbox'), give);
        if (closes) enqueue.sendTo(to('dialogs'), { type: 'dialog.closed', dialog: 'lightbox' });
        if (asks) enqueue.sendTo(to('gallery'), { type: 'refresh.requested' });
      }),
      giveProducts: sendTo(indexer, (_, products: SnapshotOf<'legalProducts'>) => searchedProducts(products)),
      giveFolders: sendTo(indexer, (_, gallery: SnapshotOf<'gallery'>) => searchedFolders(gallery)),
      giveArticles: sendTo(indexer, (_, news: SnapshotOf<'news'>) => searchedArticles(news)),
      giveStaff: sendTo(indexer, (_, profile: SnapshotOf<'profile'>) => searchedStaff(profile)),
      giveAll: enqueueActions(({ enqueue, system }) => {
        const give = <Name extends Followed>(name: Name, searched: (of: SnapshotOf<Name>) => LoadedItems) => {
          const snapshot = now(system, name);
          if (snapshot) enqueue.sendTo(indexer, searched(snapshot));
        };
        give('legalProducts', searchedProducts);
        give('gallery', searchedFolders);
        give('news', searchedArticles);
        give('profile', searchedStaff);
      }),
    },
    guards: {
      isElsewhere: (_, at: CurrentAddress) => !isHome(at),
      isUntidy: (_, at: CurrentAddress) => tidyAddress(at) !== undefined,
      isKnown: ({ context }, { isFirst, at }: AddressArrived) => isFirst === true && isSame(context.at, at),
      goesBack: (_, command: AddressCommand | undefined) => command?.type === 'back',
      // Opening and closing the list add history entries; typing a filter does not.
      opensOrCloses: ({ context }) =>
        context.at !== undefined && (filterAt(context.at) === undefined) !== (context.filter === undefined),
      holdsStill: (_, { isMotionReduced, isSavingData }: WishesChanged) =>
        !beginsByItself(isMotionReduced, isSavingData),
      isRead: ({ context }) => context.at !== undefined,
      isPostponed: ({ context }) => context.next !== undefined,
      leads: (_, command: AddressCommand | undefined) => command !== undefined,
    },
    // Milliseconds after the last key: browsers limit how often the address may change.
    // And as long as browsers take to go back, at most.
    delays: { filterWritten: 300, goneBack: 2000 },
  });
}
