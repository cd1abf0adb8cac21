// The tools stand outside the page's root and have no place in its picture.
const TOOLS = ['dock', 'ribbon'];
const QUALITY = 0.8;
// A page in a tab behind another is not drawn at all.
const PATIENCE_MS = 10_000;

const isTool = (element: Element) => TOOLS.some((name) => element.classList.contains(name));

// Images below what is seen have not been brought, and would be waited for.
const isBelow = (element: Element, height: number) => {
  const { top, width } = element.getBoundingClientRect();
  return width > 0 && top > height;
};

/**
 * Draws what is seen of the page.
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
    style: { transform: `translateY(${-scrollY}px)`, padding: '0' },
    filter: (node) => !(node instanceof Element && (isTool(node) || isBelow(node, height))),
  });
  if (!picture.startsWith('data:image/')) throw new Error('the browser drew no picture');
  return picture;
}
