import { type AnyActorRef, assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ProductFilter } from '../../domain/legal-products/product-search.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import { beginsByItself } from '../../domain/shared/data-saving.ts';
import { openDialogs } from '../dialogs/dialogs-machine.ts';
import type { Shown } from '../dialogs/late-shown.ts';
import type { ContentSnapshot } from '../machine-ports.ts';
import { type MachineName, PAGE_MACHINE_NAMES } from '../machines.ts';
import { type ItemsAsked, to, toActor } from '../messages.ts';
import type { CurrentAddress } from '../ports/page-address.ts';
import type { LoadedItems } from '../ports/search-index.ts';
import { invoked } from '../shared/invoked.ts';
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
  queryCommand,
  tidyAddress,
} from './home-address.ts';
import type { HomeContext, PageLeft, VisitorEvent } from './home-events.ts';
import {
  articleSupply,
  folderSupply,
  searchedArticles,
  searchedFolders,
  searchedProducts,
  searchedStaff,
} from './home-items.ts';
import { type Changed, type Followed, livesWithPage, type SnapshotOf } from './home-lives.ts';
import { at, layer, link, next, ofDialogs, ofFilter, onArrival, TELL } from './home-params.ts';

interface Page {
  readonly get: (name: string) => AnyActorRef | undefined;
}
/** Gives a machine as it is now; undefined where it does not live, or its code has not come. */
const now = <Name extends MachineName>(page: Page, name: Name): SnapshotOf<Name> | undefined => {
  const snapshot = page.get(name)?.getSnapshot();
  return snapshot && 'machine' in snapshot ? snapshot : undefined;
};
const indexer = toActor<LoadedItems>('indexer');

/**
 * The page /home: every other machine is its child, or a child's, under a system id that is its name. It holds the
 * address: the parts of the page follow that, and it follows them (contract "Addresses"). It gives what the feeds have
 * loaded to the dialogs that show one item, and to the search.
 * @param ports the ports of all machines, the address, and the visitor's wishes
 * @param shown the code of what its dialogs show
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createHomeMachine(ports: HomePorts, shown: LateCode<Shown>) {
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
      stay: enqueueActions(({ context: { at }, enqueue }) => {
        if (at?.openedFrom === undefined) return;
        const command = { type: 'replace', address: at.openedFrom } as const;
        enqueue.sendTo('address', command);
        enqueue.assign({ at: addressAfter(at, command) });
      }),
      leave: sendTo('address', (_, { address }: PageLeft) => ({ type: 'leave', address })),
      tidy: sendTo('address', (_, at: CurrentAddress) => ({ type: 'correct', address: tidyAddress(at) })),
      tellDialogs: sendTo(to('dialogs'), ({ context: { at } }) => ({
        type: 'address.changed',
        open: at ? dialogsAt(at) : {},
      })),
      tellList: sendTo(to('productList'), ({ context: { at } }) => ({
        type: 'address.changed',
        filter: at && filterAt(at),
      })),
      tellParcel: sendTo(to('parcel'), ({ context: { at } }) => {
        const parcel = at && parcelAt(at);
        if (parcel === undefined) return { type: 'parcel.dropped' };
        const activity = at && activityAt(at);
        return { type: 'parcel.carried', parcel, ...(activity !== undefined && { activity }) };
      }),
      giveParcel: sendTo(to('finder'), ({ system }) => ({
        type: 'parcel.given',
        hasParcel: now(system, 'parcel')?.value.carried === 'known',
      })),
      keepFilter: assign((_, filter: ProductFilter | undefined) => ({ filter })),
      write: enqueueActions(({ context, enqueue }, command: AddressCommand | undefined) => {
        if (context.at === undefined || command === undefined) return;
        enqueue.sendTo('address', command);
        enqueue.assign({ at: addressAfter(context.at, command) });
      }),
      pauseBanners: sendTo(to('banners'), { type: 'playback.paused' }),
      tellLayer: enqueueActions(({ context: { layer }, enqueue, system }) => {
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
      // Opening and closing the list are entries of the history; a filter is typed.
      opensOrCloses: ({ context }) =>
        context.at !== undefined && (filterAt(context.at) === undefined) !== (context.filter === undefined),
      holdsStill: (_, { isMotionReduced, isSavingData }: WishesChanged) =>
        !beginsByItself(isMotionReduced, isSavingData),
      isRead: ({ context }) => context.at !== undefined,
      isPostponed: ({ context }) => context.next !== undefined,
      goesBackOn: ({ context }, command: AddressCommand | undefined) =>
        context.next === undefined && command?.type === 'back',
      leadsOn: ({ context }, command: AddressCommand | undefined) =>
        context.next === undefined && command !== undefined,
    },
    // Milliseconds after the last key: browsers limit how often the address may change.
    // And as long as browsers take to go back, at most.
    delays: { filterWritten: 300, goneBack: 2000 },
  }).createMachine({
    id: 'home',
    context: ({ input }) => ({ baked: input.baked }),
    type: 'parallel',
    invoke: [
      ...PAGE_MACHINE_NAMES.map(livesWithPage),
      invoked('wishes'),
      // Last, when all lives that it opens.
      invoked('address'),
    ],
    on: {
      'wishes.changed': {
        guard: { type: 'holdsStill', params: ({ event }) => event },
        actions: 'pauseBanners',
      },
    },
    states: {
      address: {
        initial: 'unread',
        on: {
          'address.arrived': [
            {
              guard: { type: 'isElsewhere', ...at },
              target: '.unread',
              actions: [{ type: 'arrive', ...at }, 'goOn', 'tellParcel'],
            },
            { guard: { type: 'isUntidy', ...at }, actions: { type: 'tidy', ...at } },
            {
              guard: 'isPostponed',
              target: '.followed',
              actions: [{ type: 'arrive', ...at }, { type: 'write', ...next }, 'goOn', ...TELL],
            },
            { target: '.followed', actions: [{ type: 'arrive', ...at }, ...TELL] },
          ],
          'link.followed': {
            guard: 'isRead',
            target: '.followed',
            // At once: whatever else they say until the address has arrived is not to lead back from it.
            actions: [{ type: 'note', ...layer }, { type: 'write', ...link }, ...TELL],
          },
          'query.replaced': {
            actions: {
              type: 'write',
              params: ({ context, event }) => context.at && queryCommand(context.at, event.search),
            },
          },
          'page.left': { actions: { type: 'leave', params: ({ event }) => event } },
        },
        states: {
          // Until the address has been read, nothing may be written to it; nor on another path.
          unread: {},
          followed: {
            entry: 'forget',
            initial: 'written',
            on: {
              // A page that goes on from a snapshot: its parts stand where the address is.
              'address.arrived': { guard: { type: 'isKnown', params: ({ event }) => event } },
              'xstate.snapshot.dialogs': [
                {
                  guard: { type: 'goesBack', ...ofDialogs },
                  target: 'left',
                  actions: { type: 'write', ...ofDialogs },
                },
                { actions: { type: 'write', ...ofDialogs } },
              ],
              'xstate.snapshot.productList': {
                target: '.deciding',
                actions: {
                  type: 'keepFilter',
                  params: ({ event: { snapshot } }) =>
                    snapshot.matches('open') ? snapshot.context.filter : undefined,
                },
              },
            },
            states: {
              deciding: {
                always: [{ guard: 'opensOrCloses', target: 'writing' }, { target: 'awaited' }],
              },
              awaited: {
                after: { filterWritten: 'writing' },
                on: {
                  // With the filter that was typed just before.
                  'link.followed': {
                    target: '#home.address.followed',
                    actions: [
                      { type: 'write', ...ofFilter },
                      { type: 'note', ...layer },
                      { type: 'write', ...link },
                      ...TELL,
                    ],
                  },
                },
              },
              writing: {
                always: [
                  {
                    guard: { type: 'goesBack', ...ofFilter },
                    target: '#home.address.left',
                    actions: { type: 'write', ...ofFilter },
                  },
                  { target: 'written', actions: { type: 'write', ...ofFilter } },
                ],
              },
              written: {},
            },
          },
          // While going back to the entry below, the page still has the address that it is leaving.
          left: {
            entry: 'forget',
            // A browser that does not: the entry takes the address that was meant.
            after: {
              goneBack: [
                {
                  guard: 'isPostponed',
                  target: 'followed',
                  actions: ['stay', { type: 'write', ...next }, 'goOn', ...TELL],
                },
                { target: 'followed', actions: 'stay' },
              ],
            },
            on: {
              'xstate.snapshot.dialogs': {
                actions: { type: 'mean', params: ({ event }) => openDialogs(event.snapshot) },
              },
              // What has closed or opened meanwhile stays so: the address follows it from where it has come to.
              'address.arrived': [
                {
                  guard: { type: 'goesBackOn', ...onArrival },
                  target: 'left',
                  reenter: true,
                  actions: [
                    { type: 'arrive', ...at },
                    { type: 'write', ...onArrival },
                  ],
                },
                {
                  guard: { type: 'leadsOn', ...onArrival },
                  target: 'followed',
                  actions: [{ type: 'arrive', ...at }, { type: 'write', ...onArrival }, ...TELL],
                },
              ],
              'link.followed': {
                actions: [
                  { type: 'note', ...layer },
                  { type: 'postpone', params: ({ event }) => event },
                ],
              },
            },
          },
        },
      },
      items: {
        on: {
          'xstate.snapshot.dialogs': { actions: ['giveArticle', 'giveFolder', 'giveParcel', 'tellLayer'] },
          'xstate.snapshot.news': {
            actions: ['giveArticle', { type: 'giveArticles', params: ({ event }) => event.snapshot }],
          },
          'xstate.snapshot.gallery': {
            actions: ['giveFolder', { type: 'giveFolders', params: ({ event }) => event.snapshot }],
          },
          'xstate.snapshot.parcel': { actions: 'giveParcel' },
          'xstate.snapshot.legalProducts': {
            actions: { type: 'giveProducts', params: ({ event }) => event.snapshot },
          },
          'xstate.snapshot.profile': {
            actions: { type: 'giveStaff', params: ({ event }) => event.snapshot },
          },
          'items.asked': { actions: 'giveAll' },
        },
      },
    },
  });
}
