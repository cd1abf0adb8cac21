// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/styles/dark.scss';
import './ui/shared/button.scss';
import { sayThatItFailed } from './boot/early-input.ts';
import { askedRehearsal } from './boot/testers.ts';
import { hydrateHome } from './hydrate-home.tsx';

const rehearsal = async (search: URLSearchParams) =>
  (await import('../qa/page/rehearsal.ts')).rehearse(search);
const trial = () =>
  void import('./ui/ribbon/trial-ribbon.ts').then(({ showTrialRibbon }) => showTrialRibbon(document));

Promise.resolve(__QA__ ? askedRehearsal(rehearsal, trial) : undefined)
  .then(hydrateHome)
  .catch(sayThatItFailed);
