import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { TitlesProvider, useDocumentTitle } from '../../../src/ui/shared/use-document-title.tsx';
import { DialogDepth } from '../../../src/ui/shared/use-follow-link.ts';
import { testDependencies } from '../dependencies.ts';

function Open({ title, children }: { title: string | undefined; children?: React.ReactNode }) {
  useDocumentTitle(title);
  return <DialogDepth value={2}>{children}</DialogDepth>;
}

const { dependencies } = testDependencies();
const named = (title: string) => `${title} | ${dependencies.config.centre.abbreviation}`;

/** Names the document after what is open, one over the other, and says its names one after another. */
function titles(...states: readonly React.ReactNode[]): string[] {
  const page = (open: React.ReactNode) => (
    <DependenciesProvider dependencies={dependencies}>
      <TitlesProvider>{open}</TitlesProvider>
    </DependenciesProvider>
  );
  const view = render(page(null));
  return states.map((open) => {
    view.rerender(page(open));
    return document.title;
  });
}

beforeEach(() => {
  document.title = 'Beranda';
});

const terms = <Open title="ITR Prioritas" />;

it('is that of the upper one, also where both open at once, and the page gets its own back', () => {
  const both = <Open title="Layanan">{terms}</Open>;
  expect(titles(both, <Open title="Layanan" />, null)).toEqual([
    named('ITR Prioritas'),
    named('Layanan'),
    'Beranda',
  ]);
});

it('is that of the page again where both close at once, as two steps back do', () => {
  const both = <Open title="Layanan">{terms}</Open>;
  expect(titles(<Open title="Layanan" />, both, null)).toEqual([
    named('Layanan'),
    named('ITR Prioritas'),
    'Beranda',
  ]);
});

it('stays as it is until the name of what is open is known', () => {
  expect(titles(<Open title={undefined} />, <Open title="Rapat" />)).toEqual(['Beranda', named('Rapat')]);
});
