import { fontProbe } from './web-font-probe.ts';
import { asDataUrl, webFontSubsets } from './web-font-styles.ts';

/**
 * A picture of an element as the browser draws it: a copy with all styles, pictures and web fonts inlined, drawn as SVG
 * into a canvas. It contains only content that this page may read.
 */

const QUALITY = 0.85;
const XHTML = 'http://www.w3.org/1999/xhtml';
/**
 * Largest value per channel, of 255, at which a pixel counts as black. An entirely black picture is a failed drawing,
 * or not worth storing.
 */
const BLACK = 12;
/** Side of the sample that is checked for blackness, pixels. */
const SAMPLE = 32;

/**
 * A style of the stage that cannot be inlined in an element, because it has a pseudo-element
 * (packages/stage/src/view/text/text-view.css).
 */
const HANGING_SPACE = '[data-hang]::after{content:"\\3000";letter-spacing:0;visibility:hidden}';

const URL_IN_STYLE = /url\("((?!data:|#)[^"]+)"\)/g;

/** A style value with its pictures inlined. */
async function withoutLinks(value: string): Promise<string> {
  let result = value;
  for (const [whole, address] of value.matchAll(URL_IN_STYLE)) {
    if (address !== undefined) result = result.replace(whole, `url("${await asDataUrl(address)}")`);
  }
  return result;
}

function copyStyle(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const parts: string[] = [];
  for (const name of style) parts.push(`${name}:${style.getPropertyValue(name)}`);
  to.setAttribute('style', parts.join(';'));
  to.removeAttribute('class');
}

function copyPicture(from: Element, to: Element): void {
  if (from instanceof HTMLImageElement && to instanceof HTMLImageElement) {
    to.removeAttribute('srcset');
    to.removeAttribute('loading');
    to.setAttribute('src', from.currentSrc);
  } else if (from instanceof SVGImageElement) to.setAttribute('href', from.href.baseVal);
  else if (from instanceof HTMLCanvasElement && from.width > 0 && from.height > 0) {
    const image = document.createElement('img');
    image.setAttribute('style', to.getAttribute('style') ?? '');
    image.setAttribute('src', from.toDataURL());
    to.replaceWith(image);
  } else if (from instanceof HTMLMediaElement) to.removeAttribute('src');
}

/**
 * A copy of the element in its current state. Created synchronously, because an element removed from the page meanwhile
 * has no styles, and shapes without styles are black.
 */
function frozenCopy(element: HTMLElement): HTMLElement {
  if (!element.isConnected) throw new Error('the page is no longer shown');
  const copy = element.cloneNode(true) as HTMLElement;
  const originals = [element, ...element.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of originals.entries()) {
    const twin = copies[index];
    if (twin === undefined) continue;
    copyStyle(original, twin);
    copyPicture(original, twin);
  }
  copy.style.transform = 'none';
  copy.setAttribute('xmlns', XHTML);
  return copy;
}

/** Inlines all files that a copy links to. */
async function takeIn(copy: HTMLElement): Promise<void> {
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    const style = element.getAttribute('style') ?? '';
    if (style.includes('url("')) element.setAttribute('style', await withoutLinks(style));
    const name = element instanceof HTMLImageElement ? 'src' : 'href';
    const isPicture = element instanceof HTMLImageElement || element instanceof SVGImageElement;
    const address = isPicture ? element.getAttribute(name) : null;
    if (address !== null && address !== '') element.setAttribute(name, await asDataUrl(address));
  }
}

async function decode(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function isBlack(canvas: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas');
  small.width = SAMPLE;
  small.height = SAMPLE;
  const pen = brush(small);
  pen.drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
  const { data } = pen.getImageData(0, 0, SAMPLE, SAMPLE);
  return data.every((value, index) => index % 4 === 3 || value < BLACK);
}

function brush(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the canvas has no context');
  return context;
}

/**
 * A WebP picture `width` pixels wide; rejects when the browser does not let the canvas be read, and when the picture is
 * all black.
 */
export async function elementPicture(
  element: HTMLElement,
  size: { readonly w: number; readonly h: number },
  width: number,
): Promise<Blob> {
  const fonts = await webFontSubsets(element);
  const probe = fontProbe(fonts, size);
  const copy = frozenCopy(element);
  await takeIn(copy);
  const markup = new XMLSerializer().serializeToString(copy);
  const rules = fonts.map(({ rule }) => rule).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h + probe.height}"><style>${HANGING_SPACE}${rules}</style><foreignObject width="${size.w}" height="${size.h}">${markup}</foreignObject>${probe.markup}</svg>`;
  const image = await decode(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  await probe.ready(image);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * size.h) / size.w);
  const pen = brush(canvas);
  // White paper on empty areas.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, size.w, size.h, 0, 0, canvas.width, canvas.height);
  if (isBlack(canvas)) throw new Error('the picture is black');
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas returned no picture')) : resolve(blob)),
      'image/webp',
      QUALITY,
    );
  });
}
