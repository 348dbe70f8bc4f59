import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLORS = 256;

/**
 * Encodes a picture with few colors as a palette PNG, a third as large as one with four channels; `undefined`
 * for one with more than 256 colors.
 */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer | undefined {
  const colors = new Uint32Array(pixels.slice().buffer);
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let at = 0;
  let last: number | undefined;
  let index = 0;
  for (let row = 0; row < height; row++) {
    rows[at++] = 0;
    for (let column = 0; column < width; column++) {
      const color = colors[row * width + column] ?? 0;
      if (color !== last) {
        last = color;
        index = palette.get(color) ?? palette.size;
        if (index === MOST_COLORS) return undefined;
        palette.set(color, index);
      }
      rows[at++] = index;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per pixel, with a palette.
  head.set([8, 3], 8);
  const entries = [...palette.keys()].flatMap((color) => [
    color & 0xff,
    (color >>> 8) & 0xff,
    (color >>> 16) & 0xff,
  ]);
  return Buffer.concat([
    SIGNATURE,
    createChunk('IHDR', head),
    createChunk('PLTE', Buffer.from(entries)),
    createChunk('IDAT', deflateSync(rows, { level: 6 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function createChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
