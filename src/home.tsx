// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/styles/dark.scss';
import './ui/shared/button.scss';
import { sayThatItFailed } from './boot/early-input.ts';
import { isForTesters } from './boot/testers.ts';
import { yieldToBrowser } from './boot/yield-to-browser.ts';
import { hydrateHome } from './hydrate-home.tsx';

const search = new URLSearchParams(location.search);
const start = async () => {
  if (!__QA__ || !isForTesters(search)) return hydrateHome();
  const { rehearse } = await import('./rehearsal.ts');
  return rehearse(search).then(hydrateHome, () => hydrateHome());
};
yieldToBrowser().then(start).catch(sayThatItFailed);
