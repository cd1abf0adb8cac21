// The tools stand outside the page's root and have no place in its picture.
const TOOLS = ['dock', 'ribbon'];
const QUALITY = 0.8;
// A page in a tab behind another is not drawn at all.
const PATIENCE_MS = 10_000;

const isTool = (element: Element) => TOOLS.some((name) => element.classList.contains(name));

// Images below the visible part are not loaded yet, and would be waited for.
const isBelow = (element: Element, height: number) => {
  const { top, width } = element.getBoundingClientRect();
  return width > 0 && top > height;
};

/**
 * Draws the visible part of the page.
 * @returns a data address of an image
 * @throws Error where the browser does not draw it
 */
export function pagePicture(): Promise<string> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(
      () => reject(new Error(`the browser did not draw it within ${PATIENCE_MS / 1000} s`)),
      PATIENCE_MS,
    );
  });
  return Promise.race([drawn(), late]);
}

async function drawn(): Promise<string> {
  const { toJpeg } = await import('html-to-image');
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const picture = await toJpeg(document.body, {
    width,
    height,
    quality: QUALITY,
    pixelRatio: 1,
    backgroundColor: getComputedStyle(document.body).backgroundColor || '#fff',
    fontEmbedCSS: await plainFace(),
    style: { transform: `translateY(${-scrollY}px)`, padding: '0' },
    filter: (node) => !(node instanceof Element && (isTool(node) || isBelow(node, height))),
  });
  if (!picture.startsWith('data:image/')) throw new Error('the browser drew no picture');
  return picture;
}

/**
 * Gives the font of the page as a style that needs no file; an empty text where it cannot be read. The library itself would read
 * every sheet of the page and set a base address, which the policy forbids.
 */
async function plainFace(): Promise<string> {
  const href = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (href === undefined) return '';
  try {
    const data = await dataAddress(await (await fetch(href)).blob());
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    return `@font-face{font-family:${family};font-weight:200 800;src:url(${data})format("woff2")}`;
  } catch {
    return '';
  }
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
