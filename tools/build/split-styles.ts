import postcss, { type AtRule, type Container, type Document, type Root, type Rule } from 'postcss';

/** A style sheet in two: what the first view needs, and the rest. */
export interface SplitStyles {
  readonly early: string;
  readonly late: string;
}

/**
 * Parts a style sheet: a rule is early where the first view has all the classes and elements that it names, so those
 * without any are, unless it can wait: what is for few, and what answers a pointer. A custom property goes where it is
 * asked for first, and what says how things move is late. Both parts keep their order and their layers; the early one
 * comes first in the page.
 * @param css the whole sheet
 * @param firstView markup of what a visitor sees first
 */
export function splitStyles(css: string, firstView: string): SplitStyles {
  const present = new Set([
    ...['html', 'body'],
    ...[...firstView.matchAll(/<([a-z][a-z\d]*)/g)].map(([, name = '']) => name),
    ...[...firstView.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).map((name) => `.${name}`),
    ),
  ]);
  const isEarly = (selector: string) => [...selector.matchAll(NAMES)].every(([name]) => present.has(name));
  const whole = postcss.parse(css);
  const early = whole.clone();
  retainRules(early, (rule) => rule.selectors.some(isEarly) && !canWait(rule));
  early.walkAtRules('keyframes', (frames) => void frames.remove());
  early.walkDecls(MOTION, (declaration) => void declaration.remove());
  const used = new Set([...early.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const isSpare = (name: string) => name.startsWith('--') && !used.has(name);
  early.walkDecls((declaration) => {
    if (isSpare(declaration.prop)) declaration.remove();
  });
  early.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  // Pages of paper are for few, as the layer of exceptions is.
  early.walkAtRules('page', (page) => void page.remove());
  const late = whole.clone();
  late.walkRules((rule) => {
    if (rule.selectors.some(isEarly) && !canWait(rule) && !isFrame(rule)) {
      rule.each((node) => {
        if (node.type !== 'decl' || !(MOTION.test(node.prop) || isSpare(node.prop))) node.remove();
      });
    }
  });
  retainRules(late, (rule) => rule.nodes.length > 0);
  // All faces are early: one that comes later makes the browser choose again, and show the page in a face that it had given up.
  late.walkAtRules(/^(?:font-face|property)$/, (rule) => void rule.remove());
  for (const part of [early, late]) dropEmpty(part);
  return { early: early.toString(), late: late.toString() };
}

// The classes of a selector, and the elements that it begins or goes on with.
const NAMES = /\.-?[A-Za-z_][\w-]*|(?<=^|[\s>+~])[a-z][a-z\d]*(?![\w-]*\()/g;

// Nothing of the first view moves by itself.
const MOTION = /^(?:transition|animation|scroll-behavior)/;

// What a control looks like that is pointed at, pressed, or disabled, as none of the first view is.
const OF_A_STATE = /^\.[\w-]+(?::not\(\[[\w-]+\]\))?:(?:hover|active|disabled)\b/;
// The ring that every element has is early: these only say where it lies.
const OF_THE_FOCUS = /^\.[\w-]+(?:\[[\w-]+\])?:focus-visible$/;

/** Whether a rule is of no use before the page has been looked at. */
const canWait = (rule: Rule): boolean =>
  isForFew(rule) ||
  rule.selectors.every((selector) => OF_A_STATE.test(selector) || OF_THE_FOCUS.test(selector));

/** Whether a rule stands in the layer of exceptions: those few for whom it is can wait a moment for it. */
function isForFew({ parent }: Rule): boolean {
  for (
    let above = parent as Container | Document | undefined;
    above;
    above = above.parent as Container | undefined
  ) {
    if (above.type !== 'atrule') continue;
    const { name, params } = above as AtRule;
    if (name === 'layer' && params === 'exceptions') return true;
  }
  return false;
}

const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function retainRules(root: Root, isRetained: (rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if (!isFrame(rule) && !isRetained(rule)) rule.remove();
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
