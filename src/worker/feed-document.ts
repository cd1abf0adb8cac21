/**
 * Whether an answer has the envelope of the feeds that are stored here: each is a list (contract "Feeds"). What is in the
 * list is read by the page, which drops what is bad; an error in JSON, and a page, are no list.
 */
export function isFeedDocument(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
