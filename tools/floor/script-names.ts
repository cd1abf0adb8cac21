import { type FeatureNode, featureAt, lackingIn, partsOf } from './compat.ts';

/** The object that a well-known global name holds, by that name. */
const INSTANCES: Readonly<Record<string, readonly string[]>> = {
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  window: ['Window', 'EventTarget'],
  globalThis: ['Window', 'EventTarget'],
  self: ['Window', 'WorkerGlobalScope', 'EventTarget'],
  location: ['Location'],
  history: ['History'],
  performance: ['Performance'],
  crypto: ['Crypto'],
  screen: ['Screen'],
};

const isNew = (node: FeatureNode | undefined): boolean => lackingIn(node).length > 0;

const BUILTINS = featureAt('javascript.builtins');
const APIS = featureAt('api');

/** Members of the language's objects and of the browser's interfaces, by name, with where they are. */
const MEMBERS = membersByName();

function membersByName(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, path: string) => found.set(name, [...(found.get(name) ?? []), path]);
  for (const [root, node] of [
    ['javascript.builtins', BUILTINS],
    ['api', APIS],
  ] as const) {
    for (const [owner, holder] of partsOf(node)) {
      for (const [member, what] of partsOf(holder)) {
        // A static member stands on its interface alone.
        if (member === owner || /_(?:event|static|support|required)$/.test(member) || !what.__compat)
          continue;
        add(member, `${root}.${owner}.${member}`);
      }
    }
  }
  return found;
}

const known = (path: string): string | undefined => (featureAt(path)?.__compat ? path : undefined);

/** The feature that a global name is, where it is newer than the floor. */
export function newGlobal(name: string): string | undefined {
  const paths = [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].filter(known);
  return paths.every((path) => isNew(featureAt(path))) ? paths[0] : undefined;
}

/** The feature that a member of a global name is, where it is newer than the floor; false where it is an older one. */
export function newMemberOf(holder: string, name: string): string | false | undefined {
  const owners = INSTANCES[holder]?.map((one) => `api.${one}`) ?? [
    `javascript.builtins.${holder}`,
    `api.${holder}`,
  ];
  const paths = owners
    .flatMap((owner) => [`${owner}.${name}_static`, `${owner}.${name}`])
    .filter((path) => known(path));
  if (paths.length === 0) return undefined;
  return paths.every((path) => isNew(featureAt(path))) && (paths[0] ?? false);
}

/** The feature that a member of anything is, where all that is known to have one of this name is newer than the floor. */
export function newMember(name: string): string | undefined {
  const paths = MEMBERS.get(name) ?? [];
  return paths.every((path) => isNew(featureAt(path))) ? paths[0] : undefined;
}

/** The feature that an event is, where all that is known to send one of this name is newer than the floor. */
export function newEvent(name: string): string | undefined {
  const paths = partsOf(APIS).flatMap(([owner]) => known(`api.${owner}.${name}_event`) ?? []);
  return paths.every((path) => isNew(featureAt(path))) ? paths[0] : undefined;
}

/** The feature that an attribute of an element is, where it is newer than the floor. */
export function newAttribute(element: string, name: string): string | undefined {
  const path = [`html.elements.${element}.${name}`, `html.global_attributes.${name}`].find(known);
  return path !== undefined && isNew(featureAt(path)) ? path : undefined;
}
