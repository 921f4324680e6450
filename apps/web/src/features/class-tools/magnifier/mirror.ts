/** A video or canvas, and the canvas that mirrors it. */
interface Picture {
  readonly from: HTMLVideoElement | HTMLCanvasElement;
  readonly to: HTMLCanvasElement;
  /** Whether only the part visible in the lens is painted, on a canvas of that size at the position of its style. */
  readonly isCut: boolean;
}

/** Attributes by which other code finds an element; removed from the copy, which would be found instead. */
const NAMES = [
  'id',
  'data-testid',
  'data-element-id',
  'data-page-id',
  'aria-label',
  'aria-labelledby',
  'role',
];

/**
 * A live copy of an element: its nodes, their animations, and the pictures of its videos and canvases, including ink.
 */
export class Mirror {
  readonly #from: HTMLElement;
  readonly #into: HTMLElement;
  readonly #watch: MutationObserver;
  #copied: HTMLElement | undefined;
  #pictures: readonly Picture[] = [];
  #frame = 0;
  #isOld = true;

  constructor(from: HTMLElement, into: HTMLElement) {
    this.#from = from;
    this.#into = into;
    this.#watch = new MutationObserver(() => {
      this.#isOld = true;
    });
    this.#watch.observe(from, { subtree: true, childList: true, attributes: true, characterData: true });
    // Animations begin, end or pause without a change of nodes.
    for (const event of BEGINNINGS) from.addEventListener(event, this.#age, true);
    // Nodes are copied at once, and pictures in the first frame.
    this.#copy();
    this.#frame = requestAnimationFrame(this.#draw);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#watch.disconnect();
    for (const event of BEGINNINGS) this.#from.removeEventListener(event, this.#age, true);
    this.#into.replaceChildren();
  }

  readonly #age = (): void => {
    this.#isOld = true;
  };

  readonly #draw = (): void => {
    if (this.#isOld) this.#copy();
    const seen = this.#seen();
    for (const { from, to, isCut } of this.#pictures) {
      if (isCut) drawSeen(from as HTMLCanvasElement, to, seen);
      else drawWhole(from, to);
    }
    this.#frame = requestAnimationFrame(this.#draw);
  };

  /** The part shown in the lens, in window coordinates. */
  #seen(): DOMRect {
    const lens = (this.#into.parentElement ?? this.#into).getBoundingClientRect();
    const [whole, copy] = [this.#from, this.#copied ?? this.#from].map((each) =>
      each.getBoundingClientRect(),
    );
    if (!whole || !copy || copy.width === 0) return new DOMRect();
    const zoom = copy.width / whole.width;
    const at = (lens.left - copy.left) / zoom + whole.left;
    return new DOMRect(at, (lens.top - copy.top) / zoom + whole.top, lens.width / zoom, lens.height / zoom);
  }

  #copy(): void {
    this.#isOld = false;
    const copy = this.#from.cloneNode(true) as HTMLElement;
    const twins = new Map<Element, Element>();
    pair(this.#from, copy, twins);
    const pictures: Picture[] = [];
    for (const [from, to] of twins) {
      for (const name of NAMES) to.removeAttribute(name);
      if (from instanceof HTMLCanvasElement)
        pictures.push({
          from,
          to: to as HTMLCanvasElement,
          isCut: getComputedStyle(from).position === 'absolute',
        });
      if (from instanceof HTMLVideoElement) pictures.push({ from, to: picture(from, to), isCut: false });
      if (from instanceof HTMLAudioElement) to.remove();
    }
    this.#pictures = pictures;
    this.#copied = copy;
    this.#into.replaceChildren(copy);
    for (const animation of this.#from.getAnimations({ subtree: true })) twin(animation, twins);
  }
}

const BEGINNINGS = ['animationstart', 'animationend', 'transitionrun', 'transitionend', 'pointerup', 'keyup'];

function pair(from: Element, to: Element, twins: Map<Element, Element>): void {
  twins.set(from, to);
  for (let i = 0; i < from.children.length; i++) {
    const [one, other] = [from.children[i], to.children[i]];
    if (one && other) pair(one, other, twins);
  }
}

/** A video becomes a canvas: its frames are drawn again, and its sound is not doubled. */
function picture(film: HTMLVideoElement, to: Element): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = film.className;
  canvas.style.cssText = film.style.cssText;
  canvas.style.width ||= `${film.clientWidth}px`;
  canvas.style.height ||= `${film.clientHeight}px`;
  const { objectFit } = getComputedStyle(film);
  canvas.style.objectFit = objectFit;
  canvas.style.backgroundSize = objectFit === 'fill' ? '100% 100%' : objectFit;
  canvas.style.backgroundPosition = 'center';
  canvas.style.backgroundRepeat = 'no-repeat';
  to.replaceWith(canvas);
  return canvas;
}

function drawWhole(from: HTMLVideoElement | HTMLCanvasElement, to: HTMLCanvasElement): void {
  const isFilm = from instanceof HTMLVideoElement;
  if (isFilm) showPoster(from, to);
  const [w, h] = isFilm ? [from.videoWidth, from.videoHeight] : [from.width, from.height];
  if (w === 0 || h === 0) return;
  sizedTo(to, w, h)?.drawImage(from, 0, 0);
}

/** Until a video is played or seeked it shows its poster, and has no frame to paint. */
function showPoster(film: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  const isSeen = film.poster !== '' && film.played.length === 0 && film.currentTime === 0;
  const image = isSeen ? `url("${film.poster}")` : '';
  if (canvas.style.backgroundImage !== image) canvas.style.backgroundImage = image;
}

/** Ink is as large as the page: painting all of it in each frame would be most of the lens's cost. */
function drawSeen(from: HTMLCanvasElement, to: HTMLCanvasElement, seen: DOMRect): void {
  const place = from.getBoundingClientRect();
  const parent = from.offsetParent;
  if (!(parent instanceof HTMLElement) || place.width === 0 || parent.offsetWidth === 0) return;
  const [across, along] = [from.width / place.width, from.height / place.height];
  const x = Math.max(0, Math.floor((seen.left - place.left) * across));
  const y = Math.max(0, Math.floor((seen.top - place.top) * along));
  const w = Math.min(from.width, Math.ceil((seen.right - place.left) * across)) - x;
  const h = Math.min(from.height, Math.ceil((seen.bottom - place.top) * along)) - y;
  to.hidden = w <= 0 || h <= 0;
  if (to.hidden) return;
  const around = parent.getBoundingClientRect();
  // While a page is being moved, its canvas has another scale.
  const scale = around.width / parent.offsetWidth;
  const { style } = to;
  style.left = `${(place.left - around.left + x / across) / scale - parent.clientLeft}px`;
  style.top = `${(place.top - around.top + y / along) / scale - parent.clientTop}px`;
  style.width = `${w / across / scale}px`;
  style.height = `${h / along / scale}px`;
  sizedTo(to, w, h)?.drawImage(from, x, y, w, h, 0, 0, w, h);
}

/** Clears and resizes the canvas. */
function sizedTo(canvas: HTMLCanvasElement, w: number, h: number): CanvasRenderingContext2D | null {
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, w, h);
  return context;
}

/** Starts the same animation on the copied element, at the same time. */
function twin(animation: Animation, twins: ReadonlyMap<Element, Element>): void {
  const { effect } = animation;
  if (!(effect instanceof KeyframeEffect) || effect.pseudoElement !== null) return;
  const target = effect.target && twins.get(effect.target);
  if (!target || animation instanceof CSSAnimation || animation instanceof CSSTransition) return;
  const { composite } = effect;
  const other = new Animation(
    new KeyframeEffect(target, effect.getKeyframes(), { ...effect.getTiming(), composite }),
  );
  other.playbackRate = animation.playbackRate;
  other.currentTime = animation.currentTime;
  if (animation.playState === 'running') other.play();
  else other.pause();
}
