import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { featureAt, lackingIn } from './compat.ts';
import type { Finding } from './finding.ts';
import { atRuleFeatures, declarationFeatures, selectorFeatures } from './style-names.ts';

/** A style sheet to scan. */
export interface Sheet {
  readonly file: string;
  readonly text: string;
}

/**
 * Finds what a style sheet uses that is newer than the floor: properties, words, functions and units of values, at-rules,
 * selectors and nesting. What stands in a `@supports` is used like the rest: the list says that it is asked for.
 * @throws Error where the sheet cannot be parsed
 */
export function scanStyles({ file, text }: Sheet): Finding[] {
  const found = new Map<string, Finding>();
  const root = parse(text, { from: file, map: false });
  root.walk((node) => {
    for (const feature of featuresOf(node)) {
      const lacking = lackingIn(featureAt(feature));
      if (lacking.length === 0) continue;
      const line = node.source?.start?.line ?? 1;
      found.set(`${feature} ${line}`, { feature, lacking, file, line });
    }
  });
  return [...found.values()];
}

function featuresOf(node: ChildNode): string[] {
  if (node.type === 'decl') return hasTwin(node) ? [] : declarationFeatures(node.prop, node.value);
  if (node.type === 'atrule') return atRuleFeatures((node as AtRule).name, (node as AtRule).params);
  if (node.type !== 'rule' || isStepOf(node)) return [];
  return selectorFeatures(node.selector, hasRuleAbove(node));
}

// The same beside it under the name that older browsers know.
const hasTwin = ({ prop, parent }: Declaration): boolean =>
  Boolean(parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`));

const isStepOf = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function hasRuleAbove(rule: Rule): boolean {
  let above: { readonly type: string; readonly parent?: unknown } | undefined = rule.parent;
  while (above && above.type !== 'rule') above = above.parent as typeof above;
  return above !== undefined;
}
