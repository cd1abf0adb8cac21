import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pullReportLines } from '@bupc/content';
import { expect, it, vi } from 'vitest';
import { FEED_NAMES } from '../../../../src/adapters/http/feeds.ts';
import { main } from '../../../../tools/content/pull.ts';
import { pullContent } from '../../../../tools/content/site-content.ts';
import { album, configOf, filesIn, galleryOf, picture, startWorld, testClock } from './pull-fixture.ts';
import type { Answer } from './script-host.ts';

const KEY = 'kunci-rahasia/7&x';
const OWN = 'rahasiasendiri99';

it('lets the key stand nowhere: in no file, no line and no picture, whatever the hosts answer', async () => {
  const { host, places } = await startWorld();
  const env = {
    CONTENT_KEY: KEY,
    CONTENT_STAFF_URL: `${host.url}/macros/staff/exec?token=${OWN}&feed=staff`,
    VITE_IMAGE_PROXY_URL: `https://images.weserv.nl/?apikey=${OWN}`,
  };
  const config = configOf(host, FEED_NAMES, env);
  const encoded = encodeURIComponent(KEY);
  host.pictures.set(`foto.example/a.png?key=${encoded}`, { data: await picture(1), etag: `"${KEY}"` });
  host.give('banners', [
    { name: KEY, url: `javascript:${KEY}` },
    { name: OWN, url: 'https://drive.google.com/open?id=1b' },
  ]);
  host.give(
    'gallery',
    galleryOf([{ ...album(KEY, [KEY]), zipFile: { downloadUrl: `https://s.example/zip?key=${encoded}` } }]),
  );
  host.give('news', {
    articles: [
      { id: OWN, title: KEY, content: `<img src="https://foto.example/a.png?key=${encoded}"> ${KEY}` },
    ],
  });
  const failures: Answer[] = [
    (response) => response.writeHead(302, { Location: `https://hilang.example/?key=${encoded}` }).end(),
    (response) => response.writeHead(302, { Location: `javascript:${KEY}` }).end(),
    (response) => response.writeHead(404, { 'Content-Type': 'text/plain' }).end(KEY),
    (response) => response.writeHead(200).end(`<p>${KEY}`),
    (response) => response.writeHead(200).end(JSON.stringify({ [KEY]: OWN })),
    (response) => response.destroy(),
  ];
  const reported: string[] = [];
  const refuse = () =>
    Promise.reject(new Error(`cannot reach ${host.url}/exec?key=${encoded}: ${KEY} ${OWN}`));
  const run = async (ports = testClock(host).ports) => {
    const report = await pullContent(places, config, { allowShrink: true, ports });
    reported.push(JSON.stringify(report), ...pullReportLines(report, config));
  };
  for (const failure of failures) {
    host.feeds.set('staff', failure);
    host.feeds.set('legal-products', failure);
    await run();
  }
  await run({ ...testClock(host).ports, fetch: refuse });

  expect(
    host.askedFeeds.every(({ url }) => url.includes(encoded)),
    'the hosts were told',
  ).toBe(true);
  const files = await filesIn(places.root);
  expect(files).toContain('public/content/news.json');
  const texts = await Promise.all(files.map((file) => readFile(join(places.root, file), 'latin1')));
  const all = [...files, ...texts, ...reported].join('\n');
  for (const form of [KEY, encoded, OWN, 'rahasia/7', 'rahasia%2F7', 'rahasiasendiri']) {
    expect(all.includes(form), form).toBe(false);
  }
  expect(reported.join('\n')).toContain('gallery: a key of an endpoint stood in it and was replaced by ***');
});

it('refuses what it does not know or cannot use, and prints no value', async () => {
  const lines: string[] = [];
  const spies = [
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line))),
    vi.spyOn(process, 'cwd').mockReturnValue('/nowhere'),
  ];
  vi.stubEnv('CONTENT_NEWS_URL', `script.example/${OWN}`);
  vi.stubEnv('CONTENT_KEY', 'rahasia 7');
  const before = process.exitCode;
  await main([]);
  const status = process.exitCode;
  await main(['--allow-shrimp']);
  process.exitCode = before;
  vi.unstubAllEnvs();
  for (const spy of spies) spy.mockRestore();
  expect(status).toBe(1);
  expect(lines.join('\n')).toBe(`\
CONTENT_KEY takes a key of at least 6 characters without blanks, or nothing; what it holds is something else
CONTENT_NEWS_URL takes an http(s) address (a plain host without a user; blanks and quotes percent-encoded), or nothing; what it holds is something else
npm run content -- pull [--allow-shrink]
pulls feeds and pictures of the endpoints in CONTENT_..._URL; docs/content.md says how.
--allow-shrink  takes a feed that has lost more than half of its items or pictures`);
});
