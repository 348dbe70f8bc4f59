/** Calls back when the next frame has been drawn. */
export function afterPaint(act: () => void): void {
  // The first task after the next frame runs when that frame has been drawn.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(undefined);
  });
}
