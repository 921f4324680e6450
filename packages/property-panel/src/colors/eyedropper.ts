/** The browser's eyedropper, which picks any pixel of the screen. Firefox and Safari have no eyedropper. */
interface BrowserEyeDropper {
  open(options?: { readonly signal?: AbortSignal }): Promise<{ readonly sRGBHex: string }>;
}

/**
 * Lets the user pick a colour from the screen. Returns `#rrggbb`, or undefined when the user cancels. In browsers without an
 * eyedropper the user picks from the page: the pixel of a picture, the colour of a shape, a text or the background.
 */
export async function takeColor(page: HTMLElement | null): Promise<string | undefined> {
  const Own = (window as { readonly EyeDropper?: new () => BrowserEyeDropper }).EyeDropper;
  if (!Own) return page ? takeFromPage(page) : undefined;
  try {
    return hexOfCss((await new Own().open()).sRGBHex);
  } catch {
    // The user pressed Escape, or the browser refused.
    return undefined;
  }
}

/** The next press picks; Escape, or a press outside the page, cancels. */
function takeFromPage(page: HTMLElement): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sheet = document.createElement('div');
    sheet.dataset.eyedropper = '';
    Object.assign(sheet.style, { position: 'fixed', inset: '0', zIndex: '2147483647', cursor: 'crosshair' });
    const sample = document.createElement('div');
    Object.assign(sample.style, {
      position: 'fixed',
      width: '28px',
      height: '28px',
      border: '2px solid #fff',
      borderRadius: '50%',
      boxShadow: '0 0 0 1px #0006, 0 2px 6px #0006',
      pointerEvents: 'none',
      visibility: 'hidden',
    });
    sheet.append(sample);
    document.body.append(sheet);
    const stop = new AbortController();
    const done = (color: string | undefined) => {
      stop.abort();
      sheet.remove();
      resolve(color);
    };
    const { signal } = stop;
    sheet.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        const color = colorAt(page, sheet, clientX, clientY);
        Object.assign(sample.style, {
          left: `${clientX + 14}px`,
          top: `${clientY + 14}px`,
          background: color ?? 'transparent',
          visibility: color ? 'visible' : 'hidden',
        });
      },
      { signal },
    );
    sheet.addEventListener('click', ({ clientX, clientY }) => done(colorAt(page, sheet, clientX, clientY)), {
      signal,
    });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        done(undefined);
      },
      { capture: true, signal },
    );
  });
}

/** The visible colour at a point of the window, topmost element first. */
function colorAt(page: HTMLElement, sheet: HTMLElement, x: number, y: number): string | undefined {
  // Elements of the page ignore pointer events and are below the editor's handles, so `elementsFromPoint` misses them.
  const drawn = [...page.querySelectorAll<Element>('*')].reverse();
  const hits = drawn.filter((node) => !sheet.contains(node) && isAt(node, x, y));
  for (const node of hits) {
    const color = colorOf(node, x, y);
    if (color) return color;
  }
  return isAt(page, x, y) ? hexOfCss(getComputedStyle(page).backgroundColor) : undefined;
}

function isAt(node: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function colorOf(node: Element, x: number, y: number): string | undefined {
  if (node instanceof HTMLImageElement || node instanceof HTMLCanvasElement) return pixelOf(node, x, y);
  const style = getComputedStyle(node);
  if (style.visibility === 'hidden') return undefined;
  if (node instanceof SVGGeometryElement) {
    const matrix = node.getScreenCTM();
    if (!matrix || !node.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse())))
      return undefined;
    return hexOfCss(style.fill);
  }
  const says = [...node.childNodes].some(
    (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
  );
  return (says ? hexOfCss(style.color) : undefined) ?? hexOfCss(style.backgroundColor);
}

function pixelOf(node: HTMLImageElement | HTMLCanvasElement, x: number, y: number): string | undefined {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [w, h] =
    node instanceof HTMLImageElement ? [node.naturalWidth, node.naturalHeight] : [node.width, node.height];
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel || w === 0 || h === 0) return undefined;
  try {
    pixel.drawImage(
      node,
      Math.floor(((x - left) / width) * w),
      Math.floor(((y - top) / height) * h),
      1,
      1,
      0,
      0,
      1,
      1,
    );
    const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return a > 127 ? hexOf(r, g, b) : undefined;
  } catch {
    // Pixels of a picture from another origin cannot be read.
    return undefined;
  }
}

/** `#rrggbb` of a computed CSS colour; undefined without a colour, for opacity below 0.5 and for patterns. */
function hexOfCss(color: string): string | undefined {
  const hex = /^#([0-9a-f]{6})$/i.exec(color);
  if (hex) return color.toLowerCase();
  const parts = /^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:,? ?\/? ?([\d.]+))?\)$/.exec(color);
  if (!parts || Number(parts[4] ?? 1) < 0.5) return undefined;
  return hexOf(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

function hexOf(r: number, g: number, b: number): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
