/** What names an element to others; a second one of the same name would be found instead of the first. */
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
 * A second view of what an element shows, kept the same while it lives: its nodes, the animations that play on them, and
 * the pictures of its films and canvases, ink among them.
 */
export class Mirror {
  readonly #from: HTMLElement;
  readonly #into: HTMLElement;
  readonly #watch: MutationObserver;
  #pictures: readonly {
    readonly from: HTMLVideoElement | HTMLCanvasElement;
    readonly to: HTMLCanvasElement;
  }[] = [];
  #frame = 0;
  #isOld = true;

  constructor(from: HTMLElement, into: HTMLElement) {
    this.#from = from;
    this.#into = into;
    this.#watch = new MutationObserver(() => {
      this.#isOld = true;
    });
    this.#watch.observe(from, { subtree: true, childList: true, attributes: true, characterData: true });
    // An animation begins, ends or pauses without any node being another one.
    for (const event of BEGINNINGS) from.addEventListener(event, this.#age, true);
    // Its nodes at once, and its pictures in the frame that shows them first.
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
    const lens = (this.#into.parentElement ?? this.#into).getBoundingClientRect();
    for (const { from, to } of this.#pictures) {
      if (from instanceof HTMLCanvasElement) drawSeen(from, to, lens);
      else drawFilm(from, to);
    }
    this.#frame = requestAnimationFrame(this.#draw);
  };

  #copy(): void {
    this.#isOld = false;
    const copy = this.#from.cloneNode(true) as HTMLElement;
    const twins = new Map<Element, Element>();
    pair(this.#from, copy, twins);
    const pictures: { from: HTMLVideoElement | HTMLCanvasElement; to: HTMLCanvasElement }[] = [];
    for (const [from, to] of twins) {
      for (const name of NAMES) to.removeAttribute(name);
      if (from instanceof HTMLCanvasElement) pictures.push({ from, to: to as HTMLCanvasElement });
      if (from instanceof HTMLVideoElement) pictures.push({ from, to: picture(from, to) });
      if (from instanceof HTMLAudioElement) to.remove();
    }
    this.#pictures = pictures;
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

/** A film is one: its pictures are drawn again, and its sound is not heard twice. */
function picture(film: HTMLVideoElement, to: Element): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = film.className;
  canvas.style.cssText = film.style.cssText;
  canvas.style.width ||= `${film.clientWidth}px`;
  canvas.style.height ||= `${film.clientHeight}px`;
  canvas.style.objectFit = getComputedStyle(film).objectFit;
  to.replaceWith(canvas);
  return canvas;
}

function drawFilm(from: HTMLVideoElement, to: HTMLCanvasElement): void {
  const [w, h] = [from.videoWidth, from.videoHeight];
  if (w === 0 || h === 0) return;
  if (to.width !== w) to.width = w;
  if (to.height !== h) to.height = h;
  const context = to.getContext('2d');
  context?.clearRect(0, 0, w, h);
  context?.drawImage(from, 0, 0);
}

/** Of ink, which is as large as the page, what lies under the lens: nobody sees the rest. */
function drawSeen(from: HTMLCanvasElement, to: HTMLCanvasElement, lens: DOMRect): void {
  if (to.width !== from.width) to.width = from.width;
  if (to.height !== from.height) to.height = from.height;
  const place = to.getBoundingClientRect();
  if (place.width === 0 || place.height === 0) return;
  const [across, along] = [from.width / place.width, from.height / place.height];
  const x = Math.max(0, Math.floor((lens.left - place.left) * across));
  const y = Math.max(0, Math.floor((lens.top - place.top) * along));
  const w = Math.min(from.width, Math.ceil((lens.right - place.left) * across)) - x;
  const h = Math.min(from.height, Math.ceil((lens.bottom - place.top) * along)) - y;
  const context = to.getContext('2d');
  if (!context || w <= 0 || h <= 0) return;
  context.clearRect(x, y, w, h);
  context.drawImage(from, x, y, w, h, x, y, w, h);
}

/** The same animation on the twin, at the same moment. */
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
