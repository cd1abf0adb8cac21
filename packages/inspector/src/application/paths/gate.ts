import { type AnyActorRef, type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import type { Answer } from '../../domain/path.ts';
import { awaitedInvokes, stateNodes } from '../shared/outcomes.ts';

/** Makes the invoked actors of a machine wait before they run, until a replay lets each through. */
export interface Gate {
  /** Gives the same machine with invoked actors that wait, and without those that nothing awaits. */
  hold<M extends AnyStateMachine>(machine: M): M;
  /**
   * Lets the actor that is waiting under an invocation's id run, and with it its port.
   * @param answer its result, given without asking its port
   * @returns false where nothing waits there
   */
  release(id: string, answer?: Answer): boolean;
  /** Lets everything through from now on. */
  open(): void;
  /** The ids of the invocations that wait, oldest first. */
  waiting(): readonly string[];
}

type PromiseCreator = (args: {
  readonly self: AnyActorRef;
  readonly signal: AbortSignal;
}) => PromiseLike<unknown>;

// A machine by itself has no listeners and no other machines.
const NOBODY = fromCallback(() => undefined);

/** Makes a gate that is shut. */
export function createGate(): Gate {
  const waiting = new Map<string, (answer?: Answer) => void>();
  let isOpen = false;
  const gated = (creator: PromiseCreator): PromiseCreator => {
    return async (args) => {
      if (isOpen) return creator(args);
      const { id } = args.self;
      const answer = await new Promise<Answer | undefined>((resolve) => {
        waiting.set(id, resolve);
        args.signal.addEventListener('abort', () => {
          if (waiting.get(id) === resolve) waiting.delete(id);
        });
      });
      return answer ? given(answer) : creator(args);
    };
  };
  return {
    hold<M extends AnyStateMachine>(machine: M): M {
      const awaited = new Set(
        stateNodes(machine.root).flatMap((node) => awaitedInvokes(node).map(({ src }) => src)),
      );
      const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => {
        if (!awaited.has(src)) return [src, NOBODY];
        // The function that fromPromise was called with; every awaited actor of a page is made by fromPromise.
        const { config } = logic as unknown as { readonly config: PromiseCreator };
        return [src, fromPromise(gated(config) as Parameters<typeof fromPromise>[0])];
      });
      return machine.provide({ actors: Object.fromEntries(actors) }) as M;
    },
    release(id, answer) {
      const resolve = waiting.get(id);
      waiting.delete(id);
      resolve?.(answer);
      return resolve !== undefined;
    },
    open() {
      isOpen = true;
      for (const resolve of waiting.values()) resolve();
      waiting.clear();
    },
    waiting: () => [...waiting.keys()],
  };
}

function given(answer: Answer): unknown {
  if (!('error' in answer)) return answer.output;
  const { name, message } = answer.error;
  throw Object.assign(new Error(message), { name });
}
