/** Writes a text to the clipboard; returns false if the browser refuses. */
export async function writeClipboard(text: string): Promise<boolean> {
  // The clipboard API is missing on pages without HTTPS and can be forbidden by the embedding page.
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Nothing is selected for it: a field of its own would take the focus away, and has none behind a dialog. */
function copyByCommand(text: string): boolean {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  // Safari asks with this whether there is something to copy.
  document.addEventListener('beforecopy', (event) => event.preventDefault(), options);
  document.addEventListener(
    'copy',
    (event) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
    },
    options,
  );
  const isCopied = document.execCommand('copy');
  done.abort();
  return isCopied;
}
