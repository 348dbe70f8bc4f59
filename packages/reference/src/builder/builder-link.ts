import type { Form } from '@gruntwork-docs/terraform/builder';
import { type ReadLink, readLink, writeLink } from '@gruntwork-docs/terraform/builder';
import type { PublishedModule } from './load-module.ts';

type LinkedModule = Pick<PublishedModule, 'variables' | 'version'>;

/** The text of a link to a form: the release that it was made for, then what is set. */
export function toLinkText({ variables, version = '' }: LinkedModule, form: Form): string {
  const text = writeLink(variables, form);
  return text === '' ? version : `${version}&${text}`;
}

/** Reads the text of a link, of whatever release; which one it was changes nothing of what it says. */
export function fromLinkText({ variables }: LinkedModule, text: string): ReadLink {
  const at = text.indexOf('&');
  return readLink(variables, at < 0 ? '' : text.slice(at + 1));
}
