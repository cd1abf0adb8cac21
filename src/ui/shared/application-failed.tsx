import * as texts from '../../domain/shared/texts.ts';

/**
 * Says that the application could not be loaded or broke, and how to try again (spec §8 Chunks and rendering). It is hidden
 * until the document is marked so.
 */
export function ApplicationFailed() {
  return (
    <div className="application-failed" role="alert">
      <p>{texts.pageNotAnswering}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query; no script would run for a button */}
      <a className="button button--ink" href="">
        {texts.reload}
      </a>
    </div>
  );
}
