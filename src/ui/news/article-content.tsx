import { useSelector } from '@xstate/react';
import { type ReactNode, type SyntheticEvent, useEffect, useMemo } from 'react';
import type { Article } from '../../domain/news/article.ts';
import { leadAndRest } from '../../domain/news/article-lead.ts';
import { plainText } from '../../domain/news/excerpt.ts';
import * as texts from '../../domain/news/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Loading } from '../shared/skeleton.tsx';
import { trustedMarkup } from './trusted-content.ts';
import './article-content.scss';
import { useShown } from '../shared/use-shown.ts';

/**
 * The content of an article: its safe markup, the only place of the site that renders markup from outside. While it
 * loads, a line says so; it is plain text where the sanitiser could not be loaded or returned something else.
 * @param children the pictures, which follow its first paragraph
 */
export function ArticleContent({ article, children }: { article: Article; children: ReactNode }) {
  const { logger } = useDependencies();
  const shown = useShown('article');
  const markup = useSelector(shown, (snapshot) => snapshot.context.markup);
  const plain = useSelector(shown, (snapshot) => snapshot.matches({ open: { content: 'plain' } }));

  const trusted = useMemo(() => (markup === undefined ? undefined : trustedParts(markup)), [markup]);
  const isRefused = markup !== undefined && trusted === undefined;
  useEffect(() => {
    if (isRefused) logger.event('markup.refused', { article: article.id });
  }, [isRefused, logger, article.id]);

  if (plain || isRefused) {
    return (
      <>
        {children}
        <p className="article-content article-content--plain">{plainText(article.content)}</p>
      </>
    );
  }
  if (trusted === undefined) {
    return (
      <>
        <Loading text={texts.loading} />
        {children}
      </>
    );
  }
  return (
    <>
      {trusted.lead && <Markup kind="lead" trusted={trusted.lead} />}
      {children}
      {trusted.rest && <Markup kind="rest" trusted={trusted.rest} />}
    </>
  );
}

function trustedParts(markup: string) {
  const parts = leadAndRest(markup);
  const lead = trustedMarkup(parts.lead);
  const rest = trustedMarkup(parts.rest);
  return lead === undefined || rest === undefined
    ? undefined
    : { lead: parts.lead && lead, rest: parts.rest && rest };
}

function Markup({ kind, trusted }: { kind: 'lead' | 'rest'; trusted: string | TrustedHTML }) {
  const { logger } = useDependencies();
  const imageFailed = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement)) return;
    logger.event('image.failed', { src: target.src, alt: target.alt });
    target.replaceWith(target.alt || texts.pictureUnavailable);
  };
  return (
    <div
      className={`article-content article-content--${kind}`}
      onErrorCapture={imageFailed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised to an allow-list, and checked by trustedMarkup
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  );
}
