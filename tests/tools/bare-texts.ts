import { nodesOf, type Script, type SyntaxNode } from '../../tools/floor/syntax-tree.ts';

/** What an expression between tags may draw. */
type Drawn = 'element' | 'text' | 'constant' | 'nothing';

const nodesIn = (value: unknown): SyntaxNode[] => [value].flat().filter(Boolean) as SyntaxNode[];
const one = (value: unknown) => nodesIn(value)[0];
const isMarkup = ({ type }: SyntaxNode) => type === 'JSXElement' || type === 'JSXFragment';

/** The names of a module that stand for elements: what is typed so, and what is made of nothing else. */
function elementNames({ text }: Script, nodes: readonly SyntaxNode[]): ReadonlySet<string> {
  const names = new Set([
    'children',
    ...[...text.matchAll(/\b(\w+)\??: (?:Readonly<Record<\w+, )?ReactNode/g)].map(([, name]) => name ?? ''),
  ]);
  // Twice, for names that are made of names.
  for (const { id, init } of [...nodes, ...nodes].filter(({ type }) => type === 'VariableDeclarator')) {
    const drawn = draws(one(init), names);
    const isPure = drawn.includes('element') && !drawn.some((kind) => kind === 'text' || kind === 'constant');
    if (isPure) names.add(String(one(id)?.name));
  }
  return names;
}

/** Says what an expression may draw; of a function, what it returns. */
function draws(node: SyntaxNode | undefined, elements: ReadonlySet<string>): Drawn[] {
  const both = (...parts: unknown[]) => parts.flatMap((part) => draws(one(part), elements));
  if (node === undefined) return ['nothing'];
  if (isMarkup(node)) return ['element'];
  switch (node.type) {
    case 'JSXEmptyExpression':
      return [];
    case 'JSXText':
    case 'Literal':
      return node.value === null ? ['nothing'] : String(node.value).trim() === '' ? [] : ['constant'];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return both(node.expression);
    case 'LogicalExpression':
      return node.operator === '&&' ? ['nothing', ...both(node.right)] : both(node.left, node.right);
    case 'ConditionalExpression':
      return ['nothing', ...both(node.consequent, node.alternate)];
    case 'Identifier':
      return elements.has(String(node.name)) ? ['element'] : [node.name === 'undefined' ? 'nothing' : 'text'];
    case 'TemplateLiteral':
      return both(...nodesIn(node.expressions)).includes('text') ? ['text'] : ['constant'];
    case 'MemberExpression':
      if ([node.object, node.property].some((part) => elements.has(String(one(part)?.name))))
        return ['element'];
      return [/texts$/i.test(String(one(node.object)?.name)) ? 'constant' : 'text'];
    case 'ArrowFunctionExpression':
    case 'BlockStatement':
      return nodesIn(node.body).flatMap((part) => draws(part, elements));
    case 'ReturnStatement':
      return both(node.argument);
    case 'IfStatement':
      return both(node.consequent);
    case 'VariableDeclaration':
      return [];
    case 'CallExpression':
      return called(node, elements);
    default:
      return ['text'];
  }
}

/** The name of the function or method that is called. */
function calledName(call: Readonly<Record<string, unknown>> | undefined): string {
  const by = one(call?.callee);
  return String(one(by?.property)?.name ?? by?.name);
}

function called({ callee, arguments: given }: SyntaxNode, elements: ReadonlySet<string>): Drawn[] {
  const [name, first] = [calledName({ callee }), one(given)];
  if (elements.has(name) || name === 'createPortal') return ['element'];
  if (name === 'useMemo') return draws(first, elements);
  if (name === 'map' || name === 'flatMap') return ['nothing', ...draws(first, elements)];
  return name === 'from' ? ['element'] : ['text'];
}

/**
 * Gives the texts of a component that may stand beside something and change, come or go, or beside what comes and goes
 * (record 83).
 * @returns each with its line
 */
export function bareTexts(script: Script): string[] {
  const nodes = nodesOf(script).map(({ node }) => node);
  const elements = elementNames(script, nodes);
  return nodes.filter(isMarkup).flatMap((markup) => {
    const parts = nodesIn(markup.children).map((node) => ({ node, drawn: draws(node, elements) }));
    const seen = parts.filter(({ drawn }) => drawn.length > 0);
    const isFragment = markup.type === 'JSXFragment';
    // A list draws several; an element that its texts are the key of is made anew with them.
    const isList = seen.some(({ node }) => /^(?:flatM|m)ap$/.test(calledName(one(node.expression))));
    if (seen.length < 2 && !isFragment && (!isList || isKeyed(markup))) return [];
    const comes = isFragment || seen.some(({ drawn }) => drawn.includes('nothing'));
    return seen
      .filter(({ drawn }) => drawn.includes('text') || (comes && drawn.includes('constant')))
      .map(({ node }) => `${script.file}:${lineOf(script, node)} ${textOf(script, node)}`);
  });
}

const isKeyed = (markup: SyntaxNode) =>
  nodesIn(one(markup.openingElement)?.attributes).some(({ name }) => one(name)?.name === 'key');

const textOf = ({ text }: Script, { start, end }: SyntaxNode) =>
  text.slice(start, Number(end)).replace(/\s+/g, ' ').trim().slice(0, 80);
const lineOf = ({ text }: Script, { start }: SyntaxNode) => text.slice(0, start).split('\n').length;
