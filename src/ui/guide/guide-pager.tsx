import { type FormEvent, type KeyboardEvent, useState } from 'react';
import * as texts from '../../domain/guide/texts.ts';
import { GuideTurn } from './guide-turn.tsx';
import { useGuide } from './use-guide.ts';

/** What is typed into the input, and the page at which it is, zero-based. */
interface Draft {
  readonly at: number;
  readonly text: string;
}

/**
 * The page-number input (spec §5 Guide): goes to the page with that number; where there is none, the number of the
 * present page comes back.
 */
export function GuidePager() {
  const [guide, index] = useGuide((snapshot) => snapshot.context.index);
  const [, pageCount] = useGuide((snapshot) => snapshot.context.pageCount);
  const [draft, setDraft] = useState<Draft>();
  // On another page it is no number of a page to go to any more.
  if (draft !== undefined && draft.at !== index) setDraft(undefined);
  const present = String(index + 1);
  const text = draft?.at === index ? draft.text : present;

  const enter = () => {
    guide.send({ type: 'page.entered', text });
    setDraft(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter();
  };
  const stopKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === present) return;
    // The first Escape takes back what was typed, the next one closes the guide.
    event.stopPropagation();
    setDraft(undefined);
  };
  return (
    <form className="guide-tools__group guide-pager" onSubmit={submit} noValidate>
      <GuideTurn direction="previous" variant="bar" />
      <label className="guide-pager__label">
        <span aria-hidden="true">{texts.pagerPage}</span>
        <input
          className="guide-pager__input"
          aria-label={texts.pagerLabel}
          type="number"
          inputMode="numeric"
          min={1}
          max={pageCount}
          value={text}
          onChange={(event) => setDraft({ at: index, text: event.target.value })}
          onFocus={(event) => event.target.select()}
          onBlur={enter}
          onKeyDown={stopKeys}
        />
        <span>{texts.pagerCount(pageCount)}</span>
      </label>
      <GuideTurn direction="next" variant="bar" />
    </form>
  );
}
