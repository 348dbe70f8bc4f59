/** A progress bar: `start` shows it, `done` completes and removes it. */
export interface ProgressBar {
  start(): void;
  done(): void;
}

/** Milliseconds before a slow navigation shows its progress; fast ones never do. */
const DELAY = 1000;

/** Shows the bar once a navigation has taken one second. Returns the function that removes it. */
export function startDelayedProgress(loadBar: () => Promise<ProgressBar>): () => void {
  let over = false;
  let bar: ProgressBar | undefined;
  const timer = setTimeout(async () => {
    // Without its code there is no bar; the navigation itself reports network errors.
    const loaded = await loadBar().catch(() => undefined);
    if (over) return;
    bar = loaded;
    bar?.start();
  }, DELAY);
  return () => {
    over = true;
    clearTimeout(timer);
    bar?.done();
  };
}
