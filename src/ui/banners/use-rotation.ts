import { useSelector } from '@xstate/react';
import { type FocusEvent, useState } from 'react';
import { type KeyFocus, turnsByItself } from '../../domain/banners/rotation.ts';
import { useDependencies } from '../dependencies.tsx';

/** Whether the banners turn by themselves, and handlers that follow the keyboard focus. */
export interface Rotation {
  readonly isTurning: boolean;
  readonly focus: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Turning was asked for, or called off, by its button. */
  readonly toggle: () => void;
}

/** Stops the banners while the keyboard focus is among them (spec §9 Banner). */
export function useRotation(): Rotation {
  const { banners } = useDependencies().site;
  const isPlaying = useSelector(banners, (snapshot) => snapshot.matches({ playback: 'playing' }));
  const [focus, setFocus] = useState<KeyFocus>('elsewhere');
  return {
    isTurning: turnsByItself(isPlaying, focus),
    focus: {
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) setFocus((now) => (now === 'elsewhere' ? 'inside' : now));
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus('elsewhere');
      },
    },
    toggle: () => {
      banners.send({ type: 'playback.toggled' });
      if (focus !== 'elsewhere') setFocus(isPlaying ? 'inside' : 'asked');
    },
  };
}
