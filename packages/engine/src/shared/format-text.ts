export type TextValues = Readonly<Record<string, string | number>>;

/** Fills in the placeholders of a message. Throws when a value is missing. */
export function formatText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the text \`${text}\` needs a value for \`${name}\``);
    return String(value);
  });
}
