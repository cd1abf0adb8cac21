// Stands inline behind the notices of a page that has some (spec §2 Notices): before the page is first drawn it leaves those that the
// visitor's day is one of, and that were not closed in this visit. It knows nothing of the application, and needs none.
import { isCurrent } from '../domain/notices/notice.ts';
import { localClock } from '../domain/office-hours/local-clock.ts';
import type { Day } from '../domain/shared/day.ts';

/** What this visit has closed, in the session's storage (spec §7 Local storage). */
export const CLOSED_KEY = 'pengumuman';

const textOf = (element: HTMLElement, name: string): string => element.dataset[name] ?? '';

/** Lets the notices of a page come and go by the visitor's clock, and be closed. */
export function followNotices(bar: HTMLElement): void {
  const notices = [...bar.querySelectorAll('li')];
  const closed = new Set(closedBefore());
  const show = () => {
    const { date } = localClock(Date.now(), textOf(bar, 'zone'));
    for (const notice of notices) {
      const days = { from: textOf(notice, 'from') as Day, to: textOf(notice, 'to') as Day };
      notice.hidden = closed.has(notice.id) || !isCurrent(days, date);
    }
    bar.hidden = notices.every(({ hidden }) => hidden);
  };
  bar.addEventListener('click', ({ target }) => {
    const notice = target instanceof HTMLInputElement && target.closest('li');
    if (!notice) return;
    closed.add(notice.id);
    remember([...closed]);
    show();
    focusAfter(notices, notice);
  });
  // A page that is left open meets the end of a notice.
  document.addEventListener('visibilitychange', show);
  addEventListener('pageshow', show);
  show();
  // A page that is as high as the window leaves them their room.
  const { style } = document.documentElement;
  if (bar.dataset.over === 'map')
    new ResizeObserver(() => style.setProperty('--notices', `${bar.offsetHeight}px`)).observe(bar);
}

/** Whoever closes one goes on with the next, or with the page. */
function focusAfter(notices: readonly HTMLElement[], closed: HTMLElement): void {
  const at = notices.indexOf(closed);
  const next = [...notices.slice(at), ...notices.slice(0, at).reverse()].find(({ hidden }) => !hidden);
  const page = document.getElementById('root');
  if (next) next.querySelector('input')?.focus();
  else if (page) {
    page.tabIndex = -1;
    page.focus({ preventScroll: true });
  }
}

// A browser that stores nothing shows them again on the next page.
function closedBefore(): string[] {
  try {
    return sessionStorage.getItem(CLOSED_KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function remember(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, ids.join(' '));
  } catch {}
}

const bar = document.querySelector<HTMLElement>('.notices');
if (bar) followNotices(bar);
