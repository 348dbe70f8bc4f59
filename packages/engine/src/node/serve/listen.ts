import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BuildError } from '../errors/build-error.ts';

export interface ListenOptions {
  readonly host: string;
  /** 0 uses any free port. */
  readonly port: number;
}

/**
 * Milliseconds that a connection stays open without a request: the same as common hosts (nginx: 75 s). With
 * Node's default of 5 s, a busy client's request may be sent on a closed connection and fail.
 */
const IDLE = 75_000;

/**
 * Starts to listen and returns the origin. Throws a `BuildError` with a hint when host or port is not
 * available.
 */
export async function listen(server: Server, { host, port }: ListenOptions): Promise<string> {
  server.keepAliveTimeout = IDLE;
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => reject(explain(error, host, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${toUrlHost(host)}:${taken}`;
}

/** A wildcard address cannot be opened; this machine's name can. */
function toUrlHost(host: string): string {
  if (['0.0.0.0', '::', ''].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const cause = error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new BuildError(`port ${port} is already in use`, {
        hint: `Stop the program that uses it, or choose another port: \`--port ${port + 1}\`.`,
        cause,
      });
    case 'EACCES':
      return new BuildError(`port ${port} may not be used without special rights`, {
        hint: 'Choose a port above 1023 with `--port`.',
        cause,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new BuildError(`host \`${host}\` is not an address of this machine`, {
        hint: 'Use `--host localhost`, or `--host 0.0.0.0` for all addresses.',
        cause,
      });
    default:
      return error;
  }
}

/** Milliseconds for open requests to finish. */
const GRACE = 1000;

/** Stops a server: refuses new connections, finishes open requests, and cuts off slow ones. */
export async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
