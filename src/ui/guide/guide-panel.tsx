import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import * as texts from '../../domain/guide/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useFocusReturn } from '../shared/use-focus-return.ts';
import { useGuide } from './use-guide.ts';

/** What a panel of the guide holds. */
interface GuidePanelProps {
  readonly title: string;
  /** Takes the focus when the panel opens. */
  readonly first: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A panel beside the pages, or over them on a small screen. The focus moves into it, and back to its button when it
 * closes.
 */
export function GuidePanel({ title, first, children }: GuidePanelProps) {
  const [guide] = useGuide(() => undefined);
  useFocusReturn();
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    first.current?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  const close = () => guide.send({ type: 'panel.closed' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The panel alone; the next Escape closes the guide.
    event.stopPropagation();
    close();
  };
  return (
    <section className="guide-panel" aria-label={title} onKeyDown={onKeyDown}>
      <div className="guide-panel__head">
        <h3 className="guide-panel__title">{title}</h3>
        <button
          type="button"
          className="viewer-tool viewer-tool--icon"
          aria-label={texts.closePanelLabel(title.toLowerCase())}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
