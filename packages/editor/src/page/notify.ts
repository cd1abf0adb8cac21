/** Shows a notice above the editor until it is closed, such as which files are not opened. */
export function notify(title: string, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  const box = document.createElement('div');
  box.className = 'kabar';
  box.setAttribute('role', 'alert');
  const close = elementOf('button', 'Tutup');
  close.setAttribute('type', 'button');
  close.addEventListener('click', () => box.remove());
  const list = document.createElement('ul');
  list.append(...sentences.map((sentence) => elementOf('li', sentence)));
  box.append(elementOf('strong', title), list, close);
  document.body.prepend(box);
}

function elementOf(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
