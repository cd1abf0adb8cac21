import { existsSync } from 'node:fs';
import { config } from 'virtual:city';
import { describe, expect, it } from 'vitest';
import { isSitePath } from '../../../src/adapters/deployment/address-forms.ts';
import { siteFile } from '../../../tools/city/city-files.ts';
import { citySchema } from '../../../tools/city/city-schema.ts';
import { fieldMistakes } from '../../../tools/city/mistakes.ts';
import { readOtherCity } from '../../fixtures/other-city.ts';

const schema = citySchema((path) => isSitePath(path) && existsSync(siteFile({}, path)));
const mistakes = (city: unknown) => fieldMistakes(schema, city).map(({ message }) => message);

/** A copy with another value at a path; undefined leaves the field out. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(config) as unknown;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((inside, name) => Reflect.get(Object(inside), name), copy);
  if (value === undefined) Reflect.deleteProperty(Object(holder), last);
  else Reflect.set(Object(holder), last, value);
  return copy;
}

it.each([
  ['virtual:city', config],
  ['that of another city', readOtherCity()],
])('takes %s', (_, city) => {
  expect(mistakes(city)).toEqual([]);
});

it('takes further services of an office, but none under the id of one that the site knows', () => {
  const own = { id: 'reklame', name: 'Reklame', description: 'Titik reklame.', ...config.services.siteplan };
  const { guidePage: _page, form: _form, ...service } = own;
  expect(mistakes({ ...config, ownServices: [service] })).toEqual([]);
  expect(mistakes({ ...config, ownServices: [{ ...service, id: 'krk' }] })).toEqual([
    'ownServices.0.id takes small letters, digits and hyphens; it holds "krk"',
  ]);
});

it.each([
  ['contact.hotline.href', 'mailto:halo@kota.id'],
  ['contact.hotline.href', 'https://wa.me/6280012340000?text=halo,%20kota'],
  ['links.guide', '/home?layanan=utama'],
  ['links.guide', '/home#news'],
  ['links.planningPortal', 'https://portal.id/a?b=c#d'],
  ['videos.background.source', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
  ['videos.support.source', { kind: 'file', src: 'https://video.id/a.mp4' }],
  ['origin', 'http://localhost:4173'],
  ['office.nameLines', ['Satu']],
  ['office.nameLines', ['Satu', 'Dua', 'Tiga']],
  ['leaders', []],
  ['services', { krk: config.services.krk }],
  ['services.siteplan', undefined],
  ['missions', ['Satu']],
  ['missions', Array(9).fill('x')],
  ['supportCards', [{ title: 'A', text: 'B' }]],
])('takes %s with %j', (path, value) => {
  expect(mistakes(changed(path, value))).toEqual([]);
});

describe('a field that cannot be used is named, with what it takes', () => {
  const origin = 'an http(s) origin without a path, such as https://bupc.example.id';
  const contact = 'an http(s), tel: or mailto: address';
  const link = 'an http(s) address, or the path of a page or of a file of this site';
  const time = 'a time from 00.00 to 23.59, written HH.MM';
  const poster = 'a .webp at an http(s) address, or the path of one of this site beside its twin …-640.webp';
  const video = 'an http(s) address, or the path of a video of this site';
  it.each([
    ['origin', 'bupc.example.id', origin],
    ['origin', 'https://bupc.example.id/', origin],
    ['origin', 'https://bupc.example.id/kota', origin],
    ['origin', 'https://a:b@bupc.example.id', origin],
    ['origin', undefined, origin],
    ['office.name', ' ', 'a text that is not blank'],
    ['office.nameLines', [], 'one to three texts'],
    ['office.nameLines', ['1', '2', '3', '4'], 'one to three texts'],
    ['missions', [], 'one to nine texts'],
    ['missions', Array(10).fill('x'), 'one to nine texts'],
    ['supportCards', [], 'one to six cards'],
    ['services', {}, 'at least one of itr, krk, siteplan and kkpr'],
    ['centre', undefined, 'fields of its own'],
    ['description', 7, 'a text that is not blank'],
    ['footerYear', '2025', 'a year of four digits'],
    ['contact.email', 'halo', 'an e-mail address'],
    ['contact.hotline.href', 'javascript:alert(1)', contact],
    ['contact.customerService.href', '0800', contact],
    ['contact.website.href', '//bupc.id', 'an http(s) address'],
    ['timeZone', 'Asia/Bandung', 'a time zone, such as Asia/Jakarta'],
    ['openingHours.0.days.1', 7, 'a day from 0, Sunday, to 6, Saturday'],
    ['openingHours.0.days', [], 'at least one day'],
    ['openingHours.0.hours.from', '8.00', time],
    ['openingHours.0.hours.to', '24.00', time],
    ['openingHours.0.hours', { from: '14.00', to: '08.00' }, 'an end that is after its beginning'],
    ['openingHours', [{ label: 'Libur', days: [0] }], 'at least one row with hours'],
    ['social.0', 'x', 'facebook, instagram, youtube or tiktok'],
    ['leaders.0.portrait', '/art/nobody.webp', 'an http(s) address, or the path of an image of this site'],
    [
      'leaders.0.portrait',
      '/../content/kantor.yaml',
      'an http(s) address, or the path of an image of this site',
    ],
    ['videos.background.poster', '/art/pattern.svg', poster],
    ['videos.background.poster', '/art/notfound.webp', poster],
    ['videos.support.source.src', '/video/none.mp4', video],
    [
      'videos.support.source.captions',
      '/video/none.vtt',
      'an http(s) address, or the path of a .vtt file of this site',
    ],
    ['videos.background.source', { kind: 'youtube', id: 'short' }, undefined],
    ['contact.answerWithinDays', 0, 'a whole number of days, 1 to 90'],
    ['contact.answerWithinDays', 2.5, 'a whole number of days, 1 to 90'],
    ['guideViewer', 'inside', 'outside or here'],
    ['links.guide', 'panduan', link],
    ['links.requirementsGuide', '/none.pdf', link],
    ['links.landMap', '', 'an http(s) address'],
  ])('%s with %j', (path, value, takes) => {
    const said = mistakes(changed(path, value));
    const holds = value === undefined ? 'nothing' : JSON.stringify(value);
    if (takes !== undefined) expect(said).toEqual([`${path} takes ${takes}; it holds ${holds}`]);
    else expect(said).toHaveLength(1);
  });

  it('says of a source and of a list what is wrong inside', () => {
    expect([
      ...mistakes(changed('videos.background.source', { kind: 'youtube', id: 'short' })),
      ...mistakes(changed('videos.background.source', { kind: 'vimeo' })),
      ...mistakes(changed('office.nameLines', ['Satu', ' '])),
      ...mistakes(changed('missions.5', '')),
      ...mistakes(changed('leaders', 'none')),
      ...mistakes(changed('supportCards', [{ title: 'A' }])),
    ]).toEqual([
      'videos.background.source.id takes the 11 characters of a YouTube video; it holds "short"',
      "videos.background.source.kind takes a source with the kind 'file' or 'youtube'; it holds \"vimeo\"",
      'office.nameLines.1 takes a text that is not blank; it holds " "',
      'missions.5 takes a text that is not blank; it holds ""',
      'leaders takes up to four leaders; it holds "none"',
      'supportCards.0.text takes a text that is not blank; it holds nothing',
    ]);
  });

  it('is said where there is no such field', () => {
    expect(mistakes(changed('contact.phone', '0800'))).toEqual([
      'contact.phone is no field; there are address, email, hotline, customerService, website, consultation, answerWithinDays',
    ]);
  });

  it('is said of all of them at once', () => {
    expect(mistakes({ ...config, origin: 'x', vision: '' })).toEqual([
      `origin takes ${origin}; it holds "x"`,
      'vision takes a text that is not blank; it holds ""',
    ]);
  });

  it('is said of what is no configuration', () => {
    expect(mistakes(undefined)).toEqual([
      expect.stringMatching(/^the file takes the fields office, centre, /),
    ]);
  });
});
