import { config as city } from 'virtual:city';
import { placeOf, readOptions } from '@bupc/content';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FeedName } from '../../../../src/adapters/http/feeds.ts';
import { type CheckReport, reportSchema } from '../../../../tools/content/check/report-schema.ts';
import { runCheck } from '../../../../tools/content/check/run-check.ts';
import { endpointVariable } from '../../../../tools/content/site-content.ts';
import { madeFiles, writeFiles } from '../../made-files.ts';
import { galleryOf } from '../pull/pull-fixture.ts';
import { answering, endpoint, type ScriptHost, startScriptHost } from '../pull/script-host.ts';

const KEY = 'rahasia-kantor-77';
let host: ScriptHost;
let root: string;
beforeEach(async () => {
  host = await startScriptHost();
  root = madeFiles();
});
afterEach(() => host.close());

/** Checks some feeds of the script host; nobody waits for a pause. */
function check(
  names: readonly FeedName[],
  args: readonly string[] = ['--source', 'endpoints'],
): Promise<CheckReport> {
  const env = Object.fromEntries(names.map((name) => [endpointVariable(name), endpoint(host, name)]));
  return runCheck(readOptions(args), {
    root,
    env: { ...env, CONTENT_KEY: KEY },
    city,
    ports: { fetch: host.fetch, random: () => 0.5, sleep: async () => undefined },
  });
}

const linesOf = ({ findings }: CheckReport): string[] =>
  findings.map((finding) => `${finding.level} ${placeOf(finding)}: ${finding.message}`);

const drive = (id: string) => `https://drive.google.com/open?id=${id}`;
const PICTURE = { data: Buffer.from('GIF89a') };

it('tells the pictures that cannot be had apart: private ones, missing ones, pages in their place', async () => {
  host.give('banners', [
    { name: 'Ada', url: drive('1ada') },
    { name: 'Rusak' },
    { name: 'Tertutup', url: drive('1tertutup') },
    { name: 'Masuk', url: drive('1masuk') },
    { name: 'Hilang', url: drive('1hilang') },
    { name: 'Halaman', url: drive('1halaman') },
  ]);
  host.pictures.set('1ada', PICTURE);
  host.pictures.set('1tertutup', answering(403));
  host.pictures.set('1masuk', answering(302, { Location: 'https://accounts.google.com/signin' }));
  host.pictures.set('1halaman', answering(200, { 'Content-Type': 'text/html' }, '<p>Masuk'));
  const report = await check(['banners']);
  expect(linesOf(report)).toEqual([
    'error banners[1].url: left out: Invalid key: Expected "url" but received undefined',
    'error banners[2].url: private: status 403 (drive.google.com)',
    'error banners[3].url: private: asks for a sign-in; let everybody who has the link read it (drive.google.com)',
    'error banners[4].url: status 404 (drive.google.com); status 404 (images.weserv.nl)',
    'error banners[5].url: private: a page instead of a picture; let everybody who has the link see it (drive.google.com)',
  ]);
  expect(report.feeds).toEqual([
    {
      feed: 'banners',
      source: 'endpoint',
      host: new URL(host.url).host,
      received: 6,
      kept: 1,
      dropped: 5,
      pictures: { checked: 5, missing: 4, notAsked: 0 },
      links: { checked: 0, notAsked: 0 },
    },
  ]);
  expect(report.seen).toEqual({ banners: [{ name: 'Ada', link: '/admin' }] });
  expect(v.is(reportSchema, report)).toBe(true);
});

it('asks for each picture and link once', async () => {
  const images = Array.from({ length: 9 }, (_, at) => ({ fileId: `1foto${at % 8}`, imageName: 'a.jpg' }));
  const zipFile = { downloadUrl: 'https://arsip.example.id/a.zip' };
  host.give(
    'gallery',
    galleryOf([{ folderId: 'a', folderName: 'A', images, createdDate: '2024-11-12', zipFile }]),
  );
  for (const { fileId } of images) host.pictures.set(fileId, PICTURE);
  host.pictures.set('arsip.example.id/a.zip', PICTURE);
  expect(linesOf(await check(['gallery']))).toEqual([]);
  expect(host.asked.length).toBe(9);
});

it('asks for links, and says which lead nowhere or to a private drive', async () => {
  host.give('legal-products', [
    { name: 'A', url: drive('1tertutup') },
    { name: 'B', url: 'https://jdih.example.id/hilang.pdf' },
    { name: 'C', url: 'https://jdih.example.id/ada.pdf' },
    { name: 'D', url: 'http://10.0.0.8/d.pdf' },
  ]);
  host.pictures.set('1tertutup', answering(302, { Location: 'https://accounts.google.com/' }));
  host.pictures.set('jdih.example.id/ada.pdf', answering(200, { 'Content-Type': 'text/html' }, '<p>'));
  expect(linesOf(await check(['legal-products']))).toEqual([
    'warning legal-products[3].url: only this machine or its own network reaches 10.0.0.8',
    'warning legal-products[0].url: private: asks for a sign-in; let everybody who has the link read it (drive.google.com)',
    'warning legal-products[1].url: status 404 (jdih.example.id)',
  ]);
});

it('never tells a key, whatever the endpoint answers', async () => {
  host.give('staff', [{ title: `Kepala ${KEY}`, imageUrl: '/a.jpg' }]);
  host.feeds.set('news', answering(500));
  host.feeds.set('banners', answering(200, {}, `<p>${KEY}`));
  const report = await check(['staff', 'news', 'banners']);
  const text = JSON.stringify(report);
  expect([text.includes(KEY), text.includes('user_content_key'), text.includes('/macros/')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(
    report.findings.filter(({ kind }) => kind === 'feed').map(({ feed, message }) => [feed, message]),
  ).toEqual([
    [
      'banners',
      `${new URL(host.contentUrl).host} gave no feed: a page instead of a document, as script hosts answer over their quota`,
    ],
    ['news', `${new URL(host.contentUrl).host} gave no feed: status 500`],
  ]);
  expect(report.seen.profile?.title).toBe('Kepala ***');
});

it('takes each feed from where the site takes it when no source is named', async () => {
  const report = await check(['staff'], []);
  const asked = report.feeds.filter(({ source }) => source !== 'folder');
  expect([report.source, asked.map(({ feed, source }) => `${feed} ${source}`)]).toEqual([
    'folder and endpoints',
    ['staff endpoint'],
  ]);
  expect(report.feeds.length).toBeGreaterThan(1);
});

it('asks no endpoint of a feed that has none', async () => {
  await expect(check(['staff'], ['--source=endpoints', '--feed=news'])).rejects.toThrow(
    'no endpoint is set for news',
  );
});

it('asks for what the folder links to only when it is told to', async () => {
  writeFiles(root, { 'content/legal-products.yaml': '- name: A\n  url: https://jdih.example.id/a.pdf\n' });
  const args = ['--source', 'folder', '--feed', 'legal-products'];
  const offline = await check([], args);
  expect([linesOf(offline), offline.feeds[0]?.links]).toEqual([[], { checked: 0, notAsked: 1 }]);
  const asked = await check([], [...args, '--links']);
  expect([linesOf(asked), asked.feeds[0]?.links]).toEqual([
    ['warning content/legal-products.yaml, line 2: status 404 (jdih.example.id)'],
    { checked: 1, notAsked: 0 },
  ]);
});
