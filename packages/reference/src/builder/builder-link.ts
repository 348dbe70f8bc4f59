import type { Form } from '@gruntwork-docs/terraform/builder';
import { type ReadLink, readLink, writeLink } from '@gruntwork-docs/terraform/builder';
import type { PublishedModule } from './load-module.ts';

type LinkedModule = Pick<PublishedModule, 'variables' | 'version'>;

/** Returns the link text for a form: the release that it was made for, then the values. */
export function toLinkText({ variables, version = '' }: LinkedModule, form: Form): string {
  const text = writeLink(variables, form);
  return text === '' ? version : `${version}&${text}`;
}

/** Reads the link text of any release; the release does not affect how it is read. */
export function fromLinkText({ variables }: LinkedModule, text: string): ReadLink {
  const at = text.indexOf('&');
  return readLink(variables, at < 0 ? '' : text.slice(at + 1));
}
