import { imageSize } from 'image-size';

export interface ImageSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The size in a picture's header; `undefined` if it is missing or damaged. */
export function measureImage(data: Buffer): ImageSize | undefined {
  try {
    const { width, height } = imageSize(data);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
