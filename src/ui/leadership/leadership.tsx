import * as texts from '../../domain/leadership/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { ArtImage } from '../shared/art-image.tsx';
import { BackgroundVideo } from './background-video.tsx';
import './leadership.scss';

/** The leaders, the vision and the missions over a background video (spec §2 Leadership section). */
export function Leadership() {
  const { leaders, vision, missions } = useDependencies().config;
  return (
    <section className="leadership" id="leadership" aria-labelledby="leadership-title">
      <BackgroundVideo>
        <h2 className="leadership__badge" id="leadership-title">
          {texts.title}
        </h2>
      </BackgroundVideo>
      <div
        className={`wrap leadership__grid${leaders.length === 2 ? '' : ` leadership__grid--${leaders.length}`}`}
      >
        {leaders.map((leader) => (
          <figure className="leadership__leader" key={`${leader.title} ${leader.portrait}`}>
            <ArtImage
              src={leader.portrait}
              alt={leader.portraitAlt}
              width={560}
              height={640}
              loading="lazy"
              decoding="async"
            />
            <figcaption>{leader.title}</figcaption>
          </figure>
        ))}
        <div className="leadership__vision">
          <h3 className="leadership__label">{texts.vision}</h3>
          <blockquote className="leadership__quote">{`“${vision}”`}</blockquote>
        </div>
        <div className="leadership__mission">
          <h3 className="leadership__label">{texts.mission}</h3>
          <ol
            className={`leadership__missions${missions.length === 5 ? '' : ` leadership__missions--${missions.length}`}`}
          >
            {missions.map((mission, index) => (
              <li key={mission}>
                <span className="leadership__number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>{mission}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
