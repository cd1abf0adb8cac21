import { useCallback, useEffect, useState } from 'react';
import type { KeptTexts } from '../application/inspection/kept-texts.ts';
import type { InspectorPlace } from '../application/inspection/messages.ts';
import type { InspectionSession } from '../application/inspection/session.ts';
import { type InspectorSettings, keepSettings, readSettings, showing } from './settings.ts';

interface Stored {
  readonly place: InspectorPlace;
  readonly settings: InspectorSettings;
  /** Whether the tester changed a setting; changes by the address or a report alone are not stored. */
  readonly isSet: boolean;
}

/**
 * Holds the settings for the place of an inspector, and stores what the tester changes. The machine that the address names,
 * or that is replayed, and the view of an opened report are set once, when they come.
 */
export function useSettings(
  { page, replay, report }: InspectionSession,
  kept: KeptTexts,
): readonly [InspectorSettings, (change: Partial<InspectorSettings>) => void] {
  const place = page?.place ?? 'below';
  const readAt = (at: InspectorPlace): Stored => ({
    place: at,
    settings: readSettings(kept, at),
    isSet: false,
  });
  const [stored, hold] = useState(() => readAt(place));
  // Changed while rendering, not by a React key: a select that moved the inspector keeps its focus, a form its text.
  if (stored.place !== place) hold(readAt(place));

  const bring = useCallback(
    (change: Partial<InspectorSettings>) =>
      hold((before) => ({ ...before, settings: { ...before.settings, ...change } })),
    [],
  );
  const machine = page?.machine ?? replay?.machine;
  useEffect(() => {
    if (machine !== undefined) bring({ machine });
  }, [machine, bring]);
  useEffect(() => {
    if (report) bring(showing('replay'));
  }, [report, bring]);

  useEffect(() => {
    if (stored.isSet) keepSettings(kept, stored.place, stored.settings);
  }, [stored, kept]);
  const set = useCallback(
    (change: Partial<InspectorSettings>) =>
      hold((before) => ({ ...before, settings: { ...before.settings, ...change }, isSet: true })),
    [],
  );
  return [stored.settings, set];
}
