// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { atomFeed, atomLink } from '../../tools/build/atom.ts';
import { anArticle } from '../fixtures/articles.ts';

const site = { origin: 'https://kota.example.id', title: 'Berita <Kota>', author: 'Dinas & Kota' };
const parsed = (xml = '') => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (root: ParentNode, name: string) =>
  [...root.querySelectorAll(name)].map(({ textContent }) => textContent);

describe('atomFeed', () => {
  it('writes a whole feed', () => {
    const first = anArticle({
      id: 'a&b',
      title: 'Satu < dua & "tiga"',
      content: '<p>Isi &amp; isi</p>',
      created: { iso: '2025-11-18T03:00:00.000Z' },
      modified: { formatted: '20/11/2025 10:00' },
    });
    const second = anArticle({ id: 'lama', created: { timestamp: 0 }, createdDate: '2024-01-01' });
    const feed = parsed(atomFeed([first, second], site));
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(texts(feed, 'feed > title')).toEqual(['Berita <Kota>']);
    expect(texts(feed, 'feed > author > name')).toEqual(['Dinas & Kota']);
    expect(texts(feed, 'feed > updated')).toEqual(['2025-11-20T03:00:00.000Z']);
    expect([...feed.querySelectorAll('feed > link')].map((one) => one.getAttribute('href'))).toEqual([
      'https://kota.example.id/feed.xml',
      'https://kota.example.id/home',
    ]);
    expect(texts(feed, 'entry > id')).toEqual([
      'https://kota.example.id/home?artikel=a%26b',
      'https://kota.example.id/home?artikel=lama',
    ]);
    expect(texts(feed, 'entry > title')[0]).toBe('Satu < dua & "tiga"');
    expect(texts(feed, 'entry > published')).toEqual([
      '2025-11-18T03:00:00.000Z',
      '2023-12-31T17:00:00.000Z',
    ]);
    expect(texts(feed, 'entry > updated')).toEqual(['2025-11-20T03:00:00.000Z', '2023-12-31T17:00:00.000Z']);
    expect(texts(feed, 'entry > summary')[0]).toBe('Isi & isi');
  });

  it('leaves out an article without a readable date', () => {
    const undated = { id: 'x', title: '', content: '', images: [] };
    expect(texts(parsed(atomFeed([undated, anArticle()], site)), 'entry')).toHaveLength(1);
    expect(atomFeed([undated], site)).toBeUndefined();
    expect(atomFeed([], site)).toBeUndefined();
  });

  it('stays readable whatever the feed holds', () => {
    const title = 'a\u0000\u0008\u000b\u001f\ud800b\uffff]]>\ud83c\udfe1';
    const feed = parsed(atomFeed([anArticle({ title })], site));
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(texts(feed, 'entry > title')).toEqual(['ab]]>\ud83c\udfe1']);
  });

  it('was never updated before it was published', () => {
    const article = anArticle({ modified: { iso: '2020-01-01' } });
    expect(texts(parsed(atomFeed([article], site)), 'entry > updated')).toEqual(['2024-11-18T03:00:00.000Z']);
  });
});

describe('atomLink', () => {
  it('points to the feed', () => {
    expect(atomLink(site)).toBe(
      '<link rel="alternate" type="application/atom+xml" title="Berita &lt;Kota&gt;" href="/feed.xml">',
    );
  });
});
