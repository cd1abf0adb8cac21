import { describe, expect, it } from 'vitest';
import { ALL_MACHINE_NAMES } from '../../../qa/page/inspected-machines.ts';
import { path, problems, recording, report, scenario } from './samples.ts';

const GALLERY_STATES = 'gallery has loading, loaded, failed';
const MACHINES = ALL_MACHINE_NAMES.join(', ');

describe('a file that is no JSON', () => {
  it.each([
    ['{"name": "a"\n  "title": "b"}', 'line 2, column 3: a comma is missing'],
    ['<html>', 'line 1, column 1: <html> is no value'],
    ['[]', 'the file must hold an object: a path, a recording, a scenario or a report'],
    ['null', 'the file must hold an object: a path, a recording, a scenario or a report'],
    ['{"format": "har"}', 'format must be bupc-recording-1 or bupc-report-1, is "har"'],
  ])('%j: %s', (text, sentence) => {
    expect(problems(text)).toEqual([sentence]);
  });
});

describe('a path that is wrong', () => {
  const step = path.steps[1];
  it.each<[wrong: object, ...sentences: string[]]>([
    [{ machine: 'galery' }, `machine must be one of ${MACHINES}, is "galery"; did you mean gallery?`],
    [{ machine: undefined }, 'machine is missing, needs a text that is not empty'],
    [{ scenario: 'all-wel' }, 'scenario "all-wel" is none of the project; did you mean all-well?'],
    [{ name: '../etc' }, 'name must be lower-case words joined by hyphens, is "../etc"'],
    [{ mood: 'good', wind: 1 }, 'mood is not known to a path', 'wind is not known to a path'],
    [{ end: undefined }, 'end is missing, needs an object'],
    [{ steps: {} }, 'steps must be a list, is an object'],
    [{ steps: [{ state: 'loading' }] }, 'steps 1: needs an event or an outcome'],
    [
      { steps: [step, { ...step, outcome: 'readCache done' }] },
      'steps 2: has an event and an outcome; a step has one of them',
    ],
    [{ steps: [7] }, 'steps 1: needs an event or an outcome'],
    [
      { steps: [{ ...step, event: { kind: 'x' } }] },
      'steps 1, event: type is missing, needs a text that is not empty',
    ],
    [{ steps: [{ ...step, event: 'page.next' }] }, 'steps 1: event must be an object, is "page.next"'],
    [
      { steps: [step, step, { ...step, event: { type: 'search.changed' } }] },
      'steps 3, event: query is missing, needs a string',
    ],
    [
      { steps: [{ outcome: 'loadFed done', state: 'loaded' }] },
      'steps 1: outcome must be one of readCache done, readCache failed, loadFeed done, loadFeed failed, recover done, recover failed, is "loadFed done"; did you mean loadFeed done?',
    ],
    [
      { steps: [{ outcome: 'loadFeed done' }] },
      'steps 1: state is missing, needs the name of a state, or an object of states',
    ],
    [{ start: { state: 1 } }, 'start: state must be the name of a state, or an object of states, is 1'],
    [
      { start: { state: 'loadign' } },
      `start: state has no "loadign"; ${GALLERY_STATES}; did you mean loading?`,
    ],
    [
      { end: { state: { loading: 'readingcache' } } },
      'end: state has no "readingcache"; loading has readingCache, fetching, recovering; did you mean readingCache?',
    ],
    [{ end: { state: { failed: 'twice' } } }, 'end: state has no "twice"; failed has no states within it'],
    [{ world: { name: 'seen' } }, 'world: title is missing, needs a text that is not empty'],
  ])('%j: %s', (wrong, ...sentences) => {
    expect(problems({ ...path, ...wrong })).toEqual(sentences);
  });
});

describe('a scenario that is wrong', () => {
  const ANSWERS =
    'good, empty, one-bad-item, odd-dates, wrong-envelope, html, truncated, too-long, 404, 500, network, hangs';
  it.each<[wrong: object, ...sentences: string[]]>([
    [{ name: 'All well' }, 'name must be lower-case words joined by hyphens, is "All well"'],
    [{ title: '' }, 'title must be a text that is not empty, is ""'],
    [
      { feeds: { news: ['good', 'hang'] } },
      `feeds: news 2 must be one of ${ANSWERS}, is "hang"; did you mean hangs?`,
    ],
    [{ feeds: { news: [] } }, 'feeds: news must be a list of at least one, is a list'],
    [{ feeds: { news: 'good' } }, 'feeds: news must be a list of at least one, is "good"'],
    [{ feeds: { weather: ['good'] } }, 'feeds: weather is not known to the feeds'],
    [{ feeds: { news: [{ bdy: 1 }] } }, 'feeds, news 1: needs body, text or status'],
    [{ feeds: { news: [{ status: 20 }] } }, 'feeds, news 1: status must be a status from 100 to 599, is 20'],
    [
      { storage: { gallery: 'stale' } },
      'storage: gallery must be one of nothing, fresh, expired, broken, full, forbidden, is "stale"',
    ],
    [
      { storage: { gallery: { text: 'x' } } },
      'storage, gallery: record is missing, needs a string',
      'storage, gallery: text is not known to a storage',
    ],
    [
      { images: ['portraits'] },
      'images 1 must be one of banner, portrait, gallery, newsCard, newsDialog, is "portraits"; did you mean portrait?',
    ],
    [
      { images: 'some' },
      'images must be none, all, or a list of banner, portrait, gallery, newsCard, newsDialog, is "some"',
    ],
    [{ time: '2026-11-31T09:00' }, 'time: November has 30 days. Write 2026-11-30T09:00, in WIB.'],
    [{ baked: 'no' }, 'baked must be true or false, is "no"'],
    [{ share: [] }, 'share must be a list of at least one, is a list'],
    [{ mood: 'good' }, 'mood is not known to a scenario'],
  ])('%j: %s', (wrong, ...sentences) => {
    expect(problems({ ...scenario, ...wrong })).toEqual(sentences);
  });
});

describe('a recording that is wrong', () => {
  const [visitor, step] = recording.entries;
  it.each<[wrong: object, ...sentences: string[]]>([
    [{ entries: [{ at: 1 }] }, 'entries 1: needs an event or an outcome'],
    [
      { entries: [{ visitor: { act: 'clik' }, at: 1 }] },
      'entries 1, visitor: act must be one of click, press, type, choose, go, hover, drag, scroll, leave, is "clik"; did you mean click?',
    ],
    [
      { entries: [{ ...visitor, at: -1 }] },
      'entries 1: at must be milliseconds since the start, of 30 days at most, is -1',
    ],
    [
      { entries: [{ ...step, machine: 'weather' }] },
      `entries 1: machine must be one of ${MACHINES}, is "weather"`,
      'entries 1: cause must be the place of an entry before it, is 0',
    ],
    [
      { address: 'https://evil.test/' },
      'address must be an address of the page, from the path on, is "https://evil.test/"',
    ],
    [
      { address: '//evil.test/' },
      'address must be an address of the page, from the path on, is "//evil.test/"',
    ],
    [
      { start: { ...recording.start, galery: { state: 'loading' } } },
      `start: galery must be one of ${MACHINES}, is "galery"; did you mean gallery?`,
    ],
    [{ viewport: { width: 0, height: 860 } }, 'viewport: width must be pixels, from 1 to 20000, is 0'],
    [
      { viewport: { width: 1280, height: 1_000_000 } },
      'viewport: height must be pixels, from 1 to 20000, is 1000000',
    ],
    [
      { entries: [{ ...visitor, at: 3e13 }] },
      'entries 1: at must be milliseconds since the start, of 30 days at most, is 30000000000000',
    ],
    [
      {
        entries: [
          { ...visitor, at: 2 },
          { ...visitor, at: 1 },
        ],
      },
      'entries 2: at must be 2 or more, is 1',
    ],
    [
      { start: { gallery: recording.start.gallery } },
      'start: lightbox is missing, needs what the machine is then',
    ],
    [
      { end: {} },
      'end: gallery is missing, needs what the machine is then',
      'end: lightbox is missing, needs what the machine is then',
    ],
    [
      { end: { ...recording.end, gallery: { state: 'gone' } } },
      `end, gallery: state has no "gone"; ${GALLERY_STATES}`,
    ],
  ])('%j: %s', (wrong, ...sentences) => {
    expect(problems({ ...recording, ...wrong })).toEqual(sentences);
  });
});

describe('a report that is wrong', () => {
  it.each<[wrong: object, ...sentences: string[]]>([
    [{ recording: undefined }, 'recording is missing, needs an object'],
    [
      { recording: { ...recording, name: '' } },
      'recording: name must be lower-case words joined by hyphens, is ""',
    ],
    [{ path: { ...path, start: { state: 'gone' } } }, `path, start: state has no "gone"; ${GALLERY_STATES}`],
    [
      { picture: 'https://evil.test/a.png' },
      'picture must be the data address of an image, is "https://evil.test/a.png"',
    ],
    [
      { picture: 'data:image/svg+xml;base64,AAAA' },
      'picture must be the data address of an image, is "data:image/svg+xml;base64,AAAA"',
    ],
    [
      { log: [{ id: 1 }] },
      'log 1: at is missing, needs a number',
      'log 1: kind is missing, needs one of visitor, event, outcome, call, timer, request',
      'log 1: from is missing, needs a string',
      'log 1: to is missing, needs a string',
      'log 1: name is missing, needs a string',
    ],
  ])('%j: %s', (wrong, ...sentences) => {
    expect(problems({ ...report, ...wrong })).toEqual(sentences);
  });
});

it('a file that is wrong all over is told of in part', () => {
  const steps = Array.from({ length: 30 }, () => ({}));
  const found = problems({ ...path, steps });
  expect([found.length, found[0], found.at(-1)]).toEqual([
    13,
    'steps 1: needs an event or an outcome',
    '18 more fields are wrong',
  ]);
});
