import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import * as texts from '../../domain/guide/texts.ts';
import { GuideTurn } from './guide-turn.tsx';
import { useGuide } from './use-guide.ts';

/**
 * The page-number input (spec §5 Guide): goes to the page with that number; where there is none, the number of the
 * present page comes back.
 */
export function GuidePager() {
  const [guide, index] = useGuide((snapshot) => snapshot.context.index);
  const [, pageCount] = useGuide((snapshot) => snapshot.context.pageCount);
  const [typed, setTyped] = useState(String(index + 1));
  useEffect(() => setTyped(String(index + 1)), [index]);

  const enter = () => {
    guide.send({ type: 'page.entered', text: typed });
    setTyped(String(guide.getSnapshot().context.index + 1));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter();
  };
  const keepKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === String(index + 1)) return;
    // The first Escape takes back what was typed, the next one closes the guide.
    event.stopPropagation();
    setTyped(String(index + 1));
  };
  return (
    <form className="guide-tools__group guide-pager" onSubmit={submit} noValidate>
      <GuideTurn direction="previous" variant="bar" />
      <label className="guide-pager__label">
        <span aria-hidden="true">{texts.halaman2}</span>
        <input
          className="guide-pager__input"
          aria-label={texts.nomorHalaman}
          type="number"
          inputMode="numeric"
          min={1}
          max={pageCount}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={enter}
          onKeyDown={keepKeys}
        />
        <span>{texts.dari(pageCount)}</span>
      </label>
      <GuideTurn direction="next" variant="bar" />
    </form>
  );
}
