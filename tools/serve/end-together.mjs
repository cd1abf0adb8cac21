const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Lets this process end a child of its own with itself, also where a signal ends it. */
export function endTogether(child) {
  const end = () => void child.kill();
  const leave = (signal) => process.exit(SIGNALS[signal]);
  process.once('exit', end);
  for (const signal of Object.keys(SIGNALS)) process.once(signal, leave);
  child.once('exit', () => {
    process.off('exit', end);
    for (const signal of Object.keys(SIGNALS)) process.off(signal, leave);
  });
}
