import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { type Notice, remainingNotices } from '../../src/domain/notices/notice.ts';
import * as texts from '../../src/domain/notices/texts.ts';
import { daysWords } from '../../src/domain/office-hours/opening-words.ts';
import * as sharedTexts from '../../src/domain/shared/texts.ts';
import type { Environment } from '../city/city-files.ts';
import { judgeNotices } from '../city/notices/read-notices.ts';
import { dayAt } from '../city/read-city.ts';
import { buildScript } from './script.ts';

/** The notices of a build as every page takes them along. */
export interface NoticesPart {
  readonly html: string;
  /** Inline in the pages: for the policy. */
  readonly script: string;
  readonly style: string;
}

/**
 * Makes the part of every page that shows the office's notices, with its own style and script (spec §2 Notices).
 * @returns undefined where the office has none that has not ended: then no page pays for it
 */
export async function noticesPart(
  root: string,
  env: Environment,
  city: Pick<CityConfig, 'timeZone'>,
): Promise<NoticesPart | undefined> {
  const notices = remainingNotices(judgeNotices(env).notices, dayAt(city));
  if (notices.length === 0) return undefined;
  // Not with the configuration, which every command reads.
  const { compile } = await import('sass');
  return {
    html: noticesHtml(notices, city.timeZone),
    style: compile(resolve(root, 'src/ui/notices/notices.scss'), { style: 'compressed' }).css.trim(),
    script: await buildScript(root, 'src/boot/notices.ts', {}, 'es2021'),
  };
}

/**
 * Adds the notices to a page or a shell: before all else, so that they are read first and drawn with it.
 * @param kind a map is as high as the window, and has to leave them their room
 */
export function withNotices(
  page: string,
  part: NoticesPart | undefined,
  kind: 'page' | 'map' = 'page',
): string {
  if (part === undefined) return page;
  const html = kind === 'map' ? part.html.replace('<aside', '<aside data-over="map"') : part.html;
  return page
    .replace('</head>', (end) => `<style>${part.style}</style>${end}`)
    .replace('<body>', (begin) => `${begin}${html}<script>${part.script}</script>`);
}

/** Writes the notices as HTML; they are hidden until their script knows the visitor's day. */
export function noticesHtml(notices: readonly Notice[], timeZone: string): string {
  const items = notices.map((notice) => {
    const { text, from, to, link } = notice;
    const id = `pengumuman-${createHash('sha256').update(JSON.stringify(notice)).digest('hex').slice(0, 8)}`;
    const days = texts.inForceOn(`${daysWords({ from, to }, to)} ${to.slice(0, 4)}`);
    const more = link === undefined ? '' : ` ${linkHtml(link, id)}`;
    return [
      `<li id="${id}" data-from="${from}" data-to="${to}">`,
      `<p><span id="${id}-teks">${escaped(text)}</span> <span class="notices__days">${days}</span>${more}</p>`,
      // No button: the script for early clicks would store it until the page is hydrated (src/boot/boot.ts).
      `<input type="button" class="notices__close" value="${sharedTexts.close}" aria-label="${texts.closeLabel}" aria-describedby="${id}-teks"></li>`,
    ].join('');
  });
  return `<aside class="notices" aria-label="${texts.noticesLabel}" data-zone="${timeZone}" hidden><ul>${items.join('')}</ul></aside>`;
}

const linkHtml = (href: string, id: string): string => {
  const outside = href.startsWith('/') ? '' : ' rel="noopener noreferrer"';
  return `<a href="${escaped(href)}"${outside} aria-describedby="${id}-teks">${texts.readMore}</a>`;
};

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Lets the dev server show the notices as a build would. */
export function noticesInDev(env: Environment, city: Pick<CityConfig, 'timeZone'>): Plugin {
  return {
    name: 'notices-in-dev',
    apply: 'serve',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { path }) => {
        const part = await noticesPart(resolve('.'), env, city);
        return withNotices(html, part, path.startsWith('/peta') ? 'map' : 'page');
      },
    },
  };
}
