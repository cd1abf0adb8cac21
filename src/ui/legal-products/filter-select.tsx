import * as sharedTexts from '../../domain/shared/texts.ts';

/** A filter of the list: one of its values, or all of them. */
export interface FilterSelectProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly chosen: string | undefined;
  /** Called with undefined for all. */
  readonly onChoose: (value: string | undefined) => void;
}

/** A native select of one value: it works by key, by touch and with every assistive technology. */
export function FilterSelect({ label, values, chosen, onChoose }: FilterSelectProps) {
  // A value from a pasted address that no product has is still what the list is narrowed to.
  const all = chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
  return (
    <label className="filter-select">
      <span>{label}</span>
      <select value={chosen ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
        <option value="">{sharedTexts.all}</option>
        {all.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}
