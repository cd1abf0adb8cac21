// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/shared/button.scss';
import { sayThatItFailed } from './boot/early-input.ts';
import { bringAlive } from './bring-alive.tsx';

/** The parameters of an address that ask for the testers' tools (contract "Addresses"). */
const TESTERS_PARAMETERS = ['scenario', 'path', 'inspect'];

const search = new URLSearchParams(location.search);
if (__QA__ && TESTERS_PARAMETERS.some((name) => search.has(name))) {
  import('./qa/rehearsal.ts')
    .then(({ rehearse }) => rehearse(search))
    .then(bringAlive, () => bringAlive())
    .catch(sayThatItFailed);
} else bringAlive();
