// How fast an inspector scrolls and filters a long log, from the input to the painted rows.

const BATCH = 2000;
const STEPS = 20;
// Each finds other entries than the one before it, in the log.
const LETTERS = ['m', 'g', 'w', 'v', 'y'];
const PATIENCE_MS = 120_000;

/**
 * Fills the log of the page behind an inspector's own window: its machines are sent events, as a tester sends them.
 * @returns how many entries there are
 */
export async function fillLog(own, count) {
  for (let first = 0; ; first += BATCH) {
    const entries = await entriesOf(own);
    if (entries >= count) return entries;
    await own.evaluate(sendEvents, [first, Math.min(BATCH, count - entries)]);
    await own.waitForFunction(
      (before) => Number(/\d+/.exec(document.querySelector('.bar__recording')?.textContent ?? '0')) > before,
      entries + Math.min(BATCH, count - entries) / 2,
      { timeout: PATIENCE_MS, polling: 50 },
    );
  }
}

const entriesOf = async (own) =>
  Number(/\d+/.exec((await own.locator('.bar__recording').textContent()) ?? '')?.[0] ?? 0);

// Runs in the inspector's window. Searches, tabs, a dropdown with its timer, and now and then a feed.
function sendEvents([first, count]) {
  const tabs = ['peta', 'layanan', 'produk'];
  const kinds = [
    (place) => ['gallery', { type: 'search.changed', query: `sawah ${place}` }],
    (place) => ['mapCatalogue', { type: 'search.changed', query: `lembar ${place}` }],
    () => ['dropdown', { type: 'pointer.entered' }],
    () => ['dropdown', { type: 'pointer.left' }],
    (place) =>
      place % 50 === 4
        ? ['legalProducts', { type: 'refresh.requested' }]
        : ['navigation', { type: 'tab.activated', tab: tabs[place % tabs.length] }],
  ];
  for (let place = first; place < first + count; place += 1) {
    const [machine, event] = kinds[place % kinds.length](place);
    globalThis.opener.postMessage({ type: 'event.send', machine, event }, globalThis.location.origin);
  }
}

/**
 * Scrolls a list by screens and to any place of it.
 * @param rows what is drawn of it; the rows in sight are there when they reach from its top to its bottom
 * @returns milliseconds of each step
 */
export async function scrollTimes(own, list, rows) {
  const times = (isJump) => own.evaluate(scroll, { list, rows, steps: STEPS, isJump, head: 40 });
  return { screens: await times(false), jumps: await times(true) };
}

// Runs in the inspector's window.
async function scroll({ list, rows, steps, isJump, head }) {
  const frame = document.querySelector(list);
  const nextPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    });
  const isDrawn = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    const places = [...document.querySelectorAll(rows)].map((row) => row.getBoundingClientRect());
    return (
      Math.min(...places.map((place) => place.top)) <= top + head &&
      Math.max(...places.map((place) => place.bottom)) >= bottom - 1
    );
  };
  const times = [];
  frame.scrollTop = frame.scrollHeight * 0.1;
  for (let step = 0; step < steps; step += 1) {
    // Not in step with the screen.
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 16));
    const start = performance.now();
    if (isJump) frame.scrollTop = (frame.scrollHeight * (((step * 7) % steps) + 0.5)) / steps;
    else frame.scrollTop += frame.clientHeight;
    do await nextPaint();
    while (!isDrawn());
    times.push(performance.now() - start);
  }
  return times;
}

/**
 * Types letters into a filter, each in the place of the one before it.
 * @param count what tells how many entries are found
 * @returns milliseconds of each keystroke
 */
export async function filterTimes(own, field, count) {
  const times = [];
  await own.locator(field).fill('z');
  await own.waitForTimeout(500);
  for (let step = 0; step < STEPS; step += 1) {
    await own.evaluate(awaitResult, { field, count });
    await own.keyboard.press(LETTERS[step % LETTERS.length]);
    times.push(await own.evaluate(() => globalThis.result));
    await own.waitForTimeout(100);
  }
  await own.locator(field).fill('');
  return times;
}

// Runs in the inspector's window, before the key is pressed.
function awaitResult({ field, count }) {
  const input = document.querySelector(field);
  input.focus();
  input.select();
  const read = () => document.querySelector(count)?.textContent;
  const before = read();
  let start;
  input.addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), { once: true });
  globalThis.result = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`nothing else was found than ${before}`)), 10_000);
    const observer = new MutationObserver(() => {
      if (start === undefined || read() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
