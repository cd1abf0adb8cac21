/** Tells above the editor which files it does not open, until that is put away. */
export function tellUnopened(sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  const box = document.createElement('div');
  box.id = 'tidak-dibuka';
  box.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = 'Tidak dibuka';
  const list = document.createElement('ul');
  list.append(...sentences.map(itemOf));
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Tutup';
  close.addEventListener('click', () => box.remove());
  box.append(title, list, close);
  document.body.prepend(box);
}

function itemOf(sentence: string): HTMLElement {
  const item = document.createElement('li');
  item.textContent = sentence;
  return item;
}
