import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ArticleDialog } from '../../../src/ui/news/article-dialog.tsx';
import { useDialog } from '../../../src/ui/shared/use-dialog.ts';
import { DialogDepth } from '../../../src/ui/shared/use-follow-link.ts';
import { anArticle } from '../../fixtures/articles.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const NEWS = [18, 17, 16, 15].map((day, at) =>
  anArticle({ id: `a${at + 1}`, title: `Berita a${at + 1}`, created: { iso: `2024-11-${day}` } }),
);

function WhereItIsOpen() {
  const [isOpen, close] = useDialog('article');
  return (
    isOpen && (
      <DialogDepth value={1}>
        <ArticleDialog onClose={close} />
      </DialogDepth>
    )
  );
}

async function opened(id: string) {
  const stubs = testDependencies({}, `/home?artikel=${id}`);
  await act(async () => void stubs.start());
  const view = await renderPart(stubs, <WhereItIsOpen />);
  await act(() => stubs.feeds.news.answer(NEWS));
  return { ...stubs, ...view };
}

const dialog = () => screen.getByRole('dialog', { name: 'Detail Artikel' });

it('offers the newest three where an article is gone, and leads to the chosen one and back', async () => {
  const { address, feeds, history, sanitiser } = await opened('hilang');
  expect(within(dialog()).getByRole('status')).toHaveTextContent('Memuat artikel...');
  await act(() => feeds.news.answer(NEWS));
  expect(dialog()).toHaveTextContent('Artikel ini sudah tidak ada di sini.');
  expect(address()).toBe('/home?artikel=hilang');
  const links = within(dialog()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Berita a118 November 2024', '/home?artikel=a1'],
    ['Berita a217 November 2024', '/home?artikel=a2'],
    ['Berita a316 November 2024', '/home?artikel=a3'],
  ]);
  await userEvent.click(links[0] as HTMLElement);
  await act(() => sanitiser.answer('<p>Isi aman</p>'));
  expect(address()).toBe('/home?artikel=a1');
  expect(screen.getByText('Isi aman')).toBeVisible();
  act(() => history.back());
  expect(address()).toBe('/home?artikel=hilang');
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke berita' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/home');
});
