import { type CidrMessage, formatProblem } from './format-problem.ts';
import { cidrMessages } from './messages.ts';

/** Returns a message in English, for unit tests; an empty text for no message. */
export function inEnglish(message: CidrMessage | undefined): string {
  return message === undefined ? '' : formatProblem(cidrMessages, message);
}
