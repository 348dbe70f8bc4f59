const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs `stop` at the first Ctrl+C or termination signal; the second one ends the process at once. Returns a
 * function that removes the handlers.
 */
export function onStopSignal(stop: () => void): () => void {
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, run);
  };
  const run = (): void => {
    forget();
    stop();
  };
  for (const signal of SIGNALS) process.on(signal, run);
  return forget;
}
