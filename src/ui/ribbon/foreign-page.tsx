import * as texts from '../../domain/ribbon/texts.ts';
import './foreign-page.scss';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Asks in place of the whole page whether to open what a link or a file brought. Nothing of it has been read, so nothing of it is
 * shown; the page is in the language of the site, for whoever was sent a link.
 * @param ownTitle of the page that asks
 * @returns when the visitor goes on; never, where they leave
 */
export function askAboutForeignPage({ body }: Document, ownTitle: string): Promise<void> {
  const hidden = [...body.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  for (const child of hidden) child.hidden = true;
  const { title } = body.ownerDocument;
  body.ownerDocument.title = ownTitle;
  const own = body.appendChild(body.ownerDocument.createElement('div'));
  const root = createRoot(own);
  return new Promise((agreed) => {
    const goOn = () => {
      root.unmount();
      own.remove();
      body.ownerDocument.title = title;
      for (const child of hidden) child.hidden = false;
      agreed();
    };
    root.render(<ForeignPage onAgree={goOn} />);
  });
}

function ForeignPage({ onAgree }: { readonly onAgree: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="foreign-page">
      <h1 ref={heading} tabIndex={-1}>
        {texts.foreignTitle}
      </h1>
      <p>{texts.foreignText}</p>
      <p>{texts.foreignWarning}</p>
      {/* The boot script holds clicks until the page is hydrated, which is after this alone. */}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAgree();
        }}
      >
        <a className="button" href="/home">
          {texts.toRealSite}
        </a>
        <input className="button button--outline" type="submit" value={texts.openForeignPage} />
      </form>
    </main>
  );
}
