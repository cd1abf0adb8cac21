import { useSelector } from '@xstate/react';
import { type FocusEvent, type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { TabWords } from '../shared/tab-words.tsx';
import { useMedia, WIDE } from '../shared/use-media.ts';
import { DropdownPanel } from './dropdown-panel.tsx';
import './dropdown.scss';

/**
 * The Produk Hukum tab with its dropdown (spec §2 Legal products dropdown): hover and click on wide screens,
 * the button and a dark backdrop elsewhere, and the keyboard everywhere.
 * @param sectionHref where Lihat Semua leads
 */
export function LegalProductsDropdown({ active, sectionHref }: { active: boolean; sectionHref: string }) {
  const { dropdown } = useDependencies().site;
  const open = useSelector(dropdown, (snapshot) => snapshot.matches('open'));
  const wide = useMedia(WIDE);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    const inside = root.current?.contains(document.activeElement);
    dropdown.send({ type: 'dropdown.closed' });
    if (inside) button.current?.focus();
  }, [dropdown]);

  // The sheet of a narrow screen begins under the tab; measured before it is there, which costs no layout.
  const toggle = ({ currentTarget }: MouseEvent) => {
    const { bottom } = currentTarget.getBoundingClientRect();
    root.current?.style.setProperty('--dropdown-top', `${bottom}px`);
    dropdown.send({ type: 'button.toggled' });
  };

  useEffect(() => {
    if (!open) return;
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        dropdown.send({ type: 'dropdown.left' });
      }
    };
    const escaped = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const closing = new AbortController();
    document.addEventListener('mousedown', pressed, closing);
    document.addEventListener('keydown', escaped, closing);
    return () => closing.abort();
  }, [open, dropdown, close]);

  const hovers = (event: PointerEvent) => event.pointerType === 'mouse' && matchMedia(WIDE).matches;
  const entered = (event: PointerEvent) => {
    if (hovers(event)) dropdown.send({ type: 'pointer.entered' });
  };
  const focusLeft = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) {
      dropdown.send({ type: 'dropdown.left' });
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover belongs to the tab and its panel together
    <div
      ref={root}
      className="dropdown"
      onPointerEnter={entered}
      onPointerLeave={(event) => hovers(event) && dropdown.send({ type: 'pointer.left' })}
      onBlur={focusLeft}
    >
      <a className="tab plain-only" href={sectionHref}>
        <TabWords icon="scales" words={sharedTexts.legalProducts} />
      </a>
      <button
        ref={button}
        type="button"
        className="tab"
        aria-current={active ? 'true' : undefined}
        aria-expanded={open}
        aria-controls="legal-products-dropdown"
        onClick={toggle}
      >
        <TabWords icon="scales" words={sharedTexts.legalProducts} mark="chevron-down" />
      </button>
      {open && (
        <>
          {!wide && (
            // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same by key
            <div className="dropdown__backdrop" onClick={() => dropdown.send({ type: 'dropdown.left' })} />
          )}
          <DropdownPanel wide={wide} sectionHref={sectionHref} onClose={close} />
        </>
      )}
    </div>
  );
}
