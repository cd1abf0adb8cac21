import type { FileDownload } from '../../src/application/ports/file-download.ts';
import type { FormFilling } from '../../src/application/ports/form-filling.ts';
import type { GuideText } from '../../src/application/ports/guide-text.ts';
import type { MarkupSanitiser } from '../../src/application/ports/markup-sanitiser.ts';
import type { Motion } from '../../src/application/ports/motion.ts';
import type { ParcelLookup } from '../../src/application/ports/parcel-lookup.ts';
import type { SearchIndex } from '../../src/application/ports/search-index.ts';
import type { Share } from '../../src/application/ports/share.ts';
import type { Ticks } from '../../src/application/ports/ticks.ts';
import { findOnPage } from '../../src/domain/guide/text-search.ts';
import type { Ticked } from '../../src/domain/procedures/checklist.ts';
import { NO_COUNTS } from '../../src/domain/search/search-groups.ts';
import { inTurn } from './in-turn.ts';
import type { Scenario } from './scenario.ts';

/** A download that ends as a scenario says and saves nothing. */
export function scriptedDownload(outcomes: NonNullable<Scenario['download']>): FileDownload {
  const next = inTurn(outcomes);
  return { save: async () => orFailed(next(), 'the file did not come') };
}

/** Sharing that ends as a scenario says and shares nothing. */
export function scriptedShare(outcomes: NonNullable<Scenario['share']>): Share {
  const next = inTurn(outcomes);
  return { share: async () => orFailed(next(), 'no clipboard') };
}

/** Parcels of one zone, whatever number is asked for, where a scenario has them found. */
export function scriptedParcels(outcomes: NonNullable<Scenario['parcel']> = ['found']): ParcelLookup {
  const next = inTurn(outcomes);
  return {
    find: async (id) => {
      const outcome = orFailed(next(), 'the list of parcels did not come');
      return outcome === 'missing'
        ? undefined
        : { id, address: 'Jalan Balai Kota 2', area: 200, zone: 'R-2', zoneName: 'Perumahan' };
    },
  };
}

/** Forms that end as a scenario says; nothing is saved. */
export function scriptedForms(outcomes: NonNullable<Scenario['form']> = ['filled']): FormFilling {
  const next = inTurn(outcomes);
  return { fill: async () => orFailed(next(), 'the form did not come') };
}

/** Ticks in memory. */
export function rememberedTicks(): Ticks {
  let stored: Ticked = [];
  return {
    read: () => stored,
    write: (ticked) => {
      stored = ticked;
      return true;
    },
    // There is one tab.
    subscribe: () => () => undefined,
  };
}

/**
 * A sanitiser that needs no document: it shows markup as text, which is safe and the same everywhere.
 * @param outcome 'fails' where it cannot be loaded
 */
export function scriptedSanitiser(outcome: NonNullable<Scenario['sanitiser']>): MarkupSanitiser {
  return {
    sanitise: async (content) => {
      if (outcome === 'fails') throw new Error('the sanitiser did not come');
      return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
    },
  };
}

/** A visitor whose wish about motion never changes. */
export function scriptedMotion(wanted: NonNullable<Scenario['motion']>): Motion {
  return { isReduced: () => wanted === 'reduced', subscribe: () => () => undefined };
}

const PAGES = [
  'Panduan layanan',
  'Informasi tata ruang',
  'Syarat dan biaya',
  'Informasi peta',
  'Hubungi kami',
];

/** The text of a guide of five pages, whatever document is open. */
export function scriptedGuideText(): GuideText {
  return {
    find: async (index, query) => findOnPage(PAGES[index] ?? '', query),
    open: () => () => undefined,
  };
}

/**
 * An index of one service, whatever items are set; 'krk' finds it.
 * @param outcomes of its calls, in turn
 */
export function scriptedSearchIndex(outcomes: NonNullable<Scenario['search']> = ['works']): SearchIndex {
  const next = inTurn(outcomes);
  const meet = () => void orFailed(next(), 'the index did not come');
  const counts = { ...NO_COUNTS, services: 1 };
  return {
    open: async () => {
      meet();
      return { guide: true, counts };
    },
    setItems: async () => undefined,
    find: async (words) => {
      meet();
      const common = { words, hasEvery: true, matched: [], also: [], nearest: [] };
      if (!words.toLowerCase().includes('krk')) return { ...common, total: 0, counts: NO_COUNTS, hits: [] };
      const target = { kind: 'dialog', open: { layanan: 'krk' } } as const;
      const hit = {
        id: 'krk',
        group: 'services',
        title: 'Keterangan Rencana Kota (KRK)',
        line: '',
        target,
      } as const;
      return { ...common, total: 1, counts, hits: [hit] };
    },
  };
}

function orFailed<T extends string>(outcome: T, reason: string): Exclude<T, 'fails'> {
  if (outcome === 'fails') throw new Error(reason);
  return outcome as Exclude<T, 'fails'>;
}
