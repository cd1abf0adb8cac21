import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { SPATIAL_SERVICES } from '../../domain/services/services.ts';
import { PRIORITY_TITLES } from '../../domain/services/terms.ts';
import * as texts from '../../domain/services/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { DialogFrame } from '../shared/dialog-frame.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { NewTabLink } from '../shared/new-tab-link.tsx';
import { ParcelStrip } from '../shared/parcel-strip.tsx';
import { ServiceItem } from './service-item.tsx';
import './services-dialog.scss';

/**
 * The 'Layanan Tata Ruang' dialog: four services, the priority terms, hotline and guide (spec §2 Services dialog).
 * @param children the terms dialogs, which open over this one
 */
export function ServicesDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { site } = useDependencies();
  const marked = useSelector(site.dialogs, (snapshot) => snapshot.context.layanan);
  // A dialog must have taken the focus before the one over it makes it inert.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSettled(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <DialogFrame
      size="xl"
      title={texts.layananTataRuang}
      lead={texts.pilihLayananYangAnda}
      under={<ParcelStrip />}
      foot={<ServicesInfo />}
      onClose={onClose}
    >
      <ul className="service-list">
        {SPATIAL_SERVICES.map((service) => (
          <ServiceItem key={service.id} service={service} marked={service.id === marked} onChosen={onClose} />
        ))}
      </ul>
      {settled && children}
    </DialogFrame>
  );
}

function ServicesInfo() {
  const { contact, links, services } = useDependencies().config;
  return (
    <ul className="services-info">
      <li>
        <Icon name="clock" />
        <p>
          {texts.layananCepat}{' '}
          <DialogLink open={{ layanan: 'utama', syarat: 'itr' }}>{PRIORITY_TITLES.itr}</DialogLink>{' '}
          {texts.dan}{' '}
          <DialogLink open={{ layanan: 'utama', syarat: 'krk' }}>{PRIORITY_TITLES.krk}</DialogLink>
          <span>{texts.permohonanPerHari(services.itr.priority.perDay)}</span>
        </p>
      </li>
      <li>
        <Icon name="chat" />
        <p>
          {texts.butuhBantuan} <br />
          <NewTabLink href={contact.hotline.href}>{texts.hotline(contact.hotline.label)}</NewTabLink>
        </p>
      </li>
      {links.requirementsGuide && (
        <li>
          <Icon name="book" />
          <p>
            <NewTabLink href={links.requirementsGuide}>{texts.panduanPersyaratan}</NewTabLink> {texts.pdf}
          </p>
        </li>
      )}
    </ul>
  );
}
