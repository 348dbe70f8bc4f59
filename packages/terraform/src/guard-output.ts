/** Messages for common write errors; others keep the system's code. */
const REASONS = new Map([
  ['ENOSPC', 'no space is left on the device'],
  ['EIO', 'the device reports an error'],
  ['EFBIG', 'the file is too large'],
]);

/**
 * Exits cleanly when output cannot be written: silently when a reader such as `head` closes the pipe, with a
 * one-line message and exit code 1 when output is lost.
 */
export function guardOutput(stream: NodeJS.WriteStream, name: string): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    const reason = REASONS.get(error.code ?? '') ?? error.message;
    if (stream !== process.stderr) process.stderr.write(`The ${name} cannot be written: ${reason}\n`);
    process.exit(1);
  });
}
