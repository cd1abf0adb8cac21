// Controls of a terminal, and those that turn the direction of a text.
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/**
 * Gives a text as it may be printed: what names and values of foreign files would have a terminal do is shown instead, ESC as <U+001B>.
 * Ends of lines and tabs stay.
 */
export const printed = (text: string): string =>
  text.replace(
    UNSEEN,
    (control) => `<U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
