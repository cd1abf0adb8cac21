import type { Image, Root, Yaml } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const reader = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm);
// Markup in the text stays: the page sanitises every article to its allow-list (spec §5 Article markup).
const writer = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** A Markdown file, read. */
export interface MarkdownFile {
  /** The front matter; undefined where the file has none. */
  readonly frontMatter?: string;
  /** Gives the text as markup. */
  readonly html: () => string;
  /** The pictures in the text: their addresses may be changed before the markup is made. */
  readonly images: readonly { url: string; readonly alt: string; readonly line: number }[];
}

interface Parent {
  readonly children: readonly Node[];
}
type Node = Root['children'][number] | (Parent & { readonly type: string });

/** Reads Markdown (GitHub's, with tables) with YAML front matter. Never throws: every text is Markdown. */
export function readMarkdown(text: string): MarkdownFile {
  const root = reader.parse(text);
  const [first] = root.children;
  const frontMatter = first?.type === 'yaml' ? (first as Yaml).value : undefined;
  const images = imagesIn(root).map((image) => ({
    get url() {
      return image.url;
    },
    set url(url: string) {
      image.url = url;
    },
    alt: image.alt ?? '',
    line: image.position?.start.line ?? 1,
  }));
  return {
    ...(frontMatter !== undefined && { frontMatter }),
    images,
    html: () => {
      const body: Root = { ...root, children: root.children.filter(({ type }) => type !== 'yaml') };
      return String(writer.stringify(writer.runSync(body)));
    },
  };
}

function imagesIn(node: Parent): Image[] {
  return node.children.flatMap((child) => {
    if (child.type === 'image') return [child as Image];
    return 'children' in child ? imagesIn(child as Parent) : [];
  });
}
