import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import * as texts from '../../domain/shared/texts.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { DialogLink } from './dialog-link.tsx';
import { type EmptyDrawing, EmptyState } from './empty-state.tsx';
import './gone-dialog.scss';

/** How many of the newest are offered in place of what is gone. */
export const GONE_LINKS = 3;

/** Something of the same kind that is here. */
export interface StillHere {
  readonly open: OpenDialogs;
  readonly name: string;
  readonly date: string;
}

/** Says that what the address names has left its feed, and offers the newest of its kind (spec §2 What is gone). */
export function GoneDialog(props: {
  title: string;
  drawing: EmptyDrawing;
  says: string;
  newest: readonly StillHere[];
  back: string;
  onClose: () => void;
}) {
  const { title, drawing, says, newest, back, onClose } = props;
  return (
    <DialogFrame size="lg" title={title} onClose={onClose}>
      <div className="gone-says">
        <EmptyState
          drawing={drawing}
          title={says}
          text={texts.movedOrRemoved}
          action={{ label: back, onAct: onClose }}
        />
      </div>
      {newest.length > 0 && (
        <section className="gone" aria-labelledby="gone-title">
          <h3 className="gone__title" id="gone-title">
            {texts.latest}
          </h3>
          <ul className="gone__list">
            {newest.map(({ open, name, date }) => (
              <li key={Object.values(open).join()}>
                <DialogLink open={open} className="gone__link">
                  <span className="gone__name">{name}</span>
                  <span className="gone__date">{date}</span>
                </DialogLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DialogFrame>
  );
}
