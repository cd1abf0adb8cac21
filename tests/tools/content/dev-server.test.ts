import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentFolder } from '../../../tools/build/content-folder.ts';
import { cityModules } from '../../../tools/city/city-modules.ts';
import { madeFiles, madeOffice, writeFiles } from '../made-files.ts';

let root: string;
let server: ViteDevServer | undefined;
beforeEach(() => {
  root = madeFiles();
});
afterEach(async () => {
  await server?.close();
  vi.restoreAllMocks();
});

const article = (title: string): void =>
  writeFiles(root, { 'content/news/2024-11-12-peta.md': `---\ntitle: ${title}\n---\nIsi\n` });
const titles = (): string[] =>
  JSON.parse(readFileSync(join(root, 'public/content/news.json'), 'utf8')).articles.map(
    ({ title }: { title: string }) => title,
  );

async function start(more: readonly Plugin[] = []): Promise<{ readonly reloads: () => number }> {
  article('Dahulu');
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentFolder(), ...more],
    server: { middlewareMode: true, ws: false },
  });
  const send = vi.spyOn(server.environments.client.hot, 'send');
  return {
    reloads: () =>
      send.mock.calls.filter(([payload]) => (payload as { type?: string }).type === 'full-reload').length,
  };
}

/** Changes a file until the server has seen it: one that has just started may not watch yet. */
const changed = (change: () => void, seen: () => void): Promise<void> =>
  vi.waitFor(
    () => {
      change();
      seen();
    },
    { timeout: 20_000, interval: 500 },
  );

it('makes the content before it serves, and shows a change by itself', async () => {
  const { reloads } = await start();
  expect(titles()).toEqual(['Dahulu']);
  await changed(
    () => article('Sekarang'),
    () => expect(reloads()).toBeGreaterThan(0),
  );
  expect(titles()).toEqual(['Sekarang']);
});

it('tells of a mistake and keeps serving what is right', async () => {
  const { reloads } = await start();
  const warned = vi.spyOn(server?.config.logger as { warn: (line: string) => void }, 'warn');
  const staff = () => writeFiles(root, { 'content/staff.yaml': '- title: Kepala\n' });
  await changed(staff, () => expect(warned).toHaveBeenCalled());
  expect(warned.mock.calls[0]?.[0]).toMatch(/^content\/staff\.yaml, line 1: imageUrl is missing; /);
  await changed(
    () => article('Sekarang'),
    () => expect(reloads()).toBeGreaterThan(0),
  );
  expect(titles()).toEqual(['Sekarang']);
});

it('starts and goes on where a list cannot be read: keeps the last copy, or serves the rest, and says so', async () => {
  const list = (text: string) => writeFiles(root, { 'content/legal-products.yaml': text });
  const products = () => JSON.parse(readFileSync(join(root, 'public/content/legal-products.json'), 'utf8'));
  const tab = '- name: Perda\n\turl: https://a.example/p.pdf\n';
  list(tab);
  await start();
  expect(titles()).toEqual(['Dahulu']);
  const logged = vi.spyOn(server?.config.logger as { error: (line: string) => void }, 'error');
  await changed(
    () => list('- name: Perda\n  url: https://a.example/p.pdf\n'),
    () => expect(products()).toHaveLength(1),
  );
  logged.mockClear();
  await changed(
    () => list(tab),
    () => expect(logged).toHaveBeenCalled(),
  );
  expect(logged.mock.calls[0]?.[0]).toMatch(
    /^legal-products: the last copy stays \(1 item\) until this is corrected: content\/legal-products\.yaml, line 2: /,
  );
  expect(products()).toHaveLength(1);
});

it('lets the page forget its own copies, so that it shows what was just written', async () => {
  await start();
  const html = (await server?.transformIndexHtml('/', '<html><head></head></html>')) ?? '';
  const script = /<script>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const removed: string[] = [];
  new Function('localStorage', script)({ removeItem: (key: string) => removed.push(key) });
  expect(removed).toEqual(['gallery_cache', 'articles_cache']);
});

it('shows the office, the map and the regulations anew when their files are saved, or names what is wrong in them', async () => {
  const folder = madeOffice();
  const copy = (name: string) => {
    const text = readFileSync(join('content', name), 'utf8');
    writeFiles(folder, { [name]: text });
    return { text, file: join(folder, name) };
  };
  for (const name of ['peta/peta.yaml', 'peta/kegiatan.csv', 'peta/syarat.csv']) copy(name);
  for (const name of ['perwali-31-2021.md', 'perwali-18-2013.md']) copy(`produk-hukum/${name}`);
  const rivers = copy('produk-hukum/perwali-4-2024.md');
  const office = copy('kantor.yaml');
  const zones = copy('peta/zona.csv');
  const { reloads } = await start([cityModules({ CONTENT_DIR: folder })]);
  const logged = vi.spyOn(server?.config.logger as { error: (line: string) => void }, 'error');
  await changed(
    () => writeFileSync(office.file, office.text.replace('footerYear: 2025', 'footerYear: 2026')),
    () => expect(reloads()).toBeGreaterThan(0),
  );
  expect(logged).not.toHaveBeenCalled();
  await changed(
    () => writeFileSync(office.file, office.text.replace('footerYear: 2025', "footerYear: '2025'")),
    () => expect(logged).toHaveBeenCalled(),
  );
  expect(logged.mock.lastCall?.[0]).toBe(
    `${office.file}, line 13: footerYear takes a year of four digits; it holds "2025"`,
  );
  writeFileSync(office.file, office.text);
  const message = `${zones.file}, line 2: kdb takes a number from 0 to 100; it holds "6O"`;
  await changed(
    () => writeFileSync(zones.file, zones.text.replace('polos;60;', 'polos;6O;')),
    () => expect(logged).toHaveBeenLastCalledWith(message),
  );
  writeFileSync(zones.file, zones.text);
  await changed(
    () => writeFileSync(rivers.file, rivers.text.replace('(2) Pada', '(3) Pada')),
    () =>
      expect(logged.mock.lastCall?.[0]).toMatch(
        /perwali-4-2024\.md, line \d+: \(3\) sesudah \(1\); tulis \(2\)$/,
      ),
  );
});

it('serves nothing in place of a feed that is to be pulled and never was', async () => {
  vi.stubEnv('CONTENT_NEWS_URL', 'https://skrip.example/news');
  await expect(start()).rejects.toThrow(/^CONTENT_NEWS_URL is set, and news was never pulled; /);
  vi.unstubAllEnvs();
});
