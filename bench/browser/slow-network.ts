import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection to a server: bits per second towards the reader, milliseconds one way. */
export interface Line {
  readonly bandwidth: number;
  readonly latency: number;
}

export interface SlowNetwork {
  readonly url: string;
  /** Bytes sent to the reader so far, including response headers. */
  readonly received: () => number;
  /** Waits until nothing has arrived for this many milliseconds. */
  waitForQuiet(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Proxies a server so that all connections of a page, including those of workers, share one slow line. */
export async function startSlowNetwork(serverUrl: string, line: Line): Promise<SlowNetwork> {
  const { hostname, port, pathname } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let received = 0;
  let last = performance.now();
  /** Time when the line will have sent everything queued so far. */
  let free = 0;
  const server = createServer({ allowHalfOpen: true }, (reader) => {
    const host = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    for (const socket of [reader, host]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // Browsers drop connections at any time.
      socket.on('error', () => {
        reader.destroy();
        host.destroy();
      });
    }
    reader.on('data', (chunk) => void setTimeout(() => host.write(chunk), line.latency));
    reader.on('end', () => void setTimeout(() => host.end(), line.latency));
    const whenSent = (bytes: number): number => {
      free = Math.max(free, performance.now()) + (bytes * 8000) / line.bandwidth;
      return free - performance.now() + line.latency;
    };
    host.on('data', (chunk) => {
      setTimeout(() => {
        received += chunk.length;
        last = performance.now();
        reader.write(chunk);
      }, whenSent(chunk.length));
    });
    host.on('end', () => void setTimeout(() => reader.end(), whenSent(0) + 1));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    url: `http://localhost:${address.port}${pathname}`,
    received: () => received,
    async waitForQuiet(milliseconds) {
      for (let left = milliseconds; left > 0; left = last + milliseconds - performance.now())
        await wait(left);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
