import { useLayoutEffect, useRef } from 'react';

let areAdopted = false;

/**
 * The element in which the build links the styles for everything below the first view: what is above is painted before they
 * load, what is below is not painted without them (record 0028). They stay when the router shows another page.
 */
export function LateStyles() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const served = element.current?.querySelector('link') ?? undefined;
    // A page that React drew again has lost the served markup.
    if (served === undefined && !areAdopted) adoptStyles(undefined);
    return () => {
      if (!areAdopted) adoptStyles(served?.sheet ?? undefined);
    };
  }, []);
  return (
    <div
      ref={element}
      className="late-styles"
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that what the build wrote stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

// At once, so that the next page is not painted without them. Not before they are needed: one more sheet has the browser
// choose fonts again, and show the page in one that loaded late.
function adoptStyles(sheet: CSSStyleSheet | undefined): void {
  const { styles } = document.documentElement.dataset;
  if (styles === undefined) return;
  areAdopted = true;
  if (sheet) {
    const copy = new CSSStyleSheet();
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
    document.adoptedStyleSheets.push(copy);
  } else {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }));
  }
}
