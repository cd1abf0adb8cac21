import { useSelector } from '@xstate/react';
import type { RequiredDocument } from '../../domain/shared/required-document.ts';
import { useShown } from '../shared/use-shown.ts';

/** What of the list is ticked. */
export const useTicked = () => useSelector(useShown('checklist'), ({ context }) => context.ticked);

/** A thing to have at hand: ticked here, it is ticked wherever it is named (spec §2 Steps). */
export function Thing({ name, note, label = name }: RequiredDocument & { readonly label?: string }) {
  const checklist = useShown('checklist');
  const ticked = useTicked();
  return (
    <label className="thing">
      <input
        type="checkbox"
        checked={ticked.includes(name)}
        onChange={() => checklist.send({ type: 'thing.toggled', name })}
      />
      <span>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
