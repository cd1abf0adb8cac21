import { INTERACTIONS } from '../../domain/services/services.ts';
import * as texts from '../../domain/services/texts.ts';
import { waysToWrite } from '../../domain/services/ways-to-write.ts';
import { purposeAddress, purposeOf } from '../../domain/shared/purpose.ts';
import { useDependencies } from '../dependencies.tsx';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { ActionWords } from '../shared/action-words.tsx';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { Icon, type IconName } from '../shared/icon.tsx';
import { useParcel } from '../shared/parcel-strip.tsx';
import './interaction-dialog.scss';

const ICONS: Readonly<Record<(typeof INTERACTIONS)[number]['id'], IconName>> = {
  consultation: 'people',
  complaint: 'warning',
  suggestion: 'mail',
  data: 'layers',
};

/** The interaction dialog: four cards, each opening the portal in a new tab, and under it a message
 * to the office, prepared (spec §2 Interaction dialog). */
export function InteractionDialog({ onClose }: { onClose: () => void }) {
  const { contact } = useDependencies().config;
  const parcel = useParcel();
  return (
    <DialogFrame {...DIALOG_NAMES.interaction} onClose={onClose}>
      <ul className="interactions">
        {INTERACTIONS.map((card) => (
          <li key={card.id}>
            <a
              className="interaction"
              href={purposeAddress(purposeOf(card.id), parcel?.id)}
              target="_blank"
              rel="noopener"
              onClick={onClose}
            >
              <span className="interaction__tile">
                <Icon name={ICONS[card.id]} size="large" />
              </span>
              <span className="interaction__name">{card.name}</span>
              <span className="interaction__text">{card.description}</span>
              <span className="action interaction__action">
                <ActionWords words={texts.openService} out />
              </span>
            </a>
            <p className="interaction__direct">
              {waysToWrite(card, contact, parcel).map(({ kind, label, href }) => (
                <a
                  key={kind}
                  className={kind === 'chat' ? 'button button--outline' : 'interaction__mail'}
                  href={href}
                  rel="noopener noreferrer"
                >
                  <span>{label}</span>
                  <span className="visually-hidden">{`: ${card.name}`}</span>
                </a>
              ))}
            </p>
            {card.id === 'complaint' && (
              <p className="interaction__note">{texts.complaintCardNote(contact.answerWithinDays)}</p>
            )}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
