/** Code that comes when it is first asked for. */
export interface LateCode<T> {
  /** What has come; undefined before. */
  readonly now: () => T | undefined;
  /** Asks for it, and again where it was lost. @throws where it does not come */
  readonly load: () => Promise<T>;
  /** Settles once it has come, whoever has asked for it; never fails. */
  readonly arrival: Promise<T>;
}

/**
 * Makes code that comes late.
 * @param load fetches it
 */
export function lateCode<T>(load: () => Promise<T>): LateCode<T> {
  let come: T | undefined;
  let arrive: (value: T) => void = () => undefined;
  const arrival = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return {
    now: () => come,
    arrival,
    load: async () => {
      come ??= await load();
      arrive(come);
      return come;
    },
  };
}

/** Makes code that is there from the start. */
export const codeHere = <T>(value: T): LateCode<T> => ({
  now: () => value,
  load: async () => value,
  arrival: Promise.resolve(value),
});
