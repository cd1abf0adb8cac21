import './ribbon.scss';

/**
 * Says over a page with the testers' tools that is served to others what it is for: a link can show anybody's content there, under
 * the office's address. A page that an address of testers asks for has a ribbon of its own.
 */
export function showTrialRibbon({ body }: Document): void {
  if (body.querySelector('.ribbon')) return;
  const ribbon = body.ownerDocument.createElement('aside');
  ribbon.className = 'ribbon ribbon--problem';
  ribbon.ariaLabel = 'Situs percobaan';
  const strong = body.ownerDocument.createElement('b');
  strong.textContent = 'Situs percobaan, bukan layanan resmi.';
  const rest = body.ownerDocument.createElement('span');
  rest.textContent = ' Tautan dapat menampilkan isi buatan siapa saja di alamat ini.';
  const words = body.ownerDocument.createElement('p');
  words.append(strong, rest);
  ribbon.append(words);
  body.prepend(ribbon);
}
