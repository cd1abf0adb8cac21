// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/styles/dark.scss';
import './ui/shared/button.scss';
import { sayThatItFailed } from './boot/early-input.ts';
import { requestedTestersPage } from './boot/testers.ts';
import { hydrateHome } from './hydrate-home.tsx';

const loadTestersPage = async (search: URLSearchParams) =>
  (await import('../qa/page/testers-home.ts')).openForTesters(search);
const trial = () =>
  void import('./ui/ribbon/trial-ribbon.ts').then(({ showTrialRibbon }) => showTrialRibbon(document));

Promise.resolve(__QA__ ? requestedTestersPage(loadTestersPage, trial) : undefined)
  .then(hydrateHome)
  .catch(sayThatItFailed);
