import { describe, expect, it } from 'vitest';
import { parseBanners } from '../../../src/adapters/http/banner-feed.ts';
import { parseLegalProducts } from '../../../src/adapters/http/legal-product-feed.ts';
import { parseStaff } from '../../../src/adapters/http/staff-feed.ts';
import { recordingLogger } from '../../fakes/recording-logger.ts';
import { aBanner } from '../../fixtures/banners.ts';
import * as raw from '../../fixtures/feed-documents.ts';
import { aProduct } from '../../fixtures/legal-products.ts';

const dropped = (feed: string, index: number, reason: string) => ({
  name: 'feed.item-dropped',
  detail: { feed, index, reason },
});

describe('parseBanners', () => {
  it.each([
    ['no name', { url: raw.rawBanner.url }],
    ['a blank name', { ...raw.rawBanner, name: ' ' }],
    ['no url', { name: 'a' }],
    ['an unsafe url', { ...raw.rawBanner, url: 'javascript:alert(1)' }],
    ['a url without a file id', { ...raw.rawBanner, url: 'https://kota.example.id/a.jpg' }],
    ['null', null],
  ])('drops %s', (_what, item) => {
    const logger = recordingLogger();
    expect(parseBanners([item, raw.rawBanner], logger)).toEqual([aBanner()]);
    expect(logger.events).toEqual([dropped('banners', 0, expect.any(String))]);
  });

  it('says what is wrong', () => {
    const logger = recordingLogger();
    parseBanners(
      [
        { ...raw.rawBanner, url: '//lain' },
        { ...raw.rawBanner, url: 'https://kota.example.id' },
      ],
      logger,
    );
    expect(logger.events).toEqual([
      dropped('banners', 0, 'url: unsafe address'),
      dropped('banners', 1, 'url carries no file id'),
    ]);
  });

  it('takes a number for a name and the blanks off', () => {
    expect(parseBanners([{ name: 7, url: ` ${raw.rawBanner.url} ` }], recordingLogger())).toEqual([
      aBanner({ name: '7' }),
    ]);
  });
});

describe('parseLegalProducts', () => {
  it.each([
    ['the title for a missing name', { name: undefined, title: 'Perwali' }, { name: 'Perwali' }],
    ['the title for a blank name', { name: ' ', title: 'Perwali' }, { name: 'Perwali' }],
    ['the name before the title', { name: 'Perda', title: 'Perwali' }, { name: 'Perda' }],
    ['no type for a missing one', { type: null }, { type: '' }],
    ['a year as a number', { year: 2024, category: 'Perda' }, { year: '2024', category: 'Perda' }],
    ['a year as text', { year: '2024' }, { year: '2024' }],
    ['nothing for a blank category', { category: ' ', year: null }, {}],
    ['a path of this site', { url: '/perda.pdf' }, { url: '/perda.pdf' }],
  ])('takes %s', (_what, given, expected) => {
    const logger = recordingLogger();
    expect(parseLegalProducts([{ ...raw.rawProduct, ...given }], logger)).toEqual([aProduct(expected)]);
    expect(logger.events).toEqual([]);
  });

  it.each([
    ['neither name nor title', { name: '' }, 'neither name nor title'],
    ['an unsafe url', { url: 'data:text/html,x' }, 'url: unsafe address'],
    ['a blank url', { url: ' ' }, 'url: must not be blank'],
  ])('drops %s', (_what, given, reason) => {
    const logger = recordingLogger();
    expect(parseLegalProducts([{ ...raw.rawProduct, ...given }], logger)).toEqual([]);
    expect(logger.events).toEqual([dropped('legal-products', 0, reason)]);
  });
});

describe('parseStaff', () => {
  it('keeps an item without a picture, whose index counts', () => {
    const logger = recordingLogger();
    expect(parseStaff([{ id: 3 }, { imageUrl: null, id: 4 }, { imageUrl: ' ', title: ' ' }], logger)).toEqual(
      [{ imageUrl: '', id: '3' }, { imageUrl: '', id: '4' }, { imageUrl: '' }],
    );
    expect(logger.events).toEqual([]);
  });

  it('drops an unsafe picture', () => {
    const logger = recordingLogger();
    expect(parseStaff([{ imageUrl: 'javascript:alert(1)' }], logger)).toEqual([]);
    expect(logger.events).toEqual([dropped('staff', 0, 'imageUrl: unsafe address')]);
  });

  it('keeps every text that is given', () => {
    const item = {
      id: 's',
      title: 't',
      description: 'd',
      imageUrl: '/art/wk.webp',
      date: '2024',
      location: 'l',
      category: 'c',
    };
    expect(parseStaff([{ ...item, order: '01' }], recordingLogger())).toEqual([item]);
  });
});
