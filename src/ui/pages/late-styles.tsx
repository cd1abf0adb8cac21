import { useLayoutEffect, useRef } from 'react';

let areKept = false;

/**
 * The place where the build links the styles for everything below the first view: what is above is painted before they
 * load, what is below is not painted without them (record 0028). They stay when the router shows another page.
 */
export function LateStyles() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const served = element.current?.querySelector('link') ?? undefined;
    // A page that was drawn anew has lost what was served.
    if (served === undefined && !areKept) keep(undefined);
    return () => {
      if (!areKept) keep(served?.sheet ?? undefined);
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
// choose faces anew, and set the page in one that came late.
function keep(sheet: CSSStyleSheet | undefined): void {
  const { styles } = document.documentElement.dataset;
  if (styles === undefined) return;
  areKept = true;
  if (sheet) {
    const copy = new CSSStyleSheet();
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
    document.adoptedStyleSheets.push(copy);
  } else {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }));
  }
}
