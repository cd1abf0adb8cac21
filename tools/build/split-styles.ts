import postcss, { type AtRule, type Root } from 'postcss';

/** A style sheet in two: what the first view needs, and the rest. */
export interface SplitStyles {
  readonly early: string;
  readonly late: string;
}

/**
 * Parts a style sheet: a rule is early where an element of the first view may have all the classes that it names, so
 * those without any are. Both keep their order and their layers; the early part comes first in the page.
 * @param css the whole sheet
 * @param firstView markup of what a visitor sees first
 */
export function splitStyles(css: string, firstView: string): SplitStyles {
  const present = new Set(
    [...firstView.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const isEarly = (selector: string) =>
    [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].every(([, name = '']) => present.has(name));
  const whole = postcss.parse(css);
  const early = whole.clone();
  keepRules(early, (selectors) => selectors.some(isEarly));
  const animated = early.toString();
  early.walkAtRules('keyframes', (frames) => {
    if (!animated.replace(frames.toString(), '').includes(frames.params)) frames.remove();
  });
  const late = whole.clone();
  keepRules(late, (selectors) => !selectors.some(isEarly));
  // All faces are early: one that comes later has the browser choose anew, and set the page in a face that it had given up.
  late.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove());
  for (const part of [early, late]) dropEmpty(part);
  return { early: early.toString(), late: late.toString() };
}

function keepRules(root: Root, isKept: (selectors: readonly string[]) => boolean): void {
  root.walkRules((rule) => {
    const isFrame = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
    if (!isFrame && !isKept(rule.selectors)) rule.remove();
  });
}

function dropEmpty(root: Root): void {
  let dropped = false;
  root.walkAtRules((rule) => {
    if (rule.nodes?.length !== 0) return;
    rule.remove();
    dropped = true;
  });
  if (dropped) dropEmpty(root);
}
