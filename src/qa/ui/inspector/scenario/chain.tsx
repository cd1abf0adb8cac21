import { Choice, Field } from './fields.tsx';
import { idOfField } from './problem-list.tsx';

/** What happens in turn: first, then, and the last one again and again. */
export interface ChainProps<T> {
  readonly label: string;
  readonly path: readonly string[];
  /** Absent where all is as usual. */
  readonly value: readonly T[] | undefined;
  /** What it is as usual. */
  readonly usual: T & string;
  readonly choices: readonly (T & string)[];
  /** Says what was seen, where it is none of the choices. */
  readonly wordsOf?: (value: T) => string;
  /** What stands between two of them; 'then' where nothing is said. */
  readonly between?: string;
  readonly onChange: (value: readonly T[] | undefined) => void;
}

/** A field that holds one value after another. */
export function Chain<T>(props: ChainProps<T>) {
  const { label, path, value, usual, choices, wordsOf = String, between = 'then', onChange } = props;
  const list: readonly T[] = value ?? [usual];
  const isUsual = value === undefined || (value.length === 1 && value[0] === usual);
  const more = between === 'then' ? 'Then' : 'And';
  const clear = () => onChange(undefined);
  return (
    <Field label={label} path={path} onClear={clear}>
      {list.map((one, place) => {
        const shown = typeof one === 'string' ? one : wordsOf(one);
        // What was seen can be kept or given up, not chosen anew.
        const offered = choices.some((choice) => choice === shown) ? choices : [shown, ...choices];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in turn is what it is
          <span className="scenario__turn" key={place}>
            {place > 0 && <span>{between}</span>}
            <Choice
              {...(place === 0 ? { id: idOfField(path) } : { label: `${label}, ${between} ${place + 1}` })}
              value={shown}
              choices={offered}
              isUsual={isUsual}
              onChoose={(chosen) => {
                const next = choices.find((choice) => choice === chosen);
                if (next !== undefined) onChange(list.map((held, at) => (at === place ? next : held)));
              }}
            />
          </span>
        );
      })}
      <button
        type="button"
        className="scenario__more"
        aria-label={`${more} for ${label}`}
        onClick={() => onChange([...list, usual])}
      >
        + {more}
      </button>
      {!isUsual && (
        <button type="button" className="scenario__more" aria-label={`Clear ${label}`} onClick={clear}>
          ✕ Clear
        </button>
      )}
    </Field>
  );
}
