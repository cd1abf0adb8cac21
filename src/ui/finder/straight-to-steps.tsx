import { procedures } from 'virtual:city-steps';
import { unaskedProcedures } from '../../domain/procedures/procedure.ts';
import * as texts from '../../domain/procedures/texts.ts';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';

/** The needs that no answer leads to, beside the first question (spec §2 Service finder). */
export function StraightToSteps() {
  const unasked = unaskedProcedures(procedures);
  if (unasked.length === 0) return null;
  return (
    <nav className="straight-to-steps" aria-label={texts.straightLabel}>
      {unasked.map(({ id, name }) => (
        <DialogLink key={id} className="straight-to-steps__way" open={{ mulai: id }}>
          <span>{name}</span>
          <Icon name="arrow-right" size="text" />
        </DialogLink>
      ))}
    </nav>
  );
}
