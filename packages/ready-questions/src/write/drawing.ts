import { sha256 } from '@lectern/base/sha256';

/** A picture that was drawn for the questions: an SVG file, named in them by the SHA-256 of its bytes. */
export interface Drawing {
  readonly asset: string;
  /** Size in pixels, which is that of the SVG's view box. */
  readonly width: number;
  readonly height: number;
  /** Description for screen readers. */
  readonly alt: string;
  /** The file, of ASCII characters alone. */
  readonly svg: string;
}

const NOT_ASCII = /[^\x20-\x7e]/gu;

/** A drawing on white ground. `shapes` is the content of the SVG; strokes are dark and areas are not filled by default. */
export function drawing(width: number, height: number, alt: string, shapes: string): Drawing {
  const opened = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#1f2937" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" font-family="sans-serif" font-size="18" text-anchor="middle">`;
  const whole = `${opened}<path d="M0 0h${width}v${height}H0z" fill="#fff" stroke="none"/>${shapes}</svg>`;
  const svg = whole.replaceAll(NOT_ASCII, (sign) => `&#${sign.codePointAt(0)};`);
  return { asset: sha256(bytesOf(svg)), width, height, alt, svg };
}

/** The bytes of a drawing's file: each character is one byte. */
export function bytesOf(svg: string): Uint8Array {
  return Uint8Array.from(svg, (sign) => sign.charCodeAt(0));
}

export function isDrawing(words: string | Drawing): words is Drawing {
  return typeof words !== 'string';
}

/** A text in a drawing, centred at x and standing on y. */
export function label(x: number, y: number, text: string, size = 18, colour = '#1f2937'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" stroke="none">${text}</text>`;
}
