import { saveFile } from '../save-file.ts';
import { HEIGHT, WIDTH } from '../picture/position-picture-dimensions.ts';

/** Pictures in a browser: shown, and kept as files. */

/** The address under which an `<img>` shows a picture, on a page whose policy allows `data:`. */
export function addressOfPicture(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** `name` without its ending. */
export function saveSvg(svg: string, name: string): void {
  saveFile(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}

/** False where this browser cannot make a PNG of it. */
export async function savePng(svg: string, name: string): Promise<boolean> {
  const png = await pngOf(svg).catch(() => null);
  if (png !== null) saveFile(`${name}.png`, png);
  return png !== null;
}

async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOfPicture(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  brush.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((give) => {
    canvas.toBlob(give, 'image/png');
  });
}
