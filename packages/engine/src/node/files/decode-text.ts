import { BuildError } from '../errors/build-error.ts';

const HINT = 'Save it as UTF-8, or take it out of the folder when it is no text.';
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Decodes a text file. Throws a `BuildError` with the line if it is not UTF-8: UTF-16, Latin-1, or binary.
 */
export function decodeText(data: Uint8Array, file: string): string {
  const fault = (message: string, before: string): BuildError =>
    new BuildError(message, { file, line: before.split('\n').length, hint: HINT });
  if (startsWith(data, [0xff, 0xfe]) || startsWith(data, [0xfe, 0xff]))
    throw fault('the file is UTF-16 text', '');
  let text: string;
  try {
    text = decoder.decode(data);
  } catch {
    const readable = new TextDecoder('utf-8', { ignoreBOM: true }).decode(data);
    throw fault('the file is not UTF-8 text', readable.slice(0, readable.indexOf('\uFFFD')));
  }
  const zero = text.indexOf('\0');
  if (zero >= 0) throw fault('the file holds a zero byte, as no text does', text.slice(0, zero));
  return text;
}

function startsWith(data: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => data[index] === byte);
}
