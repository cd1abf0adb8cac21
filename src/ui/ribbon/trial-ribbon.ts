import * as texts from '../../domain/ribbon/texts.ts';
import './ribbon.scss';

/**
 * Says over a page with the testers' tools that is served to others what it is for: a link can show anybody's content there, under
 * the office's address. A page that an address of testers asks for has a ribbon of its own.
 */
export function showTrialRibbon({ body }: Document): void {
  if (body.querySelector('.ribbon')) return;
  const ribbon = body.ownerDocument.createElement('aside');
  ribbon.className = 'ribbon ribbon--problem';
  ribbon.ariaLabel = texts.trialLabel;
  const strong = body.ownerDocument.createElement('b');
  strong.textContent = texts.trialTitle;
  const rest = body.ownerDocument.createElement('span');
  rest.textContent = ` ${texts.trialText}`;
  const words = body.ownerDocument.createElement('p');
  words.append(strong, rest);
  ribbon.append(words);
  body.prepend(ribbon);
}
