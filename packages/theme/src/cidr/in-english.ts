import { cidrTexts } from '../texts/cidr-texts.ts';
import { type CidrMessage, formatProblem } from './format-problem.ts';

/** What a reader of English is told, for unit tests; nothing where there is no message. */
export function inEnglish(message: CidrMessage | undefined): string {
  return message === undefined ? '' : formatProblem(cidrTexts, message);
}
