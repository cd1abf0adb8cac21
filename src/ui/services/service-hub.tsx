import type { CityConfig } from '../../domain/city-config.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import * as texts from '../../domain/services/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ActionWords } from '../shared/action-words.tsx';
import { ArtImage } from '../shared/art-image.tsx';
import { DialogLink } from '../shared/dialog-link.tsx';
import { ServedOnly } from '../shared/served-only.tsx';
import './plain-services.scss';
import './service-hub.scss';

interface HubCard {
  readonly tone: 'teal' | 'white' | 'gold';
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly open: OpenDialogs;
  /** Its drawing, and how large that is. */
  readonly art: { readonly src: string; readonly width: number; readonly height: number };
}

const cardsOf = (city: CityConfig): readonly HubCard[] => [
  {
    tone: 'teal',
    title: texts.hubServicesTitle,
    text: city.servicesLine ?? texts.hubServicesText,
    action: texts.hubServicesAction,
    open: { layanan: 'utama' },
    art: { src: '/art/svc-services.svg', width: 400, height: 240 },
  },
  {
    tone: 'white',
    title: texts.hubMapTitle,
    text: texts.hubMapText,
    action: texts.hubMapAction,
    open: { layanan: 'peta' },
    art: { src: '/art/svc-map.webp', width: 800, height: 480 },
  },
  {
    tone: 'gold',
    title: texts.hubInteractionTitle,
    text: texts.hubInteractionText,
    action: texts.hubInteractionAction,
    open: { layanan: 'interaksi' },
    art: { src: '/art/svc-interaction.svg', width: 400, height: 240 },
  },
];

/** Three cards, each opening its dialog (spec §2 Service hub); the whole card is the link. */
export function ServiceHub() {
  const { config } = useDependencies();
  return (
    <section className="section service-hub" id="services" aria-labelledby="services-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="services-title">{texts.hubTitle}</h2>
          <p className="section-head__lead">{texts.hubLead}</p>
        </div>
        <ul className="service-hub__cards needs-application">
          {cardsOf(config).map((card) => (
            <li key={card.title}>
              <DialogLink className={`service-card service-card--${card.tone}`} open={card.open}>
                <span className="service-card__art">
                  <ArtImage {...card.art} alt="" loading="lazy" decoding="async" />
                </span>
                <span className="service-card__body">
                  <span className="service-card__title">{card.title}</span>
                  <span>{card.text}</span>
                  <span className="service-card__action action">
                    <ActionWords words={card.action} />
                  </span>
                </span>
              </DialogLink>
            </li>
          ))}
        </ul>
        <ServedOnly />
      </div>
    </section>
  );
}
