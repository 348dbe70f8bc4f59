import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { sendText } from '../simple-replies.ts';

/** Refuses a request with a host name that `isAllowedHost` rejects; returns true if it did. */
export function refuseHost(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): boolean {
  if (isAllowedHost(request.headers.host, allowed)) return false;
  sendText(response, 403, 'This name is not among `devHosts` of the config.');
  return true;
}

/**
 * True for a `Host` header with a valid name of the server: this machine's names, IP addresses, the listening
 * host and those of the config. This protects against DNS rebinding by pages of other sites.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  // Browsers always send it; HTTP/1.0 clients need not.
  if (header === undefined) return true;
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0) return true;
  return allowed.some((own) => own.toLowerCase() === name);
}
