import { createElement, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderToText } from '../../src/prerender.tsx';

const heading = createElement('h1', null, 'Mau mengurus apa?');

function Broken(): never {
  throw new Error('the hours are missing');
}

it('renders a page that has its heading', async () => {
  expect(await renderToText('/home', heading)).toBe('<h1>Mau mengurus apa?</h1>');
});

it('stops with the page and the reason where a part of it throws, behind a fallback too', async () => {
  const broken = createElement('main', null, heading, createElement(Broken));
  const waiting = createElement(
    'main',
    null,
    heading,
    createElement(Suspense, { fallback: 'wait' }, createElement(Broken)),
  );
  const reason = 'The page /home cannot be rendered: the hours are missing';
  await expect(renderToText('/home', broken)).rejects.toThrow(reason);
  await expect(renderToText('/home', waiting)).rejects.toThrow(reason);
});

it('stops where the page has no heading', async () => {
  await expect(renderToText('/peta', createElement('main'))).rejects.toThrow(
    'The page /peta cannot be rendered: it has no heading',
  );
});
