import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { lettered, nameInSight, showBanners } from './showing-banners.tsx';

const stage = () => document.querySelector('.banner__stage') as HTMLElement;
/** One finger on the screen. */
const finger = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }] as unknown as Touch[];

function swipe(from: number, to: number): void {
  fireEvent.touchStart(stage(), { touches: finger(from), changedTouches: finger(from) });
  fireEvent.touchEnd(stage(), { touches: [], changedTouches: finger(to) });
}

it('turns by arrow keys and swipes that come before its engine', async () => {
  await showBanners(lettered('ABC'));
  const seen = [nameInSight()];
  const after = (happen: () => void) => {
    happen();
    seen.push(nameInSight());
  };
  const press = (key: string) => () => void fireEvent.keyDown(document.body, { key });
  after(press('ArrowRight'));
  after(press('ArrowLeft'));
  after(() => swipe(300, 200));
  after(() => swipe(200, 300));
  after(() => swipe(300, 290));
  expect(seen).toEqual(['A', 'B', 'A', 'B', 'A', 'A']);
  expect(document.querySelector('.swiper-initialized')).toBeNull();
});

it('has a substitute of 800x400 with its name in place of a slide that fails, and logs it', async () => {
  const { logger } = await showBanners(lettered('AB'));
  const slide = () => screen.getByRole('img', { name: 'A' });
  fireEvent.error(slide());
  expect(slide()).toHaveTextContent('A');
  expect(slide()).toHaveAttribute('data-size', '800x400');
  expect(logger.events.map(({ name }) => name)).toEqual(['image.failed']);
});

it('says that there are no banners, and can be asked again', async () => {
  const { answer } = await showBanners([]);
  await answer([]);
  expect(screen.getByText('No images available')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
  await answer(lettered('A'));
  expect(screen.queryByText('No images available')).toBeNull();
  expect(screen.getByRole('img', { name: 'A' })).toBeVisible();
});

it.each([404, 500])('keeps the slides that the build knew when the feed answers %i', async (status) => {
  const { feeds } = await showBanners(lettered('AB'));
  await act(() => feeds.banners.fail(FeedError.http(status)));
  expect(nameInSight()).toBe('A');
  expect(screen.getByRole('img', { name: 'A' })).toBeVisible();
});
