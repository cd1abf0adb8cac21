import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import * as texts from '../../domain/guide/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useFocusReturn } from '../shared/use-focus-return.ts';
import { useGuide } from './use-guide.ts';

/**
 * A panel beside the pages, or over them on a small screen. The focus moves into it, and back to its button when it
 * closes.
 */
export function GuidePanel({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const [guide] = useGuide(() => undefined);
  useFocusReturn();
  useEffect(() => {
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    const first = find('input') ?? find('[aria-current]') ?? find('.guide-outline__entry');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'nearest' });
  }, []);
  const close = () => guide.send({ type: 'panel.closed' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The panel alone; the next Escape closes the guide.
    event.stopPropagation();
    close();
  };
  return (
    <section className="guide-panel" aria-label={title} ref={panel} onKeyDown={onKeyDown}>
      <div className="guide-panel__head">
        <h3 className="guide-panel__title">{title}</h3>
        <button
          type="button"
          className="viewer-tool viewer-tool--icon"
          aria-label={texts.tutup(title.toLowerCase())}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}
