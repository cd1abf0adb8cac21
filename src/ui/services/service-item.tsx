import { useEffect, useRef } from 'react';
import { serviceAddress } from '../../domain/services/choices.ts';
import type { ListedService } from '../../domain/services/offered.ts';
import { durationText, feeText, type ServiceFacts } from '../../domain/services/service-table.ts';
import * as texts from '../../domain/services/texts.ts';
import { withParcel } from '../../domain/shared/carried-parcel.ts';
import { documentText } from '../../domain/shared/required-document.ts';
import type { SpatialServiceId } from '../../domain/shared/spatial-services.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { DialogLink } from '../shared/dialog-link.tsx';
import { Explained } from '../shared/explained.tsx';
import { FormLink } from '../shared/form-link.tsx';
import { Icon, type IconName } from '../shared/icon.tsx';
import { ParcelList } from '../shared/parcel-list.tsx';
import { useParcel } from '../shared/parcel-strip.tsx';
import './service-needs.scss';

const ICONS: Readonly<Record<SpatialServiceId, IconName>> & Readonly<Record<string, IconName>> = {
  itr: 'plan',
  krk: 'parcel',
  siteplan: 'house',
  kkpr: 'file',
};

/** A service of the dialog. */
export interface ServiceItemProps {
  readonly service: ListedService;
  /** Whether the address names it: then it is marked, has the focus, and shows what it needs. */
  readonly marked: boolean;
  readonly onChosen: () => void;
}

/** A service with its way in, and what it needs, takes, costs and gives (spec §2 Services dialog). */
export function ServiceItem({ service, marked, onChosen }: ServiceItemProps) {
  const { id, name, description } = service.card;
  const item = useRef<HTMLLIElement>(null);
  const access = useRef<HTMLAnchorElement>(null);
  const parcel = useParcel();
  useEffect(() => {
    if (!marked) return;
    // After the dialog, which takes the focus itself on a touch screen.
    const frame = requestAnimationFrame(() => {
      access.current?.focus({ preventScroll: true });
      item.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [marked]);
  return (
    <li ref={item} className="service-list__item" aria-current={marked ? 'true' : undefined}>
      <span className="service-list__tile">
        <Icon name={ICONS[id] ?? 'file'} size="large" />
      </span>
      <div className="service-list__words">
        <h3 className="service-list__name">{name}</h3>
        <p>{description}</p>
      </div>
      <a
        className="button"
        href={service.href ?? withParcel(serviceAddress(id), parcel?.id)}
        target="_blank"
        rel={service.href === undefined ? 'noopener' : 'noopener noreferrer'}
        ref={access}
        data-autofocus={marked ? '' : undefined}
        onClick={onChosen}
      >
        {texts.openService}
        <Icon name="arrow-out" size="text" />
        <span className="visually-hidden">{texts.openServiceLabel(name)}</span>
      </a>
      <ServiceNeeds facts={service.facts} open={marked} />
    </li>
  );
}

function ServiceNeeds({ facts, open }: { facts: ServiceFacts; open: boolean }) {
  const { abbreviation, documents, result, form, guidePage } = facts;
  return (
    <details className="service-needs" open={open}>
      <summary className="service-needs__summary">
        {texts.needsSummary}
        <span className="visually-hidden">{` ${abbreviation}`}</span>
        <Icon name="chevron-down" size="text" />
      </summary>
      <div className="service-needs__body">
        <div>
          <h4>{sharedTexts.documentsToPrepare}</h4>
          <ul className="service-needs__documents">
            {documents.map((document) => (
              <li key={document.name}>
                <Explained text={documentText(document)} />
              </li>
            ))}
          </ul>
        </div>
        <dl className="service-needs__facts">
          <div>
            <dt>{sharedTexts.time}</dt>
            <dd>{durationText(facts)}</dd>
          </div>
          <div>
            <dt>{sharedTexts.fee}</dt>
            <dd>{feeText(facts)}</dd>
          </div>
          <div>
            <dt>{sharedTexts.result}</dt>
            <dd>
              <Explained text={`${result.name}: ${result.note}`} />
            </dd>
          </div>
        </dl>
        <ParcelList open />
        <p className="service-needs__ways">
          {form !== undefined && <FormLink form={form}>{sharedTexts.form(abbreviation)}</FormLink>}
          {guidePage !== undefined && (
            <DialogLink open={{ panduan: guidePage }}>
              {sharedTexts.guidePage({ abbreviation, page: guidePage })}
            </DialogLink>
          )}
        </p>
      </div>
    </details>
  );
}
