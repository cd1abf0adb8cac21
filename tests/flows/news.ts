import { BOTH, type Flow, NotPossible } from '@bupc/bench/browsers/flow.ts';
import type { Target } from '@bupc/bench/browsers/look.ts';
import { becomes } from '@bupc/bench/browsers/wait.ts';
import { city } from '../city.ts';
import { DIALOG, DIALOGS, inDialog, pasted } from './parts.ts';

const FIRST = 'pola-ruang-tepi-sungai';
const CARD: Target = { css: '#news .article-card', nth: 0 };
const LINK: Target = { css: '#news a', text: /^Baca Selengkapnya/, nth: 0 };
const CONTENT: Target = { css: '.article-content--rest' };
const COUNTER: Target = { css: '.article-pictures__count' };

/** News and their articles. */
export const news: readonly Flow[] = [
  {
    name: 'article: opened from its card, turned, read, closed by key',
    sizes: BOTH,
    run: async ({ visitor }) => {
      const { tab } = visitor;
      await visitor.visit('/home');
      await visitor.click(LINK);
      await visitor.sees(CONTENT);
      await visitor.at(`/home?artikel=${FIRST}`);
      await visitor.says(COUNTER, '1 / 8');
      await visitor.click({ css: '[role=dialog] [title="Gambar sebelumnya"]' });
      await visitor.says(COUNTER, '8 / 8');
      await visitor.click({ css: '[role=dialog] [title="Gambar 5"]' });
      await visitor.says(COUNTER, '5 / 8');
      await visitor.look({ ...CONTENT }, true);
      await tab.press('Escape');
      await visitor.misses(DIALOGS);
      await visitor.at('/home');
      await visitor.focused(LINK);
      await tab.forward();
      await visitor.sees(CONTENT);
      await tab.back();
      await visitor.misses(DIALOGS);
    },
  },
  {
    name: 'article: keeps to its window',
    sizes: BOTH,
    run: async ({ visitor }) => {
      await visitor.visit('/home?artikel=membaca-kode-zona');
      await visitor.sees(CONTENT);
      const sideways = (selector: string) =>
        visitor.tab.run((css) => {
          const element = document.querySelector(css);
          return element ? element.scrollWidth - element.clientWidth : -1;
        }, selector);
      await becomes(() => sideways('.dialog__panel'), 0, 'what the panel is too wide');
      await becomes(() => sideways('.dialog__body'), 0, 'what the body is too wide');
      await visitor.look({ css: '.article-content table, .article-content pre, .article-content' }, true);
    },
  },
  {
    name: 'article: shares its address',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit(`/home?artikel=${FIRST}`);
      await visitor.sees(CONTENT);
      if (await visitor.tab.run(() => 'share' in navigator))
        throw new NotPossible('the system has a share sheet of its own');
      await visitor.click(inDialog(/^Bagikan/));
      await visitor.says(DIALOG, 'Alamat artikel disalin.');
      await becomes(() => pasted(visitor), `${city.origin}/home?artikel=${FIRST}`, 'what was copied');
    },
  },
  {
    name: 'dates: written as in Chromium',
    sizes: ['desk'],
    run: async ({ visitor }) => {
      await visitor.visit('/home');
      await visitor.says(CARD, '12 November 2026');
      await visitor.says({ css: '#news' }, /Terakhir diperbarui \d+ \p{L}+ \d{4}, \d\d\.\d\d WIB/u);
      await visitor.says({ css: '#gallery .folder-card' }, '18 Nov 2026');
      // Node writes dates with the library that Chromium has.
      const odd = await visitor.tab.run(() =>
        [...document.querySelectorAll<HTMLTimeElement>('time[datetime]')].map(({ dateTime, textContent }) => [
          dateTime,
          textContent ?? '',
        ]),
      );
      const forms = (moment: string) =>
        (['long', 'short'] as const).map((month) =>
          new Intl.DateTimeFormat('id-ID', {
            timeZone: 'Asia/Jakarta',
            day: 'numeric',
            month,
            year: 'numeric',
          }).format(new Date(moment)),
        );
      const wrong = odd.filter(
        ([moment = '', text = '']) => !forms(moment).some((form) => text.includes(form)),
      );
      if (wrong.length > 0) throw new Error(`dates written otherwise: ${JSON.stringify(wrong)}`);
      await visitor.visit(`/home?artikel=${FIRST}`);
      await visitor.says(DIALOG, 'Terakhir diperbarui 13 November 2026');
    },
  },
];
