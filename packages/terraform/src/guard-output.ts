/** Why writing can fail, in words; the rest keeps the system's name. */
const REASONS = new Map([
  ['ENOSPC', 'no space is left on the device'],
  ['EIO', 'the device reports an error'],
  ['EFBIG', 'the file is too large'],
]);

/**
 * Ends the program in order when its output cannot be written: silently when a reader such as `head` has had enough,
 * with one line and the exit code 1 when the text is lost.
 */
export function guardOutput(stream: NodeJS.WriteStream, name: string): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    const reason = REASONS.get(error.code ?? '') ?? error.message;
    if (stream !== process.stderr) process.stderr.write(`The ${name} cannot be written: ${reason}\n`);
    process.exit(1);
  });
}
