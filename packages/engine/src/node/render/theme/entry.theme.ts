import { toSentError } from '../../errors/sent-error.ts';
import type { CompileReply, CompileRequest } from './compile-in-process.ts';
import { compileTheme } from './compile-theme.ts';

process.once('message', async ({ dir, input }: CompileRequest) => {
  const reply = await compileTheme(dir, input).then(
    (compiled): CompileReply => ({ compiled }),
    (error: unknown): CompileReply => ({ failure: toSentError(error) }),
  );
  process.send?.(reply, () => process.exit());
});
// The parent process is gone.
process.once('disconnect', () => process.exit());
