/**
 * A picture of an element as the browser draws it: its copy, with all styles written into it and its pictures within,
 * drawn as SVG into a canvas. Only what this page may read is in it; web fonts are not.
 */

const QUALITY = 0.85;
const XHTML = 'http://www.w3.org/1999/xhtml';

async function asDataUrl(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const URL_IN_STYLE = /url\("((?!data:|#)[^"]+)"\)/g;

/** Style values with the pictures they name inside them. */
async function withoutLinks(value: string): Promise<string> {
  let result = value;
  for (const [whole, address] of value.matchAll(URL_IN_STYLE)) {
    if (address !== undefined) result = result.replace(whole, `url("${await asDataUrl(address)}")`);
  }
  return result;
}

async function copyStyle(from: Element, to: Element): Promise<void> {
  const style = getComputedStyle(from);
  const parts: string[] = [];
  for (const name of style) {
    const value = style.getPropertyValue(name);
    parts.push(`${name}:${value.includes('url("') ? await withoutLinks(value) : value}`);
  }
  to.setAttribute('style', parts.join(';'));
  to.removeAttribute('class');
}

async function copyPicture(from: Element, to: Element): Promise<void> {
  if (from instanceof HTMLImageElement && to instanceof HTMLImageElement) {
    to.removeAttribute('srcset');
    to.removeAttribute('loading');
    if (from.currentSrc !== '') to.src = await asDataUrl(from.currentSrc);
  } else if (from instanceof SVGImageElement) {
    const address = from.href.baseVal;
    if (address !== '') to.setAttribute('href', await asDataUrl(address));
  } else if (from instanceof HTMLCanvasElement && from.width > 0 && from.height > 0) {
    const image = document.createElement('img');
    image.setAttribute('style', to.getAttribute('style') ?? '');
    image.src = from.toDataURL();
    to.replaceWith(image);
  } else if (from instanceof HTMLMediaElement) to.removeAttribute('src');
}

function decode(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the page could not be drawn as a picture'));
    image.src = address;
  });
}

/** WebP of `width` pixels; rejects where the browser does not let its own drawing be read. */
export async function elementPicture(
  element: HTMLElement,
  size: { readonly w: number; readonly h: number },
  width: number,
): Promise<Blob> {
  const copy = element.cloneNode(true) as HTMLElement;
  const originals = [element, ...element.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of originals.entries()) {
    const twin = copies[index];
    if (twin === undefined) continue;
    await copyStyle(original, twin);
    await copyPicture(original, twin);
  }
  copy.style.transform = 'none';
  copy.setAttribute('xmlns', XHTML);
  const markup = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.w}" height="${size.h}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = await decode(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * size.h) / size.w);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas gave no picture')) : resolve(blob)),
      'image/webp',
      QUALITY,
    );
  });
}
