/** Lets no link of a document lead to another host, to a call or to a message: somebody else may have made what it holds. */
export function keepLinksInside(document: Document): void {
  const keep = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin === document.location.origin) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('auxclick', keep, true);
}
