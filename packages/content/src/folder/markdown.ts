import type { Nodes, Root, Yaml } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { MAX_DEPTH, markdownLimit, TOO_DEEP, type TooMuch } from './limits.ts';
import { imagesIn, type TextImage } from './text-images.ts';

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  // Before the other transforms, which call themselves for each level.
  .use(refusingDepth)
  .use(remarkGfm);
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
  readonly images: readonly TextImage[];
}

/** Thrown for a text that is too much to read; its message says what to do. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
  readonly line: number | undefined;

  constructor({ line, message }: TooMuch) {
    super(message);
    this.line = line;
  }
}

/**
 * Parses Markdown (GitHub's, with tables) with YAML front matter.
 * @throws MarkdownError where it is too long, too wide or nested too deeply
 */
export function parseMarkdown(text: string): Root {
  const limit = markdownLimit(text);
  if (limit !== undefined) throw new MarkdownError(limit);
  return reader.parse(text);
}

/**
 * Reads Markdown (GitHub's, with tables) with YAML front matter.
 * @throws MarkdownError where it is too long, too wide or nested too deeply
 */
export function readMarkdown(text: string): MarkdownFile {
  const root = parseMarkdown(text);
  const [first] = root.children;
  const frontMatter = first?.type === 'yaml' ? (first as Yaml).value : undefined;
  const images = imagesIn(root);
  return {
    ...(frontMatter !== undefined && { frontMatter }),
    images,
    html: () => {
      const body: Root = { ...root, children: root.children.filter(({ type }) => type !== 'yaml') };
      return String(writer.stringify(writer.runSync(body)));
    },
  };
}

/** Refuses what is nested too deeply, level by level, so that it needs no stack itself. */
function refusingDepth(this: Processor): void {
  const data = this.data() as { fromMarkdownExtensions?: unknown[] };
  const transforms = [
    (root: Root): undefined => {
      let level: readonly Nodes[] = [root];
      for (let depth = 0; level.length > 0; depth += 1) {
        if (depth > 2 * MAX_DEPTH) {
          const line = level[0]?.position?.start.line;
          throw new MarkdownError({ ...(line !== undefined && { line }), message: TOO_DEEP });
        }
        level = level.flatMap((node) => ('children' in node ? node.children : []));
      }
      return undefined;
    },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { transforms }];
}
