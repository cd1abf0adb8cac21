import { expect, it } from 'vitest';
import { connectProfile } from '../../../src/application/connectors/connect-profile.ts';
import { started } from '../../fixtures/started-site.ts';
import { testDependencies } from '../../ui/dependencies.ts';

it('the staff profile hears of its dialog, and asks its feed once', async () => {
  const { feeds, site } = started();
  expect(site.profile.getSnapshot().value).toBe('idle');
  site.dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect(site.profile.getSnapshot().value).toBe('loading');
  await feeds.staff.answer([]);
  site.dialogs.send({ type: 'dialog.closed', dialog: 'profile' });
  site.dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect([site.profile.getSnapshot().value, feeds.staff.asked()]).toEqual(['loaded', 1]);
});

it('the staff profile is opened by a pasted address', () => {
  expect(started('/home?profil').site.profile.getSnapshot().value).toBe('loading');
});

it('the staff profile hears of no dialog once it is disconnected', () => {
  const { site } = testDependencies();
  for (const actor of [site.dialogs, site.profile]) actor.start();
  connectProfile(site)();
  site.dialogs.send({ type: 'dialog.opened', dialog: 'profile' });
  expect(site.profile.getSnapshot().value).toBe('idle');
});
