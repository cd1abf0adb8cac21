import { parseSync } from 'vite';

/** A script or a module with types. */
export interface Script {
  /** Its address, whose ending names its language. */
  readonly file: string;
  readonly text: string;
}

/** A node of a syntax tree (ESTree), and where it stands. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A node in its place: the field of the node above it. */
export interface Placed {
  readonly node: SyntaxNode;
  readonly field: string;
  readonly parent: SyntaxNode | undefined;
}

/**
 * Gives every node of a script but those that are only types.
 * @throws Error where it cannot be parsed
 */
export function nodesOf({ file, text }: Script): Placed[] {
  const { program, errors } = parseSync(file, text, { sourceType: 'unambiguous' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Placed[] = [];
  const waiting: Placed[] = [{ node: program as unknown as SyntaxNode, field: '', parent: undefined }];
  for (let placed = waiting.pop(); placed; placed = waiting.pop()) {
    found.push(placed);
    waiting.push(...partsBelow(placed.node));
  }
  return found;
}

// Of a type nothing is left in the page but the expression that it is said of.
const isTypeOnly = ({ type, expression }: SyntaxNode): boolean => type.startsWith('TS') && !expression;

function partsBelow(parent: SyntaxNode): Placed[] {
  if (isTypeOnly(parent) || /^(?:type|declare)$/.test(String(parent.importKind ?? parent.exportKind)))
    return [];
  return Object.entries(parent).flatMap(([field, value]) => {
    if (field === 'typeAnnotation' || typeof value !== 'object' || value === null) return [];
    return [value]
      .flat()
      .filter(isNode)
      .map((node) => ({ node, field, parent }));
  });
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** The name of an identifier, or the text of a literal. */
export const nameOf = (node: SyntaxNode): string => String(node.name ?? node.value);

/** Gives the names that a script declares anywhere. */
export function declaredNames(nodes: readonly Placed[]): Set<string> {
  return new Set(nodes.filter(isBinding).flatMap(({ node }) => boundIn(node).map(nameOf)));
}

function isBinding({ node, field, parent }: Placed): boolean {
  if (field === 'params' || field === 'local') return true;
  if (field === 'param') return parent?.type === 'CatchClause';
  return field === 'id' && node.type !== 'TSTypeReference';
}

function boundIn(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'Identifier') return [node];
  const below = ['properties', 'elements', 'value', 'left', 'argument', 'parameter']
    .filter((field) => field !== 'left' || node.type === 'AssignmentPattern')
    .flatMap((field) => [node[field]].flat().filter(isNode));
  return below.flatMap(boundIn);
}

const NAMING: Readonly<Record<string, readonly string[]>> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
};

/** Says whether an identifier is read: it is no name of a member, and not merely asked for its type. */
export function isRead({ node, field, parent }: Placed): boolean {
  if (node.type !== 'Identifier' || parent === undefined) return false;
  if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return false;
  return Boolean(parent.computed) || !NAMING[parent.type]?.includes(field);
}
