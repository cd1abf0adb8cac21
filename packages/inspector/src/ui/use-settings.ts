import { useCallback, useEffect, useState } from 'react';
import type { InspectionSession } from '../application/inspection/session.ts';
import type { StoredTexts } from '../application/inspection/stored-texts.ts';
import { type InspectorSettings, readSettings, showing, storeSettings } from './settings.ts';

interface Stored {
  readonly settings: InspectorSettings;
  /** Whether the tester changed a setting; changes by the address or a report alone are not stored. */
  readonly isSet: boolean;
}

/**
 * Holds the settings of an inspector, and stores what the tester changes. The machine that the address names, or that is
 * replayed, and the view of an opened report are set once, when they come.
 */
export function useSettings(
  { page, replay, report }: InspectionSession,
  texts: StoredTexts,
): readonly [InspectorSettings, (change: Partial<InspectorSettings>) => void] {
  const [stored, store] = useState<Stored>(() => ({ settings: readSettings(texts), isSet: false }));
  const change = useCallback(
    (part: Partial<InspectorSettings>, isSet?: true) =>
      store((before) => ({
        settings: { ...before.settings, ...part },
        isSet: isSet ?? before.isSet,
      })),
    [],
  );
  const machine = page?.machine ?? replay?.machine;
  useEffect(() => {
    if (machine !== undefined) change({ machine });
  }, [machine, change]);
  useEffect(() => {
    if (report) change(showing('replay'));
  }, [report, change]);

  useEffect(() => {
    if (stored.isSet) storeSettings(texts, stored.settings);
  }, [stored, texts]);
  const set = useCallback((part: Partial<InspectorSettings>) => change(part, true), [change]);
  return [stored.settings, set];
}
