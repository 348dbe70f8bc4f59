/** Runs an action when the browser is idle, within two seconds at the latest. */
export function whenIdle(action: () => void): void {
  if (typeof window.requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 2000 });
  else setTimeout(action, 200);
}
