import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { startSlowNetwork } from './slow-network.ts';

const BODY = 'x'.repeat(50_000);

test('answers come as fast as the line is, and are counted', async () => {
  const server = createServer((_, response) => response.end(BODY)).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  // 50 kB take 200 ms at 2 Mbit/s.
  const line = await startSlowNetwork(`http://localhost:${port}/`, { bandwidth: 2e6, latency: 20 });
  try {
    const start = performance.now();
    const texts = await Promise.all([1, 2].map(async () => (await fetch(`${line.url}a`)).text()));
    expect(texts).toEqual([BODY, BODY]);
    // Both requests share the line.
    expect(performance.now() - start).toBeGreaterThan(400);
    expect(line.received()).toBeGreaterThan(100_000);
    expect(line.received()).toBeLessThan(102_000);
    await line.waitForQuiet(10);
  } finally {
    await line.close();
    server.close();
  }
});
