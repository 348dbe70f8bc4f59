/** CSS pixels per unit of a drawing, so that its 14 px labels are as large as the page's small text. */
const SCALE = 1.1;

/** Sets the size of a drawing to its view box, so that a small one is not scaled up to the column's width. */
export function sizeSvg(svg: string): string {
  const box = /<svg[^>]*\sviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg);
  if (box === null || /<svg[^>]*\swidth=/.test(svg)) return svg;
  const [width, height] = [box[1], box[2]].map((length) => Math.round(Number(length) * SCALE));
  return svg.replace('<svg', `<svg width="${width}" height="${height}"`);
}
