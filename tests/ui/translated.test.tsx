import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MapPart } from '../../src/ui/map-page/map-part.tsx';
import { SectionBoundary } from '../../src/ui/shared/section-boundary.tsx';
import { PLAN } from '../domain/map/rules-world.ts';
import { translatePage, untranslated } from '../translated.ts';
import { testDependencies } from './dependencies.ts';
import { show } from './map-page/show-map.tsx';
import { renderPart } from './render.tsx';

// jsdom lays nothing out, and has nowhere to scroll.
Element.prototype.scrollIntoView ??= () => undefined;

const translate = () => onTestFinished(translatePage());
const _textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => untranslated(textContent));

async function opened(address: string, part: React.ReactNode) {
  const stubs = testDependencies({}, address);
  onTestFinished(stubs.start());
  await renderPart(stubs, part);
  return userEvent.setup();
}

let isBroken = false;

/** Breaks as a part does whose text is gone when React takes it away. */
function Part() {
  if (isBroken)
    throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
  return <p>Isi</p>;
}

const WALLS = {
  'of /home': (part: React.ReactNode) =>
    opened('/home', <SectionBoundary name="news">{part}</SectionBoundary>),
  'of the map': async (part: React.ReactNode) =>
    show(PLAN, <MapPart className="place-tab__note">{part}</MapPart>),
};

it.each(Object.entries(WALLS))(
  'a part %s that broke is there again after a retry, also when translated',
  async (_, put) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    isBroken = true;
    await put(<Part />);
    translate();
    const retry = await screen.findByRole('button');
    isBroken = false;
    fireEvent.click(retry);
    expect(untranslated((await screen.findByText(/^Isi/)).textContent)).toBe('Isi');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
