import type { Definition, Html, Image, Nodes, Parent, Root, Text } from 'mdast';
import { withContentImages } from '../content-images.ts';

/** A picture in the text of an article: its address may be changed before the markup is made. */
export interface TextImage {
  url: string;
  readonly alt: string;
  readonly line: number;
}

/** Pictures as people write them that Markdown does not know: with blanks in their names, and in the way of Obsidian. */
const LOOSE =
  /!\[([^\]]*)\]\(([^()<>]*\.(?:png|jpe?g|webp|gif|avif|tiff?))\)|!\[\[([^\]|]+)(?:\|([^\]]*))?\]\]/gi;

/**
 * Finds the pictures of a text, however they are written: Markdown's own, references, `<img>`, names with blanks, `![[a.png]]`. What is
 * no picture of Markdown becomes one.
 */
export function imagesIn(root: Root): TextImage[] {
  const definitions = new Map<string, Definition>();
  walk(root, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node);
  });
  walk(root, (node) => {
    if (!('children' in node)) return;
    const parent: { children: Nodes[] } = node;
    parent.children = parent.children.flatMap((child) => asImages(child, definitions));
  });
  const images: TextImage[] = [];
  walk(root, (node) => {
    if (node.type === 'image') images.push(ofImage(node));
    if (node.type === 'html') images.push(...ofMarkup(node));
  });
  return images;
}

function walk(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of (node as Parent).children) walk(child as Nodes, see);
}

function asImages(node: Nodes, definitions: ReadonlyMap<string, Definition>): Nodes[] {
  const { position } = node;
  const placed = position ? { position } : {};
  if (node.type === 'imageReference') {
    const { url, title } = definitions.get(node.identifier) ?? {};
    return url === undefined
      ? [node]
      : [{ type: 'image', url, title: title ?? null, alt: node.alt ?? '', ...placed }];
  }
  if (node.type !== 'text' || !node.value.includes('![')) return [node];
  const parts: (Text | Image)[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: alt, 2: url, 3: embedded, 4: words } of node.value.matchAll(LOOSE)) {
    if (index > from) parts.push({ type: 'text', value: node.value.slice(from, index) });
    parts.push({ type: 'image', url: (url ?? embedded ?? '').trim(), alt: alt ?? words ?? '', ...placed });
    from = index + whole.length;
  }
  if (from < node.value.length) parts.push({ type: 'text', value: node.value.slice(from) });
  return parts;
}

const ofImage = (image: Image): TextImage => ({
  get url() {
    return image.url;
  },
  set url(url: string) {
    image.url = url;
  },
  alt: image.alt ?? '',
  line: image.position?.start.line ?? 1,
});

/** The pictures of a piece of markup. One whose address becomes '' goes. */
function ofMarkup(html: Html): TextImage[] {
  const addresses: string[] = [];
  withContentImages(html.value, (address) => {
    addresses.push(address);
    return address;
  });
  const write = () => {
    let nth = 0;
    html.value = withContentImages(markup, () => addresses[nth++] || undefined);
  };
  const markup = html.value;
  return addresses.map((_, nth) => ({
    get url() {
      return addresses[nth] ?? '';
    },
    set url(url: string) {
      addresses[nth] = url;
      write();
    },
    alt: '',
    line: html.position?.start.line ?? 1,
  }));
}
