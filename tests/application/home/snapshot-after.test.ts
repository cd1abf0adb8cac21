import { expect, it } from 'vitest';
import type { AnyActor } from 'xstate';
import { createSystemTimers } from '../../../src/adapters/browser/system-timers.ts';
import { createAlone } from '../../../src/application/home/alone.ts';
import { createHome, siteOf } from '../../../src/application/home/home.ts';
import { snapshotAfter } from '../../../src/application/home/snapshot-after.ts';
import { MACHINE_NAMES, type MachineName } from '../../../src/application/machines.ts';
import { codeHere } from '../../../src/application/shared/late-code.ts';
import { SHOWN_MACHINES } from '../../../src/application/shown-machines.ts';
import { testDependencies } from '../../ui/dependencies.ts';

/** Machines that have each come somewhere alone, and the page that goes on from there. */
function goneOn(names: readonly MachineName[], events: readonly (readonly [MachineName, object])[]) {
  const { home, ports } = testDependencies();
  const timed = { ...ports, timers: createSystemTimers() };
  const apart = new Map<MachineName, { readonly actor: AnyActor }>(
    names.map((name) => [name, { actor: createAlone(name, timed, {}).start() }]),
  );
  for (const [name, event] of events) apart.get(name)?.actor.send(event as never);
  const next = createHome(timed, {
    baked: {},
    snapshot: snapshotAfter(home, apart),
    shown: codeHere(SHOWN_MACHINES),
  });
  for (const { actor } of apart.values()) actor.stop();
  const site = siteOf(() => next);
  return (name: MachineName) => site[name]?.getSnapshot();
}

const open = { type: 'address.changed', open: { mulai: 'rumah' } };

it('lets one machine of the page stand where it has come to, and the others where they were', () => {
  const standing = goneOn(['navigation'], [['navigation', { type: 'tab.activated', tab: 'kontak' }]]);
  expect([standing('navigation')?.value, standing('dropdown')?.value, standing('finder')]).toEqual([
    'kontak',
    'closed',
    undefined,
  ]);
});

it('lets a whole page stand where its machines have come to, what a dialog shows included', () => {
  const standing = goneOn(MACHINE_NAMES, [
    ['dialogs', open],
    ['finder', { type: 'finder.opened', answers: 'rumah' }],
    ['finder', { type: 'answer.chosen', answer: 'sertipikat' }],
    ['gallery', { type: 'search.changed', query: 'sawah' }],
  ]);
  expect(standing('finder')?.context).toMatchObject({ answers: { what: 'rumah' }, draft: 'sertipikat' });
  expect([standing('gallery')?.context, standing('dialogs')?.context]).toMatchObject([
    { query: 'sawah' },
    { mulai: 'rumah' },
  ]);
});

it('leaves the dialogs alone where what they show is not there: the address opens them anew', () => {
  const standing = goneOn(['dialogs'], [['dialogs', open]]);
  expect(standing('dialogs')?.value).toMatchObject({ finder: 'closed' });
  expect(standing('finder')).toBeUndefined();
});
