declare module 'saxen' {
  /** Reads XML in the order of its text. */
  export class Parser {
    on(
      event: 'openTag',
      take: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(event: 'closeTag', take: (name: string) => void): this;
    on(event: 'text', take: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', take: (text: string) => void): this;
    on(event: 'error', take: (error: Error) => void): this;
    parse(xml: string): void;
  }
}
