import { featureAt, lackingIn } from './compat.ts';
import { type Finding, lineCounter } from './finding.ts';
import { newAttribute, newEvent, newGlobal, newMember, newMemberOf } from './script-names.ts';
import {
  declaredNames,
  isRead,
  nameOf,
  nodesOf,
  type Placed,
  type Script,
  type SyntaxNode,
} from './syntax-tree.ts';

/** What a look at a node knows of the script around it. */
interface Around {
  /** Whether a name is one that the script does not declare. */
  readonly isGlobal: (node: SyntaxNode) => boolean;
  /** Whether a name is that of another module. */
  readonly isImported: (node: SyntaxNode) => boolean;
  /** Names of members that are not looked at on an unknown object. */
  readonly own: ReadonlySet<string>;
}

type Look = (placed: Placed, around: Around) => readonly (string | false | undefined)[];

const KEYED = /^(?:Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature)$/;
const GLOBAL_OBJECT = /^(?:window|globalThis|self)$/;
const REGEXP_FLAGS: Readonly<Record<string, string>> = {
  v: 'javascript.builtins.RegExp.unicodeSets',
  d: 'javascript.builtins.RegExp.hasIndices',
};

/**
 * Gives the names that a script has for members of its own objects: with one of them, `x.union` may as well be its own.
 * @throws Error where the script cannot be parsed
 */
export function ownMembers(script: Script): Set<string> {
  const names = nodesOf(script).flatMap(({ node, field, parent }) => {
    if (field === 'key' && KEYED.test(parent?.type ?? '') && !parent?.computed) return nameOf(node);
    const isSet = field === 'left' && parent?.type === 'AssignmentExpression';
    return isSet && node.type === 'MemberExpression' && !node.computed ? nameOf(part(node, 'property')) : [];
  });
  return new Set(names);
}

const part = (node: SyntaxNode, field: string): SyntaxNode => node[field] as SyntaxNode;

const newOn = (holder: SyntaxNode, name: string, { isGlobal, isImported, own }: Around) => {
  if (isGlobal(holder)) {
    const member = newMemberOf(nameOf(holder), name);
    if (member !== undefined) return member;
    if (GLOBAL_OBJECT.test(nameOf(holder))) return newGlobal(name);
  }
  return own.has(name) || isImported(holder) ? undefined : newMember(name);
};

const LOOKS: Readonly<Record<string, Look>> = {
  MemberExpression: ({ node }, around) =>
    node.computed ? [] : [newOn(part(node, 'object'), nameOf(part(node, 'property')), around)],
  VariableDeclarator: ({ node }, around) => {
    const [init, id] = [node.init as SyntaxNode | null, part(node, 'id')];
    if (!init || id.type !== 'ObjectPattern') return [];
    const keys = (id.properties as SyntaxNode[]).flatMap(({ key, computed }) =>
      computed ? [] : (key ?? []),
    );
    return keys.map((key) => newOn(init, nameOf(key as SyntaxNode), around));
  },
  Identifier: (placed, { isGlobal }) =>
    isRead(placed) && isGlobal(placed.node) ? [newGlobal(nameOf(placed.node))] : [],
  CallExpression: ({ node }) => {
    const [callee, event] = [part(node, 'callee'), (node.arguments as SyntaxNode[])[0]];
    const called = callee.type === 'MemberExpression' ? part(callee, 'property') : callee;
    return nameOf(called) === 'addEventListener' && event?.type === 'Literal'
      ? [newEvent(nameOf(event))]
      : [];
  },
  JSXOpeningElement: ({ node }) => {
    const attributes = (node.attributes as SyntaxNode[]).filter(({ type }) => type === 'JSXAttribute');
    const names = attributes.map((one) => nameOf(part(one, 'name')).toLowerCase());
    return names.map((name) => newAttribute(nameOf(part(node, 'name')), name));
  },
  Literal: ({ node }) => {
    const { flags = '' } = (node.regex ?? {}) as { flags?: string };
    return [...flags].map((flag) => REGEXP_FLAGS[flag]);
  },
  ImportDeclaration: ({ node }) => [
    (node.attributes as unknown[]).length > 0 && 'javascript.statements.import.import_attributes',
  ],
  // Of what is walked through nothing is known; a stream is what some browsers cannot walk through.
  ForOfStatement: ({ node }) => [node.await === true && 'api.ReadableStream.@@asyncIterator'],
  VariableDeclaration: ({ node }) => [/using/.test(String(node.kind)) && 'javascript.statements.using'],
};

/**
 * Finds what a script uses that is newer than the floor: global names, members of them, members of anything where all that
 * is known to have one of that name is newer, events, attributes of elements, and syntax. What is only asked for with
 * `typeof` or `in` is not used.
 * @param own names of members that are not looked at on an unknown object
 * @throws Error where the script cannot be parsed
 */
export function scanScript(script: Script, own: ReadonlySet<string>): Finding[] {
  const nodes = nodesOf(script);
  const declared = declaredNames(nodes);
  const imported = new Set(nodes.filter(({ field }) => field === 'local').map(({ node }) => nameOf(node)));
  const isGlobal = (node: SyntaxNode) => node.type === 'Identifier' && !declared.has(nameOf(node));
  const isImported = (node: SyntaxNode) => node.type === 'Identifier' && imported.has(nameOf(node));
  const lineOf = lineCounter(script.text);
  const found = new Map<string, Finding>();
  for (const placed of nodes) {
    for (const feature of LOOKS[placed.node.type]?.(placed, { isGlobal, isImported, own }) ?? []) {
      const lacking = feature ? lackingIn(featureAt(feature)) : [];
      if (!feature || lacking.length === 0) continue;
      const line = lineOf(placed.node.start);
      found.set(`${feature} ${line}`, { feature, lacking, file: script.file, line });
    }
  }
  return [...found.values()].sort((one, other) => one.line - other.line);
}
