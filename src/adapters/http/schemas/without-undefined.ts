/** A record whose undefined fields are left out instead. */
export type WithoutUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out the fields that are undefined, so that a domain value either has a field or does not. */
export function withoutUndefined<T extends object>(record: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}
