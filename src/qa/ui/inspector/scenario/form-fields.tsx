import type { ReactNode } from 'react';
import { type Scenario, STORAGE_STATES, type StorageState } from '../../../domain/scenario.ts';
import { Choice, Field } from './fields.tsx';
import { idOfField } from './problem-list.tsx';

const AS_IT_IS = 'as it is';

/** Fields that belong together. */
export function Group(props: { title: string; remark?: string; children: ReactNode }) {
  const { title, remark, children } = props;
  return (
    <fieldset className="scenario__group">
      <legend>
        {title} {remark && <span className="scenario__remark">{remark}</span>}
      </legend>
      {children}
    </fieldset>
  );
}

/** A field that is written. */
export function Text(props: {
  readonly label: string;
  readonly field: 'name' | 'title';
  readonly isCode?: boolean;
  readonly scenario: Scenario;
  readonly problem: string | undefined;
  readonly change: (part: Partial<Scenario>) => void;
}) {
  const { label, field, isCode, scenario, problem, change } = props;
  const id = idOfField([field]);
  return (
    <Field label={label} path={[field]} problem={problem}>
      <input
        id={id}
        type="text"
        className={`scenario__text ${isCode ? 'scenario__text--code' : ''}`}
        value={scenario[field]}
        spellCheck={!isCode}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Field>
  );
}

/** What the storage of a cache holds. */
export function Storage(props: {
  readonly cache: string;
  readonly state: StorageState | undefined;
  readonly onChoose: (state: StorageState | undefined) => void;
}) {
  const { cache, state = 'nothing', onChoose } = props;
  const shown = typeof state === 'string' ? state : 'seen: a record';
  const choices = typeof state === 'string' ? STORAGE_STATES : ['seen: a record', ...STORAGE_STATES];
  return (
    <Field label={cache} path={['storage', cache]} onClear={() => onChoose(undefined)}>
      <Choice
        id={idOfField(['storage', cache])}
        value={shown}
        choices={choices}
        isUsual={state === 'nothing'}
        onChoose={(value) => {
          const chosen = STORAGE_STATES.find((one) => one === value);
          if (chosen !== undefined) onChoose(chosen === 'nothing' ? undefined : chosen);
        }}
      />
    </Field>
  );
}

/** One of a few, the first of which is as usual. */
export function OneOf<T extends string>(props: {
  readonly label: string;
  readonly field: string;
  readonly choices: readonly [T, ...T[]];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}) {
  const { label, field, choices, value, onChoose } = props;
  const [usual] = choices;
  return (
    <Field label={label} path={[field]} onClear={() => onChoose(usual)}>
      <Choice {...{ value, choices, onChoose }} id={idOfField([field])} isUsual={value === usual} />
    </Field>
  );
}

/** One of a few, or as the browser has it. */
export function Toggles<T extends string>(props: {
  readonly label: string;
  readonly field: string;
  readonly choices: readonly T[];
  readonly value: T | undefined;
  readonly onChoose: (value: T | undefined) => void;
}) {
  const { label, field, choices, value, onChoose } = props;
  const id = idOfField([field]);
  const shown: readonly (T | undefined)[] = [undefined, ...choices];
  return (
    <Field label={label} path={[field]} isGroup onClear={() => onChoose(undefined)}>
      <fieldset className="scenario__toggles" aria-labelledby={`${id}-label`}>
        {shown.map((choice, place) => (
          <button
            key={choice ?? AS_IT_IS}
            {...(place === 0 && { id })}
            type="button"
            className="toggle"
            aria-pressed={choice === value}
            onClick={() => onChoose(choice)}
          >
            {choice === value && choice !== undefined && <span aria-hidden="true">✓ </span>}
            {choice ?? AS_IT_IS}
          </button>
        ))}
      </fieldset>
    </Field>
  );
}
