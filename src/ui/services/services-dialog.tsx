import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { listedServices, priorityServices } from '../../domain/services/offered.ts';
import { PRIORITY_TITLES } from '../../domain/services/terms.ts';
import * as texts from '../../domain/services/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DIALOG_NAMES } from '../dialog-names.ts';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { ParcelStrip } from '../shared/parcel-strip.tsx';
import { ServiceItem } from './service-item.tsx';
import './services-dialog.scss';

/**
 * The 'Layanan Tata Ruang' dialog: the services that the office gives, the priority terms, hotline and guide (spec §2 Services dialog).
 * @param children the terms dialogs, which open over this one
 */
export function ServicesDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { site, config } = useDependencies();
  const marked = useSelector(site.dialogs, (snapshot) => snapshot.context.layanan);
  // A dialog must have taken the focus before the one over it makes it inert.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <DialogFrame {...DIALOG_NAMES.services} under={<ParcelStrip />} foot={<ServicesInfo />} onClose={onClose}>
      <ul className="service-list">
        {listedServices(config).map((service) => (
          <ServiceItem
            key={service.card.id}
            service={service}
            marked={service.card.id === marked}
            onChosen={onClose}
          />
        ))}
      </ul>
      {settled && children}
    </DialogFrame>
  );
}

function ServicesInfo() {
  const { contact, links, services } = useDependencies().config;
  const [first, second] = priorityServices(services);
  return (
    <ul className="services-info">
      {first && (
        <li>
          <Icon name="clock" />
          <p>
            <span>{texts.priorityLead}</span>{' '}
            <DialogLink open={{ layanan: 'utama', syarat: first.id }}>{PRIORITY_TITLES[first.id]}</DialogLink>
            {second && (
              <>
                {' '}
                <span>{texts.priorityAnd}</span>{' '}
                <DialogLink open={{ layanan: 'utama', syarat: second.id }}>
                  {PRIORITY_TITLES[second.id]}
                </DialogLink>
              </>
            )}
            <span>{texts.priorityQuota(first.limits.perDay)}</span>
          </p>
        </li>
      )}
      <li>
        <Icon name="chat" />
        <p>
          {texts.helpQuestion} <br />
          <NewTabLink href={contact.hotline.href}>{texts.hotlineNumber(contact.hotline.label)}</NewTabLink>
        </p>
      </li>
      {links.requirementsGuide && (
        <li>
          <Icon name="book" />
          <p>
            <NewTabLink href={links.requirementsGuide}>{sharedTexts.requirementsGuide}</NewTabLink>{' '}
            {sharedTexts.pdf}
          </p>
        </li>
      )}
    </ul>
  );
}
