// npm run memory: a hundred openings of each dialog, half an hour of turning banners and two hundred refreshes, on the
// production build, and whether anything is left behind. `npm test` does a part of it.
process.env.MEMORY = 'all';
process.argv.splice(2, 0, 'browser', 'memory', 'guide-scale');
await import('./test.mjs');
