/** Puts a text on the clipboard. */
export async function writeClipboard(text: string): Promise<void> {
  // The clipboard API is missing on pages without HTTPS and can be forbidden by the embedding page.
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr-only';
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
}
