import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { createBlobDownload, type FollowedLink } from '../../../src/adapters/browser/blob-download.ts';
import { ending, fakeTime } from '../../fakes/fake-time.ts';
import { FEED_URL, feedServer, never, offline, text } from '../../fakes/feed-server.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';

const server = feedServer();
fakeTime();

const file = { url: FEED_URL, name: 'foto.jpg', fallbackUrl: 'https://unduh.example.id/foto' };
const picture = () => new HttpResponse('bytes', { headers: { 'Content-Type': 'image/jpeg' } });

function download(signal = new AbortController().signal, opensTabs = true) {
  const links: FollowedLink[] = [];
  const logger = recordingLogger();
  const saving = createBlobDownload({
    logger,
    follow: (link) => void links.push(link),
    opensTabs: () => opensTabs,
  }).save(file, signal);
  return { links, logger, saving };
}

it('saves the file as a blob under its name', async () => {
  server.answers(picture);
  const { links, logger, saving } = download();
  expect(await ending(saving)).toEqual({ value: 'saved' });
  expect(links).toEqual([{ href: expect.stringMatching(/^blob:/), download: 'foto.jpg' }]);
  expect(logger.events).toEqual([]);
});

it.each([
  ['a status that is not OK', text('', 'image/jpeg', 403)],
  ['no network', offline],
  ['a page in its stead', text('<p>Quota exceeded', 'text/html; charset=utf-8')],
])('opens the other address in a new tab at %s', async (_what, answer) => {
  server.answers(answer);
  const { links, logger, saving } = download();
  expect(await ending(saving)).toEqual({ value: 'opened' });
  expect(links).toEqual([{ href: file.fallbackUrl }]);
  expect(logger.events).toMatchObject([{ name: 'download.failed', detail: { url: FEED_URL } }]);
});

it('opens the other address where there is no answer in 20 seconds', async () => {
  server.answers(never);
  const { links, saving } = download();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(links).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await saving).toBe('opened');
  expect(links).toEqual([{ href: file.fallbackUrl }]);
});

it('does neither once it is called off', async () => {
  server.answers(never);
  const controller = new AbortController();
  const { links, saving } = download(controller.signal);
  controller.abort(new Error('closed'));
  expect(await ending(saving)).toEqual({ error: new Error('closed') });
  expect(links).toEqual([]);
});

it('opens nothing, and says so, where the browser would keep the tab shut', async () => {
  server.answers(offline);
  const { links, logger, saving } = download(new AbortController().signal, false);
  expect(await ending(saving)).toEqual({ value: 'blocked' });
  expect(links).toEqual([]);
  expect(logger.events).toMatchObject([{ name: 'download.failed', detail: { url: FEED_URL } }]);
});
