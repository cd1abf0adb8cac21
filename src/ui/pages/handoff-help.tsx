import * as texts from '../../domain/pages/texts.ts';
import type { ApplicationHelp, StepLink } from '../../domain/services/application-steps.ts';
import { INTERACTIONS } from '../../domain/services/services.ts';
import * as serviceTexts from '../../domain/services/texts.ts';
import { waysToWrite } from '../../domain/services/ways-to-write.ts';
import { mapOfParcel } from '../../domain/shared/carried-parcel.ts';
import { mapOfPoint } from '../../domain/shared/carried-point.ts';
import { channelName, chatAddress, chatText, isWhatsApp, mailAddress } from '../../domain/shared/message.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { useDependencies } from '../dependencies.tsx';
import { OpeningHoursTable } from '../footer/opening-hours.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Explained } from '../shared/explained.tsx';
import { FormLink } from '../shared/form-link.tsx';
import { Icon } from '../shared/icon.tsx';
import { useParcel } from '../shared/parcel-strip.tsx';
import { usePoint } from '../shared/point-strip.tsx';
import './handoff-help.scss';

/** Says that the service is not connected here, and at once the ways that work (spec §2 Hand-over pages). */
export function HandoffNotice({ meanwhile, message }: Pick<ApplicationHelp, 'meanwhile' | 'message'>) {
  const { contact } = useDependencies().config;
  return (
    <div className="handoff__notice">
      <p>
        <strong>{texts.notConnected}</strong> <span>{meanwhile}</span>
      </p>
      <ul className="handoff__ways">
        <li>
          <a
            className="handoff__link"
            href={chatAddress(contact.hotline.href, chatText(message))}
            rel="noopener noreferrer"
          >
            {sharedTexts.writeVia(channelName(contact.hotline.href))}
          </a>
        </li>
        <li>
          <a className="handoff__link" href={mailAddress(contact.email, message)}>
            {texts.writeEmail}
          </a>
        </li>
        <li>
          <a className="handoff__link" href={`#${OFFICE_ID}`}>
            {texts.visitCounter}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** What a visitor can do where a service is not connected: steps, the last of which is a message to the office. */
export function HandoffSteps({ heading, steps, send, message, afterwards }: ApplicationHelp) {
  const { contact } = useDependencies().config;
  return (
    <>
      <h2 className="handoff__heading">{heading}</h2>
      <ol className="handoff__steps">
        {steps.map(({ title, text, links }) => (
          <li className="handoff__step" key={title}>
            <h3 className="handoff__step-title">{title}</h3>
            {text && (
              <p>
                <Explained text={text} />
              </p>
            )}
            {links.length > 0 && <StepLinks links={links} />}
          </li>
        ))}
        <li className="handoff__step">
          <h3 className="handoff__step-title">{send}</h3>
          <p className="handoff__ways">
            <a
              className="button"
              href={chatAddress(contact.hotline.href, chatText(message))}
              rel="noopener noreferrer"
            >
              <Icon name="chat" size="text" />
              <span>{sharedTexts.writeVia(channelName(contact.hotline.href))}</span>
            </a>
            <a className="button button--outline" href={mailAddress(contact.email, message)}>
              <Icon name="mail" size="text" />
              {texts.writeEmail}
            </a>
          </p>
          <p className="handoff__subject">
            {`${texts.messageSubject(message.subject)}${isWhatsApp(contact.hotline.href) ? texts.messageFilledIn : ''}.`}
          </p>
          {afterwards && <p>{afterwards}</p>}
        </li>
      </ol>
    </>
  );
}

/** For who wants something else than a service: the messages of the interaction dialog, prepared (spec §2 Hand-over pages). */
export function HandoffMessages() {
  const { contact } = useDependencies().config;
  const parcel = useParcel();
  return (
    <section className="handoff__messages" aria-labelledby="handoff-messages">
      <h2 className="handoff__step-title" id="handoff-messages">
        {texts.messagesTitle(channelName(contact.hotline.href))}
      </h2>
      <ul className="handoff__ways">
        {INTERACTIONS.map((card) => (
          <li key={card.id}>
            <a
              className="handoff__link"
              href={waysToWrite(card, contact, parcel)[0]?.href}
              rel="noopener noreferrer"
            >
              {card.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StepLinks({ links }: { links: readonly StepLink[] }) {
  return (
    <p className="handoff__ways">
      {links.map((link) => (
        <StepWay link={link} key={link.label} />
      ))}
    </p>
  );
}

function StepWay({ link }: { link: StepLink }) {
  const parcel = useParcel()?.id;
  const point = usePoint();
  if ('form' in link) {
    return (
      <FormLink className="button" form={link.form}>
        <span>{link.label}</span>
        <Icon name="arrow-out" size="text" />
      </FormLink>
    );
  }
  if ('tujuan' in link) {
    return (
      <a
        className="handoff__link"
        href={point ? mapOfPoint(point, link.tujuan) : mapOfParcel(parcel, { purpose: link.tujuan })}
      >
        {(parcel ?? point) ? serviceTexts.changeOnMap : link.label}
      </a>
    );
  }
  return (
    <DialogLink
      className="handoff__link"
      page={false}
      parcel={parcel}
      open={'panduan' in link ? { panduan: link.panduan } : { layanan: link.layanan }}
    >
      {link.label}
    </DialogLink>
  );
}

const OFFICE_ID = 'kantor';

/** When the office is open, where it is, how to write to it. */
export function HandoffOffice() {
  const { contact } = useDependencies().config;
  return (
    <aside className="handoff__aside" id={OFFICE_ID} aria-label={texts.officeLabel} tabIndex={-1}>
      <div className="handoff__office">
        <OpeningHoursTable block="handoff" />
        <p className="handoff__way">
          <Icon name="pin" />
          <span translate="no">{unbroken(contact.address)}</span>
        </p>
        {contact.customerService.href.startsWith('tel:') && (
          <p className="handoff__way">
            <Icon name="phone" />
            <span>
              <a href={contact.customerService.href} translate="no">
                {contact.customerService.label}
              </a>
              <span className="handoff__way-name">{channelName(contact.customerService.href)}</span>
            </span>
          </p>
        )}
        <p className="handoff__way">
          <Icon name="chat" />
          <span>
            <a href={contact.hotline.href} rel="noopener noreferrer" translate="no">
              {contact.hotline.label}
            </a>
            <span className="handoff__way-name">{channelName(contact.hotline.href)}</span>
          </span>
        </p>
      </div>
    </aside>
  );
}
