import { procedures } from 'virtual:city-steps';
import { applicationPath } from '../../domain/navigation/handoff.ts';
import { sharePath } from '../../domain/navigation/share-path.ts';
import * as stepTexts from '../../domain/procedures/texts.ts';
import { serviceAddress } from '../../domain/services/choices.ts';
import { listedServices, priorityServices } from '../../domain/services/offered.ts';
import { INTERACTIONS, type ServiceCard } from '../../domain/services/services.ts';
import { PRIORITY_TITLES, priorityTerms } from '../../domain/services/terms.ts';
import * as texts from '../../domain/services/texts.ts';
import { PURPOSE_NAMES, purposeAddress, purposeOf } from '../../domain/shared/purpose.ts';
import { isSpatialService } from '../../domain/shared/spatial-services.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * The services with their requirements and links, for visitors without the application, where no dialog can open (spec
 * §2 Served page). The build renders them; the application does not contain them.
 */
export function PlainServices() {
  const { config } = useDependencies();
  const { links, services } = config;
  return (
    <div className="plain-services">
      <p className="old-browser">{texts.oldBrowser}</p>
      <p>
        {texts.withoutJavaScript} <a href="/admin">{sharedTexts.spatialServices}</a>,{' '}
        <a href="/peta">{sharedTexts.cityMap}</a>, <a href="/admin/data-requests">{PURPOSE_NAMES.data}</a>.
      </p>
      <div className="plain-services__lists">
        <Services
          title={sharedTexts.spatialServices}
          services={listedServices(config).map(({ card, href = pathOf(card.id) }) => ({ ...card, href }))}
        />
        <div>
          {priorityServices(services).map(({ id: service, limits }) => {
            const { rules, note } = priorityTerms(limits);
            return (
              <div key={service}>
                <h3>{texts.requirementsOf(PRIORITY_TITLES[service])}</h3>
                <ul>
                  {[...rules, note].map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </div>
            );
          })}
          {links.requirementsGuide && (
            <p>
              <a href={links.requirementsGuide}>{sharedTexts.requirementsGuide}</a> {sharedTexts.pdf}
            </p>
          )}
        </div>
        <Services
          title={texts.interactionTitle}
          services={INTERACTIONS.map((card) => ({ ...card, href: purposeAddress(purposeOf(card.id)) }))}
        />
        {procedures.procedures.length > 0 && (
          <p>
            <a href={sharePath({ parameter: 'mulai', value: '' })}>{stepTexts.pageTitle}</a>
          </p>
        )}
      </div>
    </div>
  );
}

// Without the application the page of an address with a query is the one for all services.
const pathOf = (id: string): string => (isSpatialService(id) ? applicationPath(id) : serviceAddress(id));

interface LinkedCard extends ServiceCard {
  readonly href: string;
}

function Services({ title, services }: { title: string; services: readonly LinkedCard[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {services.map(({ id, name, description, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
            <span>{`: ${description}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
