/** Milliseconds. A background tab has no frames, and work that waits for one must not wait for the reader. */
const LONGEST_WAIT = 1000;

/** Calls back once: after the next frame, or after a second without one. */
export function afterPaint(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  const finish = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    port1.close();
    act();
  };
  // The first task after the next frame runs when that frame has been painted.
  port1.onmessage = finish;
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  const timer = setTimeout(finish, LONGEST_WAIT);
}
