/** Converts a label to a URL segment: `EC2 & S3` is `ec-2-s-3`. */
export function kebabCase(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['\u2019]/g, '');
  const words = plain.match(
    /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[\p{Lo}\p{Lm}]+|\p{Emoji_Presentation}/gu,
  );
  return (words ?? []).map((word) => word.toLowerCase()).join('-');
}
