import { useEffect, useRef } from 'react';
import type { RegulationSection } from '../../domain/regulations/regulation.ts';
import { writeInside } from '../../domain/regulations/search-in-address.ts';
import { articleSpan, shortTitle } from '../../domain/regulations/section-at.ts';
import * as texts from '../../domain/regulations/texts.ts';
import { sectionAddress } from '../../domain/shared/regulation-address.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { SearchInside } from './search-inside.tsx';
import { useRegulation } from './use-regulation.ts';

/** The anchor of the table of contents, which a phone shows when it is asked for. */
export const CONTENTS = 'daftar-isi';

/** The table of contents with the search in it (spec §2 Regulation pages). */
export function Contents() {
  const { regulation, shown } = useRegulation();
  const nav = useRef<HTMLElement>(null);
  // Where the list scrolls in itself, the shown article may be far down in it.
  useEffect(() => {
    const entry = nav.current?.querySelector<HTMLElement>('details a[aria-current]');
    if (nav.current && entry) nav.current.scrollTop = entry.offsetTop - nav.current.clientHeight / 3;
  }, []);
  const { chapters, annexes, slug } = regulation;
  return (
    <nav ref={nav} className="contents" id={CONTENTS} tabIndex={-1} aria-label={sharedTexts.contents}>
      <SearchInside />
      <h2 className="contents__title">{sharedTexts.contents}</h2>
      <a className="contents__close" href="#isi">
        <Icon name="close" size="text" />
        {texts.closeContents}
      </a>
      <ul className="contents__chapters">
        <li>
          <a
            className="contents__whole"
            href={sectionAddress(slug)}
            aria-current={shown === undefined ? 'page' : undefined}
          >
            {texts.wholeRegulation}
          </a>
        </li>
        {chapters.map(({ number, title, articles }) => (
          <Chapter
            key={number}
            name={texts.chapter(number)}
            title={title}
            span={articleSpan({ articles })}
            sections={articles}
          />
        ))}
        {annexes.length > 0 && <Chapter name={texts.annexes} title="" span="" sections={annexes} />}
      </ul>
    </nav>
  );
}

interface ChapterProps {
  readonly name: string;
  readonly title: string;
  readonly span: string;
  readonly sections: readonly RegulationSection[];
}

function Chapter({ name, title, span, sections }: ChapterProps) {
  const { shown, found } = useRegulation();
  const hits = found.sections.filter(({ id }) => sections.some((section) => section.id === id));
  const count = hits.reduce((sum, hit) => sum + hit.count, 0);
  return (
    <li>
      <details open={sections.some(({ id }) => id === shown)}>
        <summary>
          <Icon name="chevron-down" size="text" />
          <span>
            <strong>{name}</strong> <span>{title}</span>
            {span !== '' && <small>{span}</small>}
          </span>
          <Count count={count} />
        </summary>
        <ul>
          {sections.map((section) => (
            <Entry key={section.id} section={section} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** How often the searched words stand in it. */
function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="contents__count">
        <span>{count}</span> <span className="visually-hidden">{texts.matchesWord}</span>
      </span>
    </>
  );
}

function Entry({ section: { id, name, title } }: { section: RegulationSection }) {
  const { regulation, shown, query, found } = useRegulation();
  const count = found.sections.find((one) => one.id === id)?.count ?? 0;
  return (
    <li>
      <a
        href={`${sectionAddress(regulation.slug, id)}${writeInside({ query, at: 0 })}`}
        aria-current={id === shown ? 'page' : undefined}
      >
        <span>
          <strong>{name}</strong> <span>{shortTitle(title)}</span>
        </span>
        <Count count={count} />
      </a>
    </li>
  );
}
