/**
 * Remembers the reader's input in the fields of an element before its script has loaded. The returned
 * function restores the text and notifies the framework, after that has set the fields to its own state.
 */
export function keepTypedText(root: Element): () => void {
  const typed = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => ({ field, text: field.value, start: field.selectionStart, end: field.selectionEnd }));
  return () => {
    for (const { field, text, start, end } of typed) {
      // React reports a change only if the value differs from the last one that was set through the element.
      field.value = '';
      const prototype =
        field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      if (start !== null) field.setSelectionRange(start, end);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
