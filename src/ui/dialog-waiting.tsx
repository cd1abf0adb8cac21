import { useSelector } from '@xstate/react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { lightboxCounter } from '../domain/gallery/texts.ts';
import type { DialogId } from '../domain/navigation/dialogs.ts';
import * as texts from '../domain/shared/texts.ts';
import { useDependencies } from './dependencies.tsx';
import { type DialogName, dialogName } from './dialog-names.ts';
import { SearchHead } from './search/search-head.tsx';
import { DialogHead, ProgressMarks, panelClass } from './shared/dialog-panel.tsx';
import { Icon } from './shared/icon.tsx';
import { Loading, Skeleton } from './shared/skeleton.tsx';
import './dialog-waiting.scss';

// Not the browser's modal dialog, which has every element of the page styled anew, in the press that opened it.
const useFocus = () => {
  const close = useRef<HTMLButtonElement>(null);
  // Before the browser paints and before the focus moves on: closing returns it to what opened the dialog.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    close.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return close;
};

const useStillPage = () =>
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow, paddingRight } = style;
    style.paddingRight = `${window.innerWidth - document.documentElement.clientWidth}px`;
    style.overflow = 'hidden';
    return () => void Object.assign(style, { overflow, paddingRight });
  }, []);

/**
 * A dialog whose code is loading (spec §8 Chunks and rendering): its head, and its rows as they will stand. It is as large as the dialog,
 * whose 'Tutup' takes the place of this one.
 */
export function DialogWaiting({ id, onClose }: { id: DialogId; onClose: () => void }) {
  const close = useFocus();
  useStillPage();
  const titleId = useId();
  const { title, lead, size, whole = false, tall = '100%' } = useName(id);
  const pressed = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  const keyed = (event: KeyboardEvent) => {
    // It has one control: the focus has nowhere to go, and the page beneath is not to be reached.
    if (event.key === 'Tab') event.preventDefault();
    if (event.key === 'Escape') onClose();
  };
  const kind = KINDS[id] ?? 'framed';
  const scroll = `dialog__scroll${whole ? ' dialog__scroll--whole' : ''}${kind === 'search' ? ' search__scroll' : ''}`;
  const panel = `${panelClass(size, whole)}${kind === 'search' ? ' search' : ''}`;
  const head = { close, onClose };
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`dialog-waiting dialog-waiting--${kind} ${scroll}`}
      onClick={pressed}
      onKeyDown={keyed}
    >
      <div className={`dialog-waiting__panel ${panel}`} style={{ '--tall': tall } as CSSProperties}>
        {kind === 'search' ? (
          <SearchHead title={<Title id={titleId} words={title} also="search__title" />} {...head}>
            <div className="search__box">
              <Icon name="search" />
              <span className="search__field" />
            </div>
          </SearchHead>
        ) : (
          <DialogHead title={<Title id={titleId} words={title} />} lead={lead} {...head} />
        )}
        <div className="dialog-waiting__body">
          <Loading text={texts.loading} />
          {size !== 'full' && ROWS.map((row) => <Skeleton key={row} shape="banner" />)}
        </div>
      </div>
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5];

/** Those with a head of their own. */
const KINDS: Readonly<Partial<Record<DialogId, string>>> = {
  search: 'search',
  lightbox: 'viewer',
  guide: 'guide',
};

function Title({ id, words, also = '' }: { id: string; words: string; also?: string }) {
  return (
    <h2 id={id} className={`dialog__title ${also}`}>
      {words}
    </h2>
  );
}

function FirstQuestion() {
  return (
    <ProgressMarks at={1} of={4}>
      <span>
        <span className="progress-marks__word">{`${texts.question} `}</span>
        <span>{texts.countOf({ number: 1, count: 4 })}</span>
      </span>
    </ProgressMarks>
  );
}

/** As high as the marks; how far one is, the dialog knows. */
function LaterQuestion() {
  return (
    <ProgressMarks at={0} of={0}>
      <span>{'\u00a0'}</span>
    </ProgressMarks>
  );
}

/** What the head will say: of a folder that is known its name, and which photo. */
function useName(id: DialogId): Omit<DialogName, 'lead'> & { lead?: ReactNode } {
  const { config, site } = useDependencies();
  const { galeri, foto = 1, mulai } = useSelector(site.dialogs, ({ context }) => context);
  const folder = useSelector(site.gallery, ({ context }) =>
    context.folders.find(({ folderId }) => folderId === galeri),
  );
  const name = dialogName(id, config.centre);
  if (id === 'lightbox' && folder)
    return {
      ...name,
      title: folder.folderName,
      lead: lightboxCounter({ number: foto, count: folder.imageCount }),
    };
  if (id === 'article') return { ...name, lead: '\u00a0' };
  if (id !== 'finder') return name;
  return { ...name, lead: mulai ? <LaterQuestion /> : <FirstQuestion /> };
}
