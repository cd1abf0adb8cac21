import { openDialogs } from '../dialogs/dialogs-machine.ts';
import type { Shown } from '../dialogs/late-shown.ts';
import { PAGE_MACHINE_NAMES } from '../machines.ts';
import { invoked } from '../shared/invoked.ts';
import type { LateCode } from '../shared/late-code.ts';
import type { HomePorts } from './home-actors.ts';
import { queryCommand } from './home-address.ts';
import { homeFlows } from './home-flows.ts';
import { invocationOf } from './home-invocations.ts';
import {
  at,
  FOLLOW_ADDRESS,
  layer,
  link,
  next,
  ofDialogs,
  ofFilter,
  onArrival,
  whereFrom,
} from './home-params.ts';

/**
 * The page /home: every other machine is its child, or a child's, under a system id that is its name. It holds the
 * address: the parts of the page follow that, and it follows them (contract "Addresses"). It passes what the feeds have loaded to the
 * dialogs that show one item, and to the search.
 * @param ports the ports of all machines, the address, and the visitor's wishes
 * @param shown the code of what its dialogs show
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a chart is read as one
export function createHomeMachine(ports: HomePorts, shown: LateCode<Shown>) {
  return homeFlows(ports, shown).createMachine({
    id: 'home',
    context: ({ input }) => ({ baked: input.baked }),
    type: 'parallel',
    invoke: [
      ...PAGE_MACHINE_NAMES.map(invocationOf),
      invoked('wishes'),
      // Last: every machine that an address may open is running.
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
              actions: [{ type: 'arrive', ...at }, 'goOn', 'sendToParcel'],
            },
            { guard: { type: 'isUntidy', ...at }, actions: { type: 'tidy', ...at } },
            {
              guard: 'isPostponed',
              target: '.followed',
              actions: [{ type: 'arrive', ...at }, { type: 'write', ...next }, 'goOn', ...FOLLOW_ADDRESS],
            },
            { target: '.followed', actions: [{ type: 'arrive', ...at }, ...FOLLOW_ADDRESS] },
          ],
          'link.followed': {
            guard: 'isRead',
            target: '.followed',
            // At once: what they send before the address has arrived must not lead back from it.
            actions: [{ type: 'note', ...layer }, { type: 'write', ...link }, ...FOLLOW_ADDRESS],
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
              // A page that starts from a snapshot already shows what the address says.
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
                  type: 'setFilter',
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
                  // With the filter that was typed last.
                  'link.followed': {
                    target: '#home.address.followed',
                    actions: [
                      { type: 'write', ...ofFilter },
                      { type: 'note', ...layer },
                      { type: 'write', ...link },
                      ...FOLLOW_ADDRESS,
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
            // If the browser does not go back, the entry takes the wanted address.
            after: {
              goneBack: [
                {
                  guard: 'isPostponed',
                  target: 'followed',
                  actions: [
                    { type: 'write', ...whereFrom },
                    { type: 'write', ...next },
                    'goOn',
                    ...FOLLOW_ADDRESS,
                  ],
                },
                { target: 'followed', actions: { type: 'write', ...whereFrom } },
              ],
            },
            on: {
              'xstate.snapshot.dialogs': {
                actions: { type: 'mean', params: ({ event }) => openDialogs(event.snapshot) },
              },
              // What has closed or opened meanwhile stays so, and the address follows it.
              'address.arrived': [
                {
                  guard: { type: 'goesBack', ...onArrival },
                  target: 'left',
                  reenter: true,
                  actions: [
                    { type: 'arrive', ...at },
                    { type: 'write', ...onArrival },
                  ],
                },
                {
                  guard: { type: 'leads', ...onArrival },
                  target: 'followed',
                  actions: [{ type: 'arrive', ...at }, { type: 'write', ...onArrival }, ...FOLLOW_ADDRESS],
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
          'xstate.snapshot.dialogs': { actions: ['giveArticle', 'giveFolder', 'giveParcel', 'reportLayer'] },
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
