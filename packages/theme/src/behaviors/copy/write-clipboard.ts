/** Writes a text to the clipboard; returns false if the browser refuses. */
export async function writeClipboard(text: string): Promise<boolean> {
  // The Clipboard API is missing on pages without HTTPS, and the embedding page can forbid it.
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Copies without a temporary field, which would take the focus, and fails behind a dialog. */
function copyByCommand(text: string): boolean {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  // Safari fires this event to check whether there is something to copy.
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
