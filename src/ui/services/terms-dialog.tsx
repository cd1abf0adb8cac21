import { useEffect } from 'react';
import type { ServiceTable } from '../../domain/services/service-table.ts';
import { type PriorityService, priorityTerms } from '../../domain/services/terms.ts';
import * as texts from '../../domain/services/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import './terms-dialog.scss';

/** The terms of a priority service, over the services dialog (spec §2 Terms dialogs, §5 Priority service terms). */
export function TermsDialog(props: { service: PriorityService; onClose: () => void }) {
  const { services } = useDependencies().config;
  const facts = services[props.service];
  return facts === undefined ? <Gone onClose={props.onClose} /> : <Terms {...props} facts={facts} />;
}

/** An address of before may name what the office no longer gives. */
function Gone({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

interface TermsProps {
  readonly service: PriorityService;
  readonly facts: NonNullable<ServiceTable[PriorityService]>;
  readonly onClose: () => void;
}

function Terms({ service, facts, onClose }: TermsProps) {
  const { priority, abbreviation, guidePage } = facts;
  const { rules, note } = priorityTerms(priority);
  return (
    <DialogFrame
      {...DIALOG_NAMES[`${service}Terms`]}
      onClose={onClose}
      foot={
        <button type="button" className="button terms__done" onClick={onClose}>
          {texts.termsUnderstood}
        </button>
      }
    >
      <ul className="terms">
        {rules.map((rule) => (
          <li key={rule}>
            <Icon name="tick" />
            <span>{rule}</span>
          </li>
        ))}
      </ul>
      <p className="terms__note">{note}</p>
      {guidePage !== undefined && (
        <p className="terms__guide">
          <DialogLink open={{ panduan: guidePage }}>
            {sharedTexts.guidePage({ abbreviation, page: guidePage })}
          </DialogLink>
        </p>
      )}
    </DialogFrame>
  );
}
