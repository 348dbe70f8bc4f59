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
 * True for a `Host` header by which the server may be called: this machine's own names, addresses, the name that it
 * listens at and those of the config. A page of another site whose name was pointed at this machine reads nothing.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  // Browsers always send it; programs of HTTP/1.0 need not.
  if (header === undefined) return true;
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0) return true;
  return allowed.some((own) => own.toLowerCase() === name);
}
