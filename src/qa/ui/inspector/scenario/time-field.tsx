import { timeOf } from '../../../domain/scenario-time.ts';
import { Field } from './fields.tsx';
import { idOfField } from './problem-list.tsx';

/** The time at which the page begins, in WIB; empty for the visitor's own clock. */
export function TimeField(props: {
  readonly time: string;
  readonly problem: string | undefined;
  readonly onChange: (time: string) => void;
}) {
  const { time, problem, onChange } = props;
  const id = idOfField(['time']);
  return (
    <Field label="Time" path={['time']} problem={problem} onClear={() => onChange('real')}>
      <input
        id={id}
        type="text"
        className={`scenario__text scenario__text--code scenario__text--short ${time === 'real' ? 'is-usual' : ''}`}
        value={time === 'real' ? '' : time}
        placeholder="the visitor’s own"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => onChange(target.value.trim() === '' ? 'real' : target.value)}
      />
      <button type="button" className="scenario__more" onClick={() => onChange(timeOf(Date.now()))}>
        Now
      </button>
    </Field>
  );
}
