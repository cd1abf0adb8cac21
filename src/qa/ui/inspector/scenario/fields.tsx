import type { ReactNode } from 'react';
import { idOfField } from './problem-list.tsx';

/** One field of the form: what it is called, and what it takes. */
export function Field(props: {
  readonly label: string;
  readonly path: readonly (string | number)[];
  readonly onClear?: (() => void) | undefined;
  /** What is wrong with it, in a sentence. */
  readonly problem?: string | undefined;
  readonly isGroup?: boolean;
  readonly children: ReactNode;
}) {
  const { label, path, onClear, problem, isGroup, children } = props;
  const id = idOfField(path);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the controls within
    <div
      className="scenario__field"
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'Backspace' || onClear === undefined) return;
        event.preventDefault();
        onClear();
      }}
    >
      {isGroup ? (
        <span className="scenario__label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="scenario__label" htmlFor={id}>
          {label}
        </label>
      )}
      <div className="scenario__value">{children}</div>
      {problem !== undefined && (
        <p className="scenario__wrong" id={`${id}-problem`}>
          <WrongSign /> {problem}
        </p>
      )}
    </div>
  );
}

/** A choice of one from a few; dashed while it is as usual, and so not written to the file. */
export function Choice<T extends string>(props: {
  readonly id?: string;
  readonly label?: string;
  readonly value: T;
  readonly choices: readonly T[];
  readonly isUsual: boolean;
  readonly onChoose: (value: T) => void;
}) {
  const { id, label, value, choices, isUsual, onChoose } = props;
  return (
    <select
      id={id}
      aria-label={label}
      className={`scenario__choice ${isUsual ? 'is-usual' : ''}`}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((one) => one === event.target.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** What stands beside what is wrong. */
export function WrongSign() {
  return (
    <svg className="scenario__sign" viewBox="0 0 12 12" aria-hidden="true">
      <circle cx="6" cy="6" r="5" />
      <path d="M2.6 9.4 9.4 2.6" />
    </svg>
  );
}

/** A key that does the same as a button, shown in it and no part of its name. */
export function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}
