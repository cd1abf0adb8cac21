import type { RegulationSection } from '../../domain/regulations/regulation.ts';
import { type SectionPosition, shortTitle } from '../../domain/regulations/section-at.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import { unbroken } from '../../domain/shared/unbroken.ts';
import { Icon } from '../shared/icon.tsx';
import { RegulationHistory } from './regulation-history.tsx';
import { SectionView } from './section-view.tsx';
import { useRegulation } from './use-regulation.ts';

/** The text: the shown section with its neighbours, or everything. */
export function RegulationBody({ position }: { position: SectionPosition | undefined }) {
  const { regulation } = useRegulation();
  const { chapters, annexes } = regulation;
  if (position) {
    return (
      <>
        <Replaced />
        <SectionView section={position.section} isAmongOthers={false} />
        <p className="regulation__chapter">
          <span translate="no">
            {unbroken(texts.partOf({ title: regulation.title, about: regulation.about }))}
          </span>
          {position.chapter && (
            <span>{` · ${texts.chapter(position.chapter.number)} ${position.chapter.title}`}</span>
          )}
        </p>
        <Neighbours position={position} />
      </>
    );
  }
  return (
    <>
      <Replaced />
      <RegulationHistory />
      {chapters.map(({ number, title, articles }) => (
        <section key={number} aria-labelledby={`bab-${number}`}>
          <h2 className="regulation__chapter-name" id={`bab-${number}`}>
            <span>{texts.chapter(number)}</span> <span>{title}</span>
          </h2>
          {articles.map((section) => (
            <SectionView key={section.id} section={section} isAmongOthers />
          ))}
        </section>
      ))}
      {annexes.map((section) => (
        <SectionView key={section.id} section={section} isAmongOthers />
      ))}
    </>
  );
}

function Replaced() {
  const { replacedBy } = useRegulation().regulation;
  if (replacedBy === undefined) return null;
  const { name, slug } = replacedBy;
  return (
    <p className="regulation__replaced">
      <Icon name="warning" />
      <span>
        <strong>{texts.replacedTitle}</strong> <span>{texts.nowInForce}</span>{' '}
        <span translate="no">
          {slug === undefined ? <span>{name}</span> : <a href={sectionAddress(slug)}>{name}</a>}
        </span>
      </span>
    </p>
  );
}

function Neighbours({ position: { previous, next } }: { position: SectionPosition }) {
  return (
    <nav className="neighbours" aria-label={texts.neighboursLabel}>
      {previous && <Neighbour section={previous} rel="prev" />}
      {next && <Neighbour section={next} rel="next" />}
    </nav>
  );
}

function Neighbour({ section, rel }: { section: RegulationSection; rel: 'prev' | 'next' }) {
  const { slug } = useRegulation().regulation;
  return (
    <a className={`neighbours__${rel}`} rel={rel} href={sectionAddress(slug, section.id)}>
      <Icon name={rel === 'prev' ? 'arrow-left' : 'arrow-right'} />
      <span>
        <strong>{section.name}</strong>
        <small>{shortTitle(section.title)}</small>
      </span>
    </a>
  );
}
