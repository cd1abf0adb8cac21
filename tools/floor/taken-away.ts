import { type FeatureNode, featureAt, lackingIn, partsOf } from './compat.ts';

const isNew = (node: FeatureNode): boolean => lackingIn(node).length > 0;

// The policy of the site asks these of a browser that has them; one without them does not ask.
const KEPT = /^[Tt]rusted/;

/**
 * Gives every name of the language and of the browser's interfaces that a browser of the floor lacks: `Float16Array` is
 * global, `Promise.try` a member of what is, `Set#union` one of what it makes.
 */
export function newerNames(): string[] {
  return [
    ...namesBelow('javascript.builtins', (owner, member) => [`${owner}.${member}`, `${owner}#${member}`]),
    ...namesBelow('javascript.builtins.Intl', (owner, member) => [
      `${owner}.${member}`,
      `${owner}#${member}`,
    ]),
    ...namesBelow('api', (owner, member) => {
      if (member.endsWith('_static')) return [`${owner}.${member.replace('_static', '')}`];
      return [`${owner}#${member.replace(/^(.+)_event$/, 'on$1')}`];
    }),
  ];
}

function namesBelow(path: string, named: (owner: string, member: string) => string[]): string[] {
  return partsOf(featureAt(path)).flatMap(([owner, node]) => {
    if (KEPT.test(owner)) return [];
    if (isNew(node)) return [owner];
    const members = partsOf(node).filter(([part, feature]) => part !== owner && isNew(feature));
    return members.flatMap(([part]) => named(owner, part));
  });
}

/**
 * Takes names away from the page or the worker that it runs in. It runs there: it knows nothing of what is around it.
 * @param names as `newerNames` gives them
 */
export function takeAway(names: readonly string[]): void {
  type Holder = Record<string, { readonly prototype?: object } | undefined>;
  const scopes = [globalThis, Intl] as unknown as Holder[];
  const drop = (from: object | undefined, name: string) => {
    const key = name.startsWith('@@') ? Reflect.get(Symbol, name.slice(2)) : name;
    if (from) Reflect.deleteProperty(from, key);
  };
  for (const name of names) {
    const [owner = '', member] = name.split(/[.#]/);
    for (const scope of scopes) {
      const found = scope[owner];
      if (member === undefined) drop(scope, owner);
      else if (found) drop(name.includes('#') ? found.prototype : found, member);
    }
    // What all scripts see without a name in front of it.
    if (member && /^(?:Window|WorkerGlobalScope)#/.test(name)) drop(globalThis, member);
  }
}
