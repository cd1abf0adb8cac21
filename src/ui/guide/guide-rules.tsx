import { GUIDE_RULES } from 'virtual:regulations';
import { rulesOnPages } from '../../domain/guide/guide-rules.ts';
import { openPages } from '../../domain/guide/spread.ts';
import * as texts from '../../domain/guide/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useGuide } from './use-guide.ts';

/** Leads from the open pages to the articles that they explain (spec §2 Guide); pages that explain none show nothing. */
export function GuideRules() {
  const [, { index, pageCount, layout }] = useGuide((snapshot) => snapshot.context);
  const [, isBook] = useGuide((snapshot) => snapshot.matches({ open: { view: 'book' } }));
  const open = openPages({ index, pageCount, layout: isBook ? layout : 'single' });
  return rulesOnPages(GUIDE_RULES, open).map(({ href, name, regulation }) => (
    <a
      key={href}
      className="viewer-tool viewer-tool--stacked guide-rule"
      href={href}
      aria-label={texts.ruleLabel({ article: name, regulation })}
      title={texts.ruleLabel({ article: name, regulation })}
    >
      <Icon name="scales" />
      <span className="viewer-tool__words">{name}</span>
    </a>
  ));
}
