/** An asynchronous call whose answers a test gives by hand. */
export interface ControlledCalls<Input, Output> {
  readonly call: (input: Input) => Promise<Output>;
  /** What it was called with, in order. */
  readonly inputs: readonly Input[];
  /** Answers the newest call, and lets the machine hear it. */
  readonly answer: (output: Output) => Promise<void>;
  /** Fails the newest call, and lets the machine hear it. */
  readonly fail: (error: Error) => Promise<void>;
  /** Prepares the answer of the newest call, to be given after later ones have begun. */
  readonly later: (output: Output) => () => Promise<void>;
}

// One turn of the event loop: every promise that can settle has settled by then.
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Makes a call that waits for its test. */
export function controlledCalls<Input, Output>(): ControlledCalls<Input, Output> {
  const inputs: Input[] = [];
  const endings: { resolve: (output: Output) => void; reject: (error: Error) => void }[] = [];
  const newest = () => {
    const ending = endings.at(-1);
    if (ending === undefined) throw new Error('it was not called');
    return ending;
  };
  return {
    inputs,
    call: (input) =>
      new Promise((resolve, reject) => {
        inputs.push(input);
        endings.push({ resolve, reject });
      }),
    answer: (output) => {
      newest().resolve(output);
      return settled();
    },
    fail: (error) => {
      newest().reject(error);
      return settled();
    },
    later: (output) => {
      const { resolve } = newest();
      return () => {
        resolve(output);
        return settled();
      };
    },
  };
}
