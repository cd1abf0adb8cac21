import type { SupportCard } from '../../domain/city-config.ts';
import * as texts from '../../domain/support-video/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon, type IconName } from '../shared/icon.tsx';
import { VideoPlayer } from './video-player.tsx';
import './support-video.scss';

/** The cards of an office that has none of its own. */
const CARDS: readonly (SupportCard & { readonly icon: IconName })[] = [
  { icon: 'chip', title: texts.innovationTitle, text: texts.innovationText },
  { icon: 'leaf', title: texts.sustainabilityTitle, text: texts.sustainabilityText },
  { icon: 'house', title: texts.cultureTitle, text: texts.cultureText },
];

const OWN_ICON: IconName = 'parcel';

/** The support video, as in 'VIDEO DUKUNGAN BUPC', with its cards (spec §2 Support video section). */
export function SupportVideo() {
  const { centre, supportCards } = useDependencies().config;
  const cards = supportCards?.map((card) => ({ ...card, icon: OWN_ICON })) ?? CARDS;
  return (
    <section className="section section--pattern" id="support-video" aria-labelledby="support-video-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="support-video-title">{texts.title(centre.abbreviation)}</h2>
          <p className="section-head__lead">{texts.lead(centre.abbreviation)}</p>
        </div>
        <div className="support-video">
          <VideoPlayer />
          <ul className="support-video__cards">
            {cards.map((card) => (
              <li className="support-card" key={card.title}>
                <Icon name={card.icon} size="large" />
                <div>
                  <h3 className="support-card__title">{card.title}</h3>
                  <p>{card.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
