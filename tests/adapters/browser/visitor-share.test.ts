import { describe, expect, it } from 'vitest';
import { createVisitorShare, type ShareBrowser } from '../../../src/adapters/browser/visitor-share.ts';

const page = { title: 'Judul', url: 'https://kota.example.id/home?artikel=a' };
const named = (name: string) => Object.assign(new Error(name), { name });

function browser(parts: { sheet?: () => Promise<void>; able?: boolean; clipboard?: () => Promise<void> }) {
  const asked: unknown[] = [];
  const { sheet, able, clipboard } = parts;
  const visitor: ShareBrowser = {
    ...(sheet && {
      share: (data?: ShareData) => {
        asked.push(data);
        return sheet();
      },
    }),
    ...(able !== undefined && { canShare: () => able }),
    ...(clipboard && {
      clipboard: {
        writeText: (text: string) => {
          asked.push(text);
          return clipboard();
        },
      } as Clipboard,
    }),
  };
  return { asked, share: createVisitorShare(() => visitor) };
}

const works = async () => undefined;
const fails = (name: string) => async () => {
  throw named(name);
};

describe('sharing', () => {
  it.each([
    ['the system’s sheet', { sheet: works }, 'shared', [page]],
    ['the sheet where it takes such a page', { sheet: works, able: true }, 'shared', [page]],
    ['no sheet', { clipboard: works }, 'copied', [page.url]],
    ['a sheet that does not take it', { sheet: works, able: false, clipboard: works }, 'copied', [page.url]],
    ['a sheet that is called off', { sheet: fails('AbortError'), clipboard: works }, 'cancelled', [page]],
    [
      'a sheet that is forbidden',
      { sheet: fails('NotAllowedError'), clipboard: works },
      'copied',
      [page, page.url],
    ],
  ])('by %s', async (_, parts, outcome, asked) => {
    const { asked: actual, share } = browser(parts);
    await expect(share.share(page)).resolves.toBe(outcome);
    expect(actual).toEqual(asked);
  });

  it.each([
    ['neither sheet nor clipboard', {}, 'no clipboard'],
    ['a clipboard that is forbidden', { clipboard: fails('NotAllowedError') }, 'NotAllowedError'],
  ])('fails with %s', async (_, parts, message) => {
    await expect(browser(parts).share.share(page)).rejects.toThrow(message);
  });
});
