import type { CoursewareStore } from '@lectern/courseware';
import { isNothing, readWetInk, saidWetInk, type WetStroke } from '@lectern/courseware/board';
import { FarHands, NOTHING_DONE } from '@lectern/stage/ink';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import type { WetLine } from '../../../parts/ink/index.ts';

/** Shortest time between two messages, milliseconds. */
const EVERY_MS = 100;
/**
 * Time for which a finished stroke is still sent to other users, milliseconds. By then the document has delivered it,
 * or there is no network.
 */
const ENDED_MS = 3_000;
/** Largest number of ids in `#known`; past it the set is cleared. */
const KNOWN_MAX = 1_000;

type Live = Pick<LiveCourseware, 'wet' | 'others'>;
type Store = Pick<CoursewareStore, 'find' | 'subscribe'>;
type Surface = Parameters<WetLine['connect']>[1];

interface Ended extends WetStroke {
  readonly keptAs: string;
  readonly until: number;
}

/**
 * Ink of the strokes in progress, sent between the windows of a board: ten times a second while another window is open,
 * never stored, cleared when the window closes. A finished stroke is sent until the document has delivered it, so that
 * it does not blink.
 */
export class BoardWetLine implements WetLine {
  readonly #live: Live;
  readonly #store: Store;
  #shown: { readonly pageId: string; readonly surface: Surface } | undefined;
  #ended: readonly Ended[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends again when the first finished stroke expires. */
  #ending: ReturnType<typeof setTimeout> | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  /** Ids of others' strokes that the document has contained. */
  #known = new Set<string>();

  constructor(live: Live, store: Store) {
    this.#live = live;
    this.#store = store;
  }

  connect(pageId: string, surface: Surface): () => void {
    const shown = { pageId, surface };
    this.#shown = shown;
    this.#draw();
    const stops = [
      this.#live.wet.subscribeWritten(() => this.#draw()),
      this.#store.subscribe(({ childLists }) => {
        if (childLists.has(pageId)) this.#onPage();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      if (this.#shown !== shown) return;
      this.#shown = undefined;
      this.#ended = [];
      this.#tell();
    };
  }

  writes(): void {
    this.#timer ??= setTimeout(() => this.#tell(), Math.max(0, this.#toldAt + EVERY_MS - performance.now()));
  }

  wrote({ tool, color, width, points }: WetStroke, keptAs: string): void {
    const until = performance.now() + ENDED_MS;
    this.#ended = [...this.#ended, { tool, color, width, points, keptAs, until }];
    this.writes();
  }

  /** Stops sending own strokes that were undone, and no longer draws others' strokes that the document draws now. */
  #onPage(): void {
    if (this.#ended.some(({ keptAs }) => !this.#store.find('element', keptAs))) this.writes();
    this.#draw();
  }

  #tell(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ending);
    this.#timer = undefined;
    const now = performance.now();
    const isTold = ({ until, keptAs }: Ended) => until > now && this.#store.find('element', keptAs);
    this.#ended = this.#ended.filter(isTold);
    const strokes = [...(this.#shown?.surface.writing() ?? []), ...this.#ended];
    const doing = this.#shown?.surface.doing() ?? NOTHING_DONE;
    const isAlone = this.#live.others.get().length === 0;
    if (!this.#shown || isAlone || (strokes.length === 0 && isNothing(doing))) {
      this.#live.wet.write(undefined);
      return;
    }
    this.#toldAt = now;
    this.#live.wet.write(saidWetInk({ pageId: this.#shown.pageId, strokes, doing }));
    const first = this.#ended[0];
    if (first) this.#ending = setTimeout(() => this.#tell(), Math.max(EVERY_MS, first.until - now));
  }

  #draw(): void {
    if (!this.#shown) return;
    const { pageId, surface } = this.#shown;
    const here = this.#live.wet.written().flatMap((said) => {
      const ink = readWetInk(said);
      return ink?.pageId === pageId ? [ink] : [];
    });
    const strokes = here.flatMap((ink) => ink.strokes);
    const done = here.flatMap(({ doing }) => doing ?? []);
    const far = {
      gone: done.flatMap(({ gone }) => gone),
      carried: done.flatMap(({ carried }) => carried),
      wiped: done.flatMap(({ wiped }) => wiped),
      lasers: done.flatMap(({ lasers }) => lasers),
    };
    surface.setOthers(
      strokes.filter(({ keptAs }) => keptAs === undefined || !this.#isKept(keptAs)),
      done.length > 0 ? new FarHands(far) : undefined,
    );
  }

  #isKept(id: string): boolean {
    if (this.#known.has(id)) return true;
    if (!this.#store.find('element', id)) return false;
    if (this.#known.size >= KNOWN_MAX) this.#known = new Set();
    this.#known.add(id);
    return true;
  }
}
