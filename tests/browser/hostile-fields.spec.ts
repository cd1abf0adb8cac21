import type { Page } from '@playwright/test';
import { encodedText } from '../../src/domain/shared/well-formed.ts';
import { ADDRESSES } from '../fixtures/hostile-fields/addresses.ts';
import { IDS } from '../fixtures/hostile-fields/ids.ts';
import { TEXTS } from '../fixtures/hostile-fields/texts.ts';
import { armPage, firedCount } from './hostile-inspection.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const DRIVE = 'https://drive.google.com/uc?id=1abcdefghij';
const PDF = 'application/pdf';

/** What the five feeds answer, made of one value each that stands in every field of its kind. */
interface Fields {
  readonly text?: string;
  readonly address?: string;
  readonly file?: string;
  readonly id?: string;
}

const product = ({ text = 'Perda', address = DRIVE }: Fields) => ({
  name: text,
  type: text.includes('<') ? text : PDF,
  url: address,
  category: text,
  year: text,
});
const banner = ({ text = 'Kota', address = DRIVE }: Fields, place: number) => ({
  name: `${text} ${place}`,
  url: address,
});
const staff = ({ text = 'Kepala Dinas', address = DRIVE }: Fields) => ({
  title: text,
  description: text,
  imageUrl: address,
  date: text,
  location: text,
  category: text,
});
const folder = ({ text = 'Survei', address = DRIVE, file = 'a.jpg', id }: Fields, place: number) => ({
  folderId: id ?? `map-${place}`,
  folderName: text,
  caption: text,
  captionDetails: { source: text, fullText: text },
  createdDate: '2024-11-18',
  zipFile: { downloadUrl: address },
  images: [
    {
      fileId: id ?? `1foto-${place}`,
      imageName: file,
      mimeType: 'image/jpeg',
      directUrl: address,
      downloadUrl: address,
    },
  ],
});
const article = ({ text = 'Berita', address = DRIVE, id }: Fields, place: number) => ({
  id: id ?? `a${place}`,
  title: text,
  content: `<p>${place}</p>`,
  images: [{ id: id ?? '1abcdefghij', url: address, originalUrl: address, description: text }],
  metadata: { dateDetails: { created: { readable: text } } },
});

async function feedsHold(page: Page, fields: readonly Fields[]): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = {
    banners: fields.slice(0, 20).map(banner),
    gallery: { success: true, data: { folders: fields.map(folder) } },
    'legal-products': fields.map(product),
    staff: fields.map(staff),
    news: { articles: fields.map(article) },
  };
  for (const [feed, json] of Object.entries(answers)) {
    await page.route(`**/content/${feed}.json`, (route) => route.fulfill({ json }));
  }
}

/** Listens for everything that a page under attack must not do. */
async function watched(page: Page, origin: string): Promise<string[]> {
  const strayed: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || url.protocol === 'blob:';
    if (!isOwn) strayed.push(`asked ${request.url()}`);
    else if (request.resourceType() === 'image' && !/^\/(?:media|art|icons)\//.test(url.pathname)) {
      strayed.push(`asked ${url.pathname} as an image`);
    }
  });
  page.on('dialog', (dialog) => {
    strayed.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  page.on('popup', (popup) => strayed.push(`popup ${popup.url()}`));
  await page.addInitScript(armPage);
  return strayed;
}

/** Looks for what no text, address or name may make of a page. Runs in the page. */
function inspectPage(): string[] {
  const wrongs: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) wrongs.push(`attribute ${name}`);
      const isAddress = ['href', 'src', 'action'].includes(name) && !(element instanceof SVGElement);
      if (isAddress && !/^(?:https?:\/\/[^/\\]|\/(?![/\\])|#|mailto:|tel:|$)/.test(value)) {
        wrongs.push(`${element.tagName} leads to ${value}`);
      }
    }
    if (/^(?:IFRAME|OBJECT|EMBED|BASE|FORM)$/.test(element.tagName))
      wrongs.push(`element ${element.tagName}`);
  }
  return wrongs;
}

const PLACES = ['/home', '/home?hukum=semua', '/home?profil'];

const KINDS: Readonly<Record<string, readonly Fields[]>> = {
  texts: TEXTS.map((text) => ({ text })),
  addresses: ADDRESSES.map((address) => ({ address })),
  ids: IDS.map((id) => ({ id })),
};

/** Visits the places one after the other, and gives the harm that the fields did there. */
async function harmAt(page: Page, origin: string, fields: readonly Fields[], places: readonly string[]) {
  const strayed = await watched(page, origin);
  await feedsHold(page, fields);
  const harm: string[] = [];
  for (const place of places) {
    await visit(page, place);
    await page.waitForLoadState('networkidle');
    harm.push(...(await page.evaluate(inspectPage)).map((wrong) => `${place}: ${wrong}`));
    if ((await page.evaluate(firedCount)) > 0) harm.push(`${place}: ran a script`);
    harm.push(...strayed.splice(0).map((wrong) => `${place}: ${wrong}`));
  }
  return harm;
}

const placesOfId = (id: string) => [
  `/home?artikel=${encodedText(id)}`,
  `/home?galeri=${encodedText(id)}&foto=1`,
];

for (const [kind, fields] of Object.entries(KINDS)) {
  test(`none of the hostile ${kind} does harm in any field of a feed`, async ({ page, baseURL }) => {
    const opened =
      kind === 'ids'
        ? IDS.slice(0, 1).flatMap(placesOfId)
        : ['/home?galeri=map-0&foto=1', '/home?galeri=map-1&foto=1'];
    expect(await harmAt(page, `${baseURL}`, fields, [...PLACES, ...opened])).toEqual([]);
  });
}

for (const [id, details] of varied(IDS.slice(1, 5).toReversed(), 2)) {
  test(
    `the hostile id ${JSON.stringify(id)} does no harm in an address`,
    details,
    async ({ page, baseURL }) => {
      expect(await harmAt(page, `${baseURL}`, KINDS.ids ?? [], placesOfId(id))).toEqual([]);
    },
  );
}
