import { Html, html } from './html.ts';

/** Where the pages of earlier states are. */
export const HISTORY = '/sebelumnya/';

/**
 * Makes a page of earlier states.
 * @param hasList whether it leads to their list
 */
export const frame = (title: string, main: Html, hasList = true): string =>
  html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Penyunting isi</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#isi">Langsung ke isi</a>
<header><nav><a href="/">Penyunting</a>${hasList && html` <a href="${HISTORY}">Keadaan sebelumnya</a>`}</nav></header>
<main id="isi">
${main}
</main>
</body>
</html>
`.text;

/** Makes the page that says why something is not shown. */
export const refusedPage = (message: string): string =>
  frame(
    'Tidak ada',
    html`<h1>Tidak dapat ditampilkan</h1>
<p class="warning" role="alert">${message}</p>`,
  );

/** The look of these pages; they take the colours that the system has, light or dark. */
export const STYLE = `
:root { color-scheme: light dark; --line: #8884; --then: #1a7f37; --now: #b35900; --mark: #fbe7a1; --on-mark: #1f1a00; }
@media (prefers-color-scheme: dark) { :root { --then: #4cc38a; --now: #ffa657; --mark: #5c4a00; --on-mark: #fff3c4; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
header { padding-bottom: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
a { color: LinkText; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
nav a { display: inline-block; padding: .625rem 0; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
.skip:not(:focus) { position: absolute; left: -999rem; }
ul { list-style: none; margin: 0; padding: 0; }
.states li, .files > li { border-top: 1px solid var(--line); }
.states a { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .75rem 0; min-height: 2.75rem; }
.states time { font-variant-numeric: tabular-nums; }
.files > li { padding: .75rem 0; }
.files p { margin: .25rem 0; }
.said { border-left: .25rem solid var(--then); padding: .5rem .75rem; margin: 1rem 0; }
.warning { border-left: .25rem solid var(--now); padding: .5rem .75rem; margin: 1rem 0; white-space: pre-line; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border: 2px solid; border-radius: .5rem; background: Canvas; color: LinkText; cursor: pointer; }
img { display: block; max-width: 100%; max-height: 12rem; margin-top: .5rem; }
pre { margin: 0; font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
.text { border: 1px solid var(--line); border-radius: .5rem; margin-top: .5rem; padding: .75rem; display: grid; gap: .75rem; }
.text .skipped { color: GrayText; font-size: .875rem; margin: 0; }
.pair { display: grid; gap: .75rem; }
@media (min-width: 48rem) { .pair { grid-template-columns: 1fr 1fr; } }
.then, .now { padding-left: .625rem; border-left: .25rem solid; }
.then { border-color: var(--then); }
.now { border-color: var(--now); }
.then b, .now b { display: block; font-size: .875rem; }
.then b { color: var(--then); }
.now b { color: var(--now); }
mark { background: var(--mark); color: var(--on-mark); }
`;
