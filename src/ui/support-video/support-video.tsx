import { useDependencies } from '../dependencies.tsx';
import { Icon, type IconName } from '../shared/icon.tsx';
import { VideoPlayer } from './video-player.tsx';
import './support-video.scss';

const CARDS: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  { icon: 'chip', title: 'Inovasi Digital', text: 'Layanan publik yang berubah lewat teknologi.' },
  { icon: 'leaf', title: 'Pembangunan Berkelanjutan', text: 'Infrastruktur yang ramah lingkungan.' },
  { icon: 'house', title: 'Masyarakat Berbudaya', text: 'Kearifan lokal yang tetap dijaga.' },
];

/** The support video, as in 'VIDEO DUKUNGAN BUPC', with its three static cards (spec §2 Support video section). */
export function SupportVideo() {
  const { centre } = useDependencies().config;
  return (
    <section className="section section--pattern" id="support-video" aria-labelledby="support-video-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="support-video-title">{`VIDEO DUKUNGAN ${centre.abbreviation}`}</h2>
          <p className="section-head__lead">
            {`Dukungan ${centre.abbreviation} untuk kota berkelanjutan, dari peta sampai jalan di depan rumah.`}
          </p>
        </div>
        <div className="support-video">
          <VideoPlayer />
          <ul className="support-video__cards">
            {CARDS.map((card) => (
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
