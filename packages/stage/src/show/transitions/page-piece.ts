/** A piece of a copy of a page, and a function that adapts keyframes of the whole page to it. */
export interface PagePiece {
  readonly node: HTMLElement;
  readonly framesOf: (frames: readonly Keyframe[]) => Keyframe[];
}

interface Size {
  readonly w: number;
  readonly h: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
}

/** Distance by which an element may be visible beyond its box (shadows, line ends), logical pixels. */
const BEYOND = 60;

/**
 * Cuts a piece out of a drawn page: a box no larger than the piece, with copies of only those elements that are visible
 * in it. Many pieces then need as much memory as one page, not as many pages. `clip`: `inset()` or `polygon()` in
 * percent of the page, or `none` for the whole page.
 */
export function cutPiece(page: HTMLElement, clip: string, size: Size): PagePiece {
  const points = pointsOf(clip, size);
  const box = boxAround(points, size);
  const node = document.createElement('div');
  node.setAttribute('aria-hidden', 'true');
  Object.assign(node.style, {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.w}px`,
    height: `${box.h}px`,
    overflow: clip === 'none' ? 'visible' : 'clip',
    clipPath: clip.startsWith('polygon') ? localPolygon(clip, points, box) : '',
    pointerEvents: 'none',
    willChange: 'transform, opacity',
    transformOrigin: `${size.w / 2 - box.left}px ${size.h / 2 - box.top}px`,
  });
  for (const name of ['--half-width', '--half-height'])
    node.style.setProperty(name, page.style.getPropertyValue(name));
  const copy = copyOf(page, box, size);
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${-box.left}px`,
    top: `${-box.top}px`,
    width: `${size.w}px`,
    height: `${size.h}px`,
  });
  node.append(copy);
  return { node, framesOf: (frames) => frames.map((frame) => localFrame(frame, box, size)) };
}

/** Corners of a clip, logical pixels. */
function pointsOf(clip: string, { w, h }: Size): [number, number][] {
  const numbers = (clip.match(/-?[\d.]+(?=%)/g) ?? []).map(Number);
  if (clip.startsWith('polygon'))
    return Array.from({ length: numbers.length >> 1 }, (_, i) => [
      ((numbers[i * 2] ?? 0) / 100) * w,
      ((numbers[i * 2 + 1] ?? 0) / 100) * h,
    ]);
  const [top = 0, right = 0, bottom = 0, left = 0] = numbers;
  return [
    [(left / 100) * w, (top / 100) * h],
    [(1 - right / 100) * w, (1 - bottom / 100) * h],
  ];
}

function boxAround(points: readonly (readonly [number, number])[], { w, h }: Size): Box {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  const [xs, ys] = [points.map(([x]) => within(x, w)), points.map(([, y]) => within(y, h))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}

function localPolygon(clip: string, points: readonly (readonly [number, number])[], box: Box): string {
  const rule = clip.startsWith('polygon(evenodd') ? 'evenodd, ' : '';
  return `polygon(${rule}${points.map(([x, y]) => `${round(x - box.left)}px ${round(y - box.top)}px`).join(', ')})`;
}

/** A copy of the page's boxes with the elements within `box`; ids are removed and media do not play. */
function copyOf(page: HTMLElement, box: Box, size: Size): HTMLElement {
  const drawn = page.querySelector<HTMLElement>('[data-page-id]');
  if (!drawn) return page.cloneNode(true) as HTMLElement;
  const copy = page.cloneNode(false) as HTMLElement;
  const inner = drawn.cloneNode(false) as HTMLElement;
  copy.append(inner);
  const frame = page.getBoundingClientRect();
  const scale = frame.width / size.w || 1;
  for (const child of drawn.children) {
    const backdrop = child.matches('[data-stage-layer="backdrop"]');
    const { left, top, right, bottom } = child.getBoundingClientRect();
    const seen =
      (right - frame.left) / scale + BEYOND > box.left &&
      (left - frame.left) / scale - BEYOND < box.left + box.w &&
      (bottom - frame.top) / scale + BEYOND > box.top &&
      (top - frame.top) / scale - BEYOND < box.top + box.h;
    if (child instanceof HTMLCanvasElement) inner.append(partOfCanvas(child, box, size));
    else if (backdrop || seen) inner.append(child.cloneNode(true));
  }
  for (const each of copy.querySelectorAll('[data-element-id], [data-backdrop-id], [data-page-id]')) {
    each.removeAttribute('data-element-id');
    each.removeAttribute('data-backdrop-id');
    each.removeAttribute('data-page-id');
  }
  for (const media of copy.querySelectorAll('audio, video')) media.removeAttribute('autoplay');
  return copy;
}

/** Copying a canvas node creates a blank canvas, so the pixels of the ink within the piece are copied. */
function partOfCanvas(canvas: HTMLCanvasElement, box: Box, size: Size): HTMLCanvasElement {
  const ratio = canvas.width / size.w;
  const part = document.createElement('canvas');
  part.width = Math.max(1, Math.ceil(box.w * ratio));
  part.height = Math.max(1, Math.ceil(box.h * ratio));
  const { width, height } = part;
  const context = canvas.width > 0 ? part.getContext('2d') : null;
  context?.drawImage(canvas, box.left * ratio, box.top * ratio, width, height, 0, 0, width, height);
  Object.assign(part.style, {
    position: 'absolute',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.w}px`,
    height: `${box.h}px`,
  });
  return part;
}

/** Converts percent of the page to pixels, with the origin relative to the piece's corner. */
function localFrame({ transform, transformOrigin, ...rest }: Keyframe, box: Box, size: Size): Keyframe {
  const frame: Keyframe = { ...rest };
  if (typeof transform === 'string')
    frame.transform = transform.replace(
      /translate(3d)?\(([^)]*)\)/g,
      (_, deep: string = '', inside: string) => {
        const [x = '0', y = '0', ...more] = inside.split(',').map((each) => each.trim());
        return `translate${deep}(${[pixels(x, size.w), pixels(y, size.h), ...more].join(', ')})`;
      },
    );
  if (typeof transformOrigin === 'string') {
    const [x = '50%', y = '50%'] = transformOrigin.split(' ');
    frame.transformOrigin = `${round(Number.parseFloat(pixels(x, size.w)) - box.left)}px ${round(
      Number.parseFloat(pixels(y, size.h)) - box.top,
    )}px`;
  }
  return frame;
}

function pixels(length: string, whole: number): string {
  if (length.endsWith('%')) return `${round((Number.parseFloat(length) / 100) * whole)}px`;
  return length === '0' ? '0px' : length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
