import { type Path, type Recording, type Report, readText } from '@bupc/inspector/node';
import { KNOWLEDGE } from '../../../tools/paths/files.ts';

/** A path that is right. */
export const path: Path = {
  name: 'a-path',
  title: 'A path',
  by: 'hand',
  machine: 'gallery',
  scenario: 'all-well',
  start: { state: { loading: 'readingCache' } },
  steps: [
    { outcome: 'readCache done', state: { loading: 'fetching' } },
    { event: { type: 'search.changed', query: '' }, state: 'loading', context: { query: '' } },
    { event: { type: 'refresh.requested' }, ignored: true, state: 'loading' },
  ],
  end: { state: 'loading', context: { message: null } },
};
/** A recording that is right. */
export const recording: Recording = {
  format: 'bupc-recording-1',
  name: 'a-recording',
  title: 'A recording',
  scenario: 'all-well',
  address: '/home?galeri=sawah',
  start: { gallery: { state: 'loading' }, lightbox: { state: 'closed' } },
  entries: [
    { visitor: { act: 'click', role: 'button', name: 'Muat ulang' }, at: 12 },
    {
      machine: 'gallery',
      from: 'page',
      at: 13,
      cause: 0,
      event: { type: 'refresh.requested' },
      state: 'loading',
    },
    {
      machine: 'lightbox',
      from: 'download',
      at: 15.5,
      outcome: 'save done',
      answer: { output: 'saved' },
      state: { open: { viewing: { download: 'saved' } } },
    },
  ],
  end: { gallery: { state: 'loading' }, lightbox: { state: { open: { viewing: { download: 'saved' } } } } },
};
/** A report that is right. */
export const report: Report = {
  format: 'bupc-report-1',
  recording,
  path,
  log: [
    { id: 1, at: 5, kind: 'event', from: 'page', to: 'gallery', name: 'page.next', payload: { any: [1] } },
  ],
  moment: 1,
  console: [{ at: 5, level: 'warn', text: 'a warning' }],
  address: 'https://bupc.example.id/home',
  picture: 'data:image/png;base64,AAAA',
  at: 5,
};
/** A scenario that is right. */
export const scenario = { name: 'a-scenario', title: 'A scenario', feeds: { gallery: ['hangs', '404'] } };

/** The problems that are reported for a file with a value, or for a text. */
export const problems = (value: unknown) => {
  const read = readText(KNOWLEDGE, typeof value === 'string' ? value : JSON.stringify(value));
  return 'problems' in read ? read.problems : [];
};
