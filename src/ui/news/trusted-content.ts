import { isSafeMarkup } from '../../domain/news/safe-markup.ts';

// The one policy of this site (contract "Response headers"): it accepts what the sanitiser writes, and data.
const policy = window.trustedTypes?.createPolicy('bupc', {
  createHTML: (markup) => markup,
  createScript: (json) => {
    JSON.parse(json);
    return json;
  },
});

/**
 * Turns sanitised markup into what the page may render: a TrustedHTML, or the text itself in browsers without Trusted
 * Types.
 * @returns undefined for markup that does not have the sanitiser's form
 */
export function trustedMarkup(markup: string): string | TrustedHTML | undefined {
  if (!isSafeMarkup(markup)) return undefined;
  return policy?.createHTML(markup) ?? markup;
}

/**
 * Makes a data block, a script element that runs nothing.
 * @param json its content
 */
export function dataBlock(json: string): HTMLScriptElement {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  // The types of the DOM know plain texts alone.
  block.text = (policy?.createScript(json) ?? json) as string;
  return block;
}
