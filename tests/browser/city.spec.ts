import { city } from '../city.ts';
import { expect, test, visit } from './site.ts';

// What the pages say of the city they were built for: names, people, places, hours and addresses.
test.describe('the city', { tag: '@city' }, () => {
  const site = `${city.centre.abbreviation} | ${city.office.name}`;

  for (const [path, title] of [
    ['/home', site],
    ['/tidak-ada', `Unexpected Application Error! | ${site}`],
  ] as const) {
    test(`names its office in the head and the header of ${path}`, { tag: '@flow' }, async ({ page }) => {
      await visit(page, path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', city.description);
      const header = page.getByRole('banner');
      for (const line of city.office.nameLines) await expect(header).toContainText(line);
      await expect(header.locator('.header__centre-name')).toHaveText(city.centre.abbreviation);
      await expect(header).toContainText(city.centre.tagline);
    });
  }

  test('names its office in the head and the header of /peta', async ({ page }) => {
    await visit(page, '/peta');
    await expect(page).toHaveTitle(`Peta Kota | ${site}`);
    for (const line of city.office.nameLines) await expect(page.getByRole('banner')).toContainText(line);
  });

  test('keeps the words of its heads whole, and the head within its room, at every width', async ({
    page,
  }) => {
    for (const path of ['/home', '/peta'])
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const wrong = await page.evaluate(() => {
          const heads = [...document.querySelectorAll('header, nav.tabs')];
          const texts = heads.flatMap((head) => {
            const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
            const found: Node[] = [];
            while (walker.nextNode())
              if (walker.currentNode.parentElement?.checkVisibility()) found.push(walker.currentNode);
            return found;
          });
          const broken = texts.flatMap((node) =>
            [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
              return new Set(rects.map((rect) => Math.round(rect.top))).size > 1 ? [word] : [];
            }),
          );
          const outside = heads.flatMap((head) => {
            const room = head.getBoundingClientRect();
            return [...head.querySelectorAll('a span, a, button')].flatMap((one) => {
              const { top, bottom, right, width } = one.getBoundingClientRect();
              const isShown = width > 1 && one.checkVisibility();
              return isShown && (top < room.top - 1 || bottom > room.bottom + 1 || right > innerWidth + 1)
                ? [one.textContent]
                : [];
            });
          });
          const topOf = (name: string) => document.querySelector(name)?.getBoundingClientRect().top ?? 0;
          const names = document.querySelector('.header__names')?.getBoundingClientRect();
          // Beside the names from where there is room for a row.
          const isBelow =
            innerWidth >= 960 && names !== undefined && topOf('.header__actions') > names.bottom;
          return { broken, outside, isBelow, over: document.documentElement.scrollWidth - innerWidth };
        });
        expect({ path, width, ...wrong }).toEqual({
          ...{ path, width, broken: [], outside: [] },
          ...{ isBelow: false, over: 0 },
        });
      }
  });

  test('offers its news as an Atom feed under its own address', async ({ page, request }) => {
    await visit(page);
    const title = `Berita ${city.centre.name}`;
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('title', title);
    const text = await (await request.get('/feed.xml')).text();
    // In a page that takes markup from anybody; that of the site does not.
    const blank = await page.context().newPage();
    const said = await blank.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml');
      const of = (name: string) => feed.querySelector(name)?.textContent;
      return { title: of('feed > title'), author: of('feed > author > name'), first: of('entry > id') };
    }, text);
    expect(said).toEqual({
      title,
      author: city.office.name,
      first: expect.stringContaining(`${city.origin}/home?artikel=`),
    });
  });
});
