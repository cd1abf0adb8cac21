import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Article } from '../../../src/domain/news/article.ts';
import { ArticleDialog } from '../../../src/ui/news/article-dialog.tsx';
import { useDialog } from '../../../src/ui/shared/use-dialog.ts';
import { anArticle, anArticleImage } from '../../fixtures/articles.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

const pictured = (id: string, pictures: number, iso: string): Article =>
  anArticle({
    id,
    title: `Berita ${id}`,
    created: { iso },
    images: Array.from({ length: pictures }, (_, place) =>
      anArticleImage({ id: `${id}-${place}`, url: '', originalUrl: '' }),
    ),
  });
const NEWS = [
  pictured('a1', 5, '2024-11-18'),
  pictured('a2', 3, '2024-11-17'),
  pictured('a3', 0, '2024-11-16'),
  pictured('a4', 0, '2024-11-15'),
];

function WhereItIsOpen() {
  const [isOpen, close] = useDialog('article');
  return isOpen && <ArticleDialog onClose={close} />;
}

async function opened(id: string) {
  const stubs = testDependencies({}, `/home?artikel=${id}`);
  await act(async () => void stubs.start());
  const view = await renderPart(stubs, <WhereItIsOpen />);
  await act(() => stubs.feeds.news.answer(NEWS));
  return { ...stubs, ...view };
}

const dialog = () => screen.getByRole('dialog', { name: 'Detail Artikel' });
const count = () => dialog().querySelector('.article-pictures__count > [aria-hidden]')?.textContent;

it('starts at the first picture of every article', async () => {
  const { history } = await opened('a1');
  await userEvent.click(screen.getByTitle('Gambar 5'));
  expect(count()).toBe('5 / 5');
  await userEvent.click(screen.getByTitle('Tutup'));
  act(() => history.push('/home?artikel=a2'));
  expect(count()).toBe('1 / 3');
  await userEvent.click(screen.getByTitle('Gambar 3'));
  act(() => history.push('/home?artikel=a1'));
  expect(count()).toBe('1 / 5');
});

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
