/** Called while it works: what is done now, and how much of that, from 0 to 1. */
export type OnProgress = (step: string, part: number) => void;
