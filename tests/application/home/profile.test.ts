import { expect, it } from 'vitest';
import { openDialog } from '../../fixtures/opened-dialog.ts';
import { started } from '../../fixtures/started-site.ts';

it('the staff profile hears of its dialog, and asks its feed once', async () => {
  const { feeds, site } = started();
  expect(site.profile.getSnapshot().value).toBe('idle');
  openDialog(site.dialogs, 'profile');
  expect(site.profile.getSnapshot().value).toBe('loading');
  await feeds.staff.answer([]);
  site.dialogs.send({ type: 'dialog.closed', dialog: 'profile' });
  openDialog(site.dialogs, 'profile');
  expect([site.profile.getSnapshot().value, feeds.staff.asked()]).toEqual(['loaded', 1]);
});

it('the staff profile is opened by a pasted address', () => {
  expect(started('/home?profil').site.profile.getSnapshot().value).toBe('loading');
});
