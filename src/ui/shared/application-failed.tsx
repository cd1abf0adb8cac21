import * as texts from '../../domain/shared/texts.ts';

/**
 * Says that the application did not come, and how to ask for it again (spec §8 Chunks and rendering). It stands in the served page,
 * out of sight; the boot script shows it.
 */
export function ApplicationFailed() {
  return (
    <div className="application-failed" role="alert">
      <p>{texts.sebagianHalamanIniGagal}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query; no script would run for a button */}
      <a className="button button--ink" href="">
        {texts.muatUlang}
      </a>
    </div>
  );
}
