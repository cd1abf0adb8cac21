const BLOCKS = new Set(
  (
    'address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Whether a tag of this name starts or ends a block, which separates the texts around it. */
export function isBlockTag(name: string): boolean {
  return BLOCKS.has(name.toLowerCase());
}
