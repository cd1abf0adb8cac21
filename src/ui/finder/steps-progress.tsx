import { useSelector } from '@xstate/react';
import { countOf, thingsOf } from '../../domain/procedures/checklist.ts';
import type { Step } from '../../domain/procedures/procedure.ts';
import * as texts from '../../domain/procedures/texts.ts';
import { useShown } from '../shared/use-shown.ts';
import { STEPS_ID } from './steps-id.ts';
import { useTicked } from './thing.tsx';

/** How much of the list is at hand, all of it in one list, and clearing it, which is asked once (spec §2 Steps). */
export function StepsProgress({ steps }: { steps: readonly Step[] }) {
  const checklist = useShown('checklist');
  const ticked = useTicked();
  const isKept = useSelector(checklist, ({ context }) => context.isKept);
  const isListed = useSelector(checklist, ({ value }) => value.view === 'list');
  const isAsked = useSelector(checklist, ({ value }) => value.clearing === 'asked');
  const { ticked: here, all } = countOf(thingsOf(steps), ticked);
  return (
    <div className="steps-progress">
      <p className="steps-progress__count" role="status">
        {texts.siap(here, all)}
      </p>
      <p>{isKept ? texts.centangDisimpanDi : texts.centangTidakDapatDisimpan}</p>
      <progress className="steps-progress__bar" value={here} max={all} aria-label={texts.daftarCentang} />
      {isAsked ? (
        <p className="steps-progress__ways" role="alert">
          <strong>{texts.hapusSemuaCentang}</strong>
          <button type="button" onClick={() => checklist.send({ type: 'clearing.confirmed' })}>
            {texts.hapus}
          </button>
          <button type="button" onClick={() => checklist.send({ type: 'clearing.cancelled' })}>
            {texts.batal}
          </button>
        </p>
      ) : (
        <p className="steps-progress__ways">
          <button
            type="button"
            onClick={() => {
              checklist.send({ type: isListed ? 'all.folded' : 'all.listed' });
              // The list begins above this button, which stays where it ends.
              requestAnimationFrame(() => document.getElementById(STEPS_ID)?.scrollIntoView());
            }}
          >
            {isListed ? texts.perLangkah : texts.semuaDalamSatuDaftar}
          </button>
          <button
            type="button"
            aria-disabled={ticked.length === 0}
            onClick={() => checklist.send({ type: 'clearing.asked' })}
          >
            {texts.hapusCentang}
          </button>
        </p>
      )}
      <p className="steps-progress__note">{texts.waktuDanBiayaContoh}</p>
    </div>
  );
}
