// The params of the page's actions and guards.

import { openDialogs } from '../dialogs/dialogs-machine.ts';
import type { AddressArrived } from './home-actors.ts';
import {
  type AddressCommand,
  dialogsCommand,
  type FollowedLink,
  filterCommand,
  isHome,
  linkCommand,
} from './home-address.ts';
import type { HomeContext } from './home-events.ts';
import type { Changed } from './home-invocations.ts';

/** How the address follows a link. */
export const link = {
  params: ({ context, event }: { context: HomeContext; event: FollowedLink }) =>
    context.at && linkCommand(context.at, event),
} as const;
/** The layer that a link leads to. */
export const layer = {
  params: ({ event }: { event: { readonly layer?: string | undefined } }) => event.layer,
} as const;
/** How the address follows the link that has waited. */
export const next = {
  params: ({ context: { at, next } }: { context: HomeContext }) => at && next && linkCommand(at, next),
} as const;
/** How the address follows, from where it has arrived, what has closed or opened while the page went back there. */
export const onArrival = {
  params: ({ context: { meant, next }, event: { at } }: { context: HomeContext; event: AddressArrived }) =>
    meant && next === undefined && isHome(at) ? dialogsCommand(at, meant) : undefined,
} as const;
/** The address from which the present entry was opened, in its place. */
export const whereFrom = {
  params: ({ context: { at } }: { context: HomeContext }): AddressCommand | undefined =>
    at?.openedFrom === undefined ? undefined : { type: 'replace', address: at.openedFrom },
} as const;
/** Sends the address to the machines that follow it. */
export const FOLLOW_ADDRESS = ['sendToParcel', 'sendToDialogs', 'sendToList'] as const;
/** Where the address has arrived. */
export const at = { params: ({ event }: { event: AddressArrived }) => event.at } as const;
/** How the address follows the dialogs. */
export const ofDialogs = {
  params: ({ context, event }: { context: HomeContext; event: Changed<'dialogs'> }) =>
    context.at && dialogsCommand(context.at, openDialogs(event.snapshot)),
} as const;
/** How the address follows the list of legal products. */
export const ofFilter = {
  params: ({ context }: { context: HomeContext }) => context.at && filterCommand(context.at, context.filter),
} as const;
