import { config } from 'virtual:city';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import type { StaffItem } from '../../../src/domain/staff/staff-profile.ts';
import { useDialog } from '../../../src/ui/shared/use-dialog.ts';
import { ProfileDialog } from '../../../src/ui/staff/profile-dialog.tsx';
import { aStaffItem } from '../../fixtures/staff.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

function WhereItIsOpen() {
  const [isOpen, close] = useDialog('profile');
  return isOpen && <ProfileDialog onClose={close} />;
}

async function shown(address: string) {
  const stubs = testDependencies({}, address);
  stubs.start();
  const view = await renderPart(stubs, <WhereItIsOpen />);
  return {
    ...stubs,
    ...view,
    answer: (items: readonly StaffItem[]) => act(() => stubs.feeds.staff.answer(items)),
  };
}

const head = aStaffItem({ title: 'Kepala Pusat', category: 'Kepala' });

it('asks for the profiles once, on its first opening', async () => {
  const { answer, feeds, history } = await shown('/home');
  expect(feeds.staff.asked()).toBe(0);
  act(() => history.push('/home?profil'));
  await answer([head]);
  expect(screen.getByRole('heading', { name: 'Kepala Pusat' })).toBeVisible();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => history.push('/home?profil'));
  expect(screen.getByRole('heading', { name: 'Kepala Pusat' })).toBeVisible();
  expect(feeds.staff.asked()).toBe(1);
});

it('says over the sample that it failed, and asks again', async () => {
  const { answer, feeds } = await shown('/home?profil');
  await act(() => feeds.staff.fail(FeedError.http(404)));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Gagal Memuat Data');
  expect(dialog).toHaveTextContent('Gagal memuat gambar profil. Menggunakan data contoh.');
  expect(dialog).toHaveTextContent(`Memimpin layanan tata ruang ${config.centre.name}.`);
  fireEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  await answer([head]);
  expect(screen.getByRole('heading', { name: 'Kepala Pusat' })).toBeVisible();
  expect(dialog).not.toHaveTextContent('Gagal Memuat Data');
});

it('says so when the rules drop every item', async () => {
  const { answer } = await shown('/home?profil');
  await answer([aStaffItem({ title: 'Ali', category: 'Tim IT' })]);
  expect(screen.getByRole('dialog')).toHaveTextContent('Tidak ada data profil yang tersedia.');
  expect(screen.queryByRole('article')).toBeNull();
});

it('has the name of the person in place of a portrait that fails', async () => {
  const { answer, logger } = await shown('/home?profil');
  await answer([head]);
  const portrait = () => screen.getByRole('img', { name: 'Kepala Pusat' });
  expect(portrait().tagName).toBe('IMG');
  fireEvent.error(portrait());
  expect(portrait()).toHaveTextContent('Kepala Pusat');
  expect(logger.events.map(({ name }) => name)).toEqual(['image.failed']);
});
