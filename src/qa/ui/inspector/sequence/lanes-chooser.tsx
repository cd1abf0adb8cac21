import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { Lane } from '../../../domain/sequence.ts';

/** Which lanes are shown. */
export interface LanesChooserProps {
  readonly lanes: readonly Lane[];
  readonly shown: ReadonlySet<string>;
  readonly onShow: (lane: string, isShown: boolean) => void;
}

/** A button that opens a list of all lanes, each to be shown or not. */
export function LanesChooser({ lanes, shown, onShow }: LanesChooserProps) {
  return (
    <Popover className="sequence__chooser">
      <PopoverButton className="sequence__button">
        Lanes {shown.size} of {lanes.length} <span aria-hidden="true">▾</span>
      </PopoverButton>
      <PopoverPanel className="sequence__choices" focus>
        {lanes.map(({ name, isInPlay }) => (
          <label key={name} className="sequence__choice">
            <input
              type="checkbox"
              checked={shown.has(name)}
              onChange={({ target }) => onShow(name, target.checked)}
            />
            {name}
            {!isInPlay && <span> not in play</span>}
          </label>
        ))}
      </PopoverPanel>
    </Popover>
  );
}
