import type { ComponentProps } from 'react';
import type { SearchTarget } from '../../domain/search/search-entry.ts';
import { useDependencies } from '../dependencies.tsx';
import { NewTabWords } from '../shared/new-tab-words.tsx';
import { useShown } from '../shared/use-shown.ts';
import { followTarget, hrefOf } from './follow-target.ts';

type TargetLinkProps = Omit<ComponentProps<'a'>, 'target' | 'href' | 'onClick'> & {
  readonly target: SearchTarget;
};

/** A link to what can be found; it notifies the search, so that the address keeps its words. */
export function TargetLink({ target, children, ...anchor }: TargetLinkProps) {
  const { page } = useDependencies();
  const search = useShown('search');
  const isTab = target.kind === 'tab';
  return (
    <a
      {...anchor}
      {...(isTab && { target: '_blank', rel: 'noopener noreferrer' })}
      href={hrefOf(target)}
      onClick={(event) => {
        search.send({ type: 'result.followed' });
        followTarget(event, target, (link) => page.send({ type: 'link.followed', isOver: true, ...link }));
      }}
    >
      {typeof children === 'string' ? <span>{children}</span> : children}
      {isTab && <NewTabWords />}
    </a>
  );
}
