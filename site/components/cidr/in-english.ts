import { type CidrMessage, formatProblem } from './format-problem.ts';
import { cidrMessages } from './messages.ts';

/** What a reader of English is told, for unit tests; nothing where there is no message. */
export function inEnglish(message: CidrMessage | undefined): string {
  return message === undefined ? '' : formatProblem(cidrMessages, message);
}
