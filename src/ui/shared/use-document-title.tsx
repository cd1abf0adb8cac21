import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useDependencies } from '../dependencies.tsx';
import { DialogDepth } from './use-follow-link.ts';

/** The names of what is open over a page: the upper one names the document. */
class Titles {
  readonly #open: { readonly title: string; readonly depth: number }[] = [];
  #own = '';

  /** @returns takes the name back, in whatever order names are taken back */
  add(title: string, depth: number): () => void {
    const entry = { title, depth };
    if (this.#open.length === 0) this.#own = document.title;
    this.#open.push(entry);
    this.#name();
    return () => {
      this.#open.splice(this.#open.indexOf(entry), 1);
      this.#name();
    };
  }

  // What lies over another may have been drawn before it.
  #name(): void {
    const depth = Math.max(0, ...this.#open.map((one) => one.depth));
    document.title = this.#open.findLast((one) => one.depth === depth)?.title ?? this.#own;
  }
}

const TitlesContext = createContext<Titles | undefined>(undefined);

/** Stands around a page whose document is named after what is open over it. */
export function TitlesProvider({ children }: { children: ReactNode }) {
  const [titles] = useState(() => new Titles());
  return <TitlesContext value={titles}>{children}</TitlesContext>;
}

/**
 * Names the document after what is open over it, and gives its name back (WCAG 2.4.2).
 * @param title what is open; undefined while that is not known, which leaves the name as it is
 */
export function useDocumentTitle(title: string | undefined): void {
  const { centre } = useDependencies().config;
  const titles = useContext(TitlesContext);
  const depth = useContext(DialogDepth);
  useEffect(() => {
    if (title) return titles?.add(`${title} | ${centre.abbreviation}`, depth);
  }, [title, centre, titles, depth]);
}
