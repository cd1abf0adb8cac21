// What a visitor has already (RFC 9110, 13).

const plain = (tag) => tag.trim().replace(/^W\//, '');
const seconds = (time) => Math.floor(time / 1000);

/** Says whether the visitor's copy is still good. */
export function isKnown({ 'if-none-match': tags, 'if-modified-since': since }, { etag, modified }) {
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => plain(tag) === etag);
  }
  return since !== undefined && seconds(modified) <= seconds(Date.parse(since));
}

/** Says whether a part may be sent: the visitor's other parts are of the same file. */
export function isSameFile({ 'if-range': condition }, { etag, modified }) {
  return (
    condition === undefined || condition === etag || seconds(Date.parse(condition)) === seconds(modified)
  );
}
