import { BuildError } from './build-error.ts';
import { explainSystemError } from './explain-system-error.ts';

/** An error as plain data: classes do not survive sending between threads and processes. */
export interface SentError {
  readonly isBuildError: boolean;
  readonly message: string;
  readonly stack: string | undefined;
  readonly position: BuildError['position'];
  readonly hint: string | undefined;
  readonly frame: string | undefined;
}

/** The serializable form of a thrown value. */
export function toSentError(thrown: unknown): SentError {
  const error = explainSystemError(thrown) ?? thrown;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isBuildError = error instanceof BuildError;
  const { position, hint, frame } = isBuildError
    ? error
    : { position: {}, hint: undefined, frame: undefined };
  return { isBuildError, message, stack, position, hint, frame };
}

/** Restores an error that was sent. */
export function toError(sent: SentError): Error {
  if (sent.isBuildError) return toBuildError(sent);
  const { message, stack } = sent;
  return Object.assign(new Error(message), { stack: stack ?? message });
}

/** Restores a `BuildError` that was sent. */
export function toBuildError({ message, position, hint, frame }: SentError): BuildError {
  return new BuildError(message, { ...position, hint, frame });
}
