/**
 * The order in which machines that run together hear of each other. What a machine is sent it takes at once, unless it is
 * taking something; its own messages then come before what else its sender has to say.
 */
export interface Delivery<Message> {
  /** The message that comes next, where that is certain; undefined where none is due. */
  readonly next: () => Message | undefined;
  /** Whether a message may come now. */
  readonly mayCome: (message: Message) => boolean;
  /** Something has come to a machine: a message, or from outside of all machines. */
  readonly arrived: (machine: string, message?: Message) => void;
  /** What the machine has sent that something came to last. */
  readonly sent: (messages: readonly Message[]) => void;
  /** Nothing is under way any more: an act of the visitor, an answer or a delay comes. */
  readonly settled: () => void;
}

interface Frame<Message> {
  readonly machine: string;
  sends: Message[];
  /** What it will send once it takes what came meanwhile. */
  readonly inbox: Message[][];
}

/** Makes the order of a replay, in which nothing was sent yet. */
export function createDelivery<Message>(): Delivery<Message> {
  let stack: Frame<Message>[] = [];
  let opened: Message[] = [];
  // A machine that has said all may still be at it when something comes from outside: whether it takes then what it is sent is unknown.
  let doubtful = new Set<string>();
  let free: Message[][] = [];
  const next = (): Message | undefined => {
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const [first] = top.sends;
      if (first !== undefined) return first;
      const waiting = top.inbox.shift();
      if (waiting) top.sends = waiting;
      else stack.pop();
    }
    return undefined;
  };
  const settled = () => {
    stack = [];
    free = [];
    doubtful = new Set();
  };
  return {
    next,
    mayCome: (message) => next() === message || free.some((one) => one.includes(message)),
    arrived: (machine, message) => {
      opened = [];
      if (message === undefined) {
        const before = stack.map((frame) => frame.machine);
        next();
        doubtful = new Set([...doubtful, ...before]);
      } else if (stack.at(-1)?.sends[0] === message) stack.at(-1)?.sends.shift();
      const busy = stack.find((frame) => frame.machine === machine);
      if (busy) busy.inbox.push(opened);
      else if (message !== undefined && doubtful.has(machine)) free.push(opened);
      else stack.push({ machine, sends: opened, inbox: [] });
    },
    sent: (messages) => {
      opened.push(...messages);
    },
    settled,
  };
}
