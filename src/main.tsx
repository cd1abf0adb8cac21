// First, so that the order of the layers is declared before any of them.
import './ui/styles/main.scss';
import './ui/styles/dark.scss';
import './ui/shared/button.scss';
import { breath } from './boot/breath.ts';
import { sayThatItFailed } from './boot/early-input.ts';
import { isForTesters } from './boot/testers.ts';
import { bringAlive } from './bring-alive.tsx';

const search = new URLSearchParams(location.search);
const start = async () => {
  if (!__QA__ || !isForTesters(search)) return bringAlive();
  const { rehearse } = await import('./rehearsal.ts');
  return rehearse(search).then(bringAlive, () => bringAlive());
};
breath().then(start).catch(sayThatItFailed);
