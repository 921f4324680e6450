import { LiveError } from '../live-caller.ts';

/**
 * Limits on documents that are open in one process, bytes of Yjs updates; in memory they take four to five times as
 * much.
 */
export interface OpenLimits {
  readonly ofAll: number;
  /** Maximum bytes of one user's open documents. */
  readonly ofOne: number;
  /** Maximum bytes of the open documents of all accounts without a school, and of one such account. */
  readonly ofStrangers: number;
  readonly ofStranger: number;
  /** Largest size of a small document, bytes; small documents have extra space. */
  readonly small: number;
  readonly ofSmall: number;
}

/** Five of the largest coursewares, or some hundreds of average ones: about 300 MB of memory. */
export const OPEN_LIMITS: OpenLimits = {
  ofAll: 64_000_000,
  ofOne: 24_000_000,
  ofStrangers: 32_000_000,
  ofStranger: 8_000_000,
  small: 500_000,
  ofSmall: 16_000_000,
};

/** Time without edits after which a document counts as idle, milliseconds. */
const HELD_AFTER_MS = 300_000;

/** A user who has a document open. */
export interface Looker {
  readonly userId: string;
  /** Undefined for an account without a school. */
  readonly schoolId: string | undefined;
}

export interface ToOpen {
  /** Size as Yjs updates. */
  readonly bytes: number;
  /** A lesson belongs to its teacher and gets space before all other documents. */
  readonly isLesson: boolean;
  /** Closes all connections of the document. Browsers connect again by themselves. */
  readonly letGo: () => void;
}

interface Open extends ToOpen {
  bytes: number;
  readonly opener: Looker;
  readonly lookers: Looker[];
  usedAt: number;
}

/**
 * Bounds the memory of open documents. A connection is refused when there is no space; the browser tries again and
 * edits its own copy meanwhile. When the memory is full, documents of users who use more than the new user are
 * unloaded, the least recently used first: accounts without a school before schools, and then the school and the user
 * with the most documents. A lesson is never refused because of other documents.
 */
export class OpenRoom {
  readonly #limits: OpenLimits;
  readonly #now: () => number;
  readonly #open = new Map<object, Open>();

  /** `now` is the time of a monotonic clock, milliseconds. */
  constructor(limits: OpenLimits = OPEN_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get bytes(): number {
    return sum([...this.#open.values()]);
  }

  /** Throws if there is no space. */
  take(document: object, opener: Looker, toOpen: ToOpen): void {
    const mine = [...this.#open.values()].filter((each) => isOf(each, opener));
    const { ofOne, ofStranger } = this.#limits;
    const most = opener.schoolId === undefined ? ofStranger : ofOne;
    const own = sum(mine.filter(({ isLesson }) => isLesson === toOpen.isLesson));
    // A user without open documents may open a document of any size, within the total limit.
    if (own > 0 && own + toOpen.bytes > most) throw new LiveError('unavailable');
    const gone = this.#makeRoom(opener, toOpen, sum(mine));
    if (!gone) throw new LiveError('unavailable');
    for (const each of gone) {
      this.#open.delete(each.document);
      each.open.letGo();
    }
    this.#open.set(document, { ...toOpen, opener, lookers: [], usedAt: this.#now() });
  }

  /** False for a document that is being unloaded: its new connection has to be retried. */
  look(document: object, looker: Looker): boolean {
    const open = this.#open.get(document);
    open?.lookers.push(looker);
    return open !== undefined;
  }

  leave(document: object, { userId }: Looker): void {
    const lookers = this.#open.get(document)?.lookers;
    const at = lookers?.findIndex((each) => each.userId === userId) ?? -1;
    if (at >= 0) lookers?.splice(at, 1);
  }

  /** Records an edit, by which an open document grows; its own limit bounds it. */
  grow(document: object, bytes: number): void {
    const open = this.#open.get(document);
    if (!open) return;
    open.bytes += bytes;
    open.usedAt = this.#now();
  }

  free(document: object): void {
    this.#open.delete(document);
  }

  /** The documents to unload to make space; undefined if that is not enough. */
  #makeRoom(opener: Looker, { bytes, isLesson }: ToOpen, own: number): readonly Candidate[] | undefined {
    const gone: Candidate[] = [];
    const left = () =>
      this.#candidates().filter(({ document }) => gone.every((each) => each.document !== document));
    const within = (limit: number, counted: (each: Candidate) => boolean): boolean => {
      for (;;) {
        const all = left();
        const used = sum(all.filter(counted).map(({ open }) => open));
        if (used === 0 || used + bytes <= limit) return true;
        const next = this.#next(all.filter(counted), { opener, after: own + bytes, bytes, isLesson });
        if (!next) return false;
        gone.push(next);
      }
    };
    const { ofAll, ofSmall, ofStrangers, small } = this.#limits;
    const isStranger = opener.schoolId === undefined;
    const strangersFit = !isStranger || within(ofStrangers, ({ schoolId }) => schoolId === undefined);
    const allFit = strangersFit && within(bytes <= small ? ofAll + ofSmall : ofAll, () => true);
    return allFit || isLesson ? gone : undefined;
  }

  #candidates(): readonly Candidate[] {
    return [...this.#open].map(([document, open]) => ({ document, open, ...holderOf(open) }));
  }

  /** The next document to unload for the new user; undefined if there is none. */
  #next(all: readonly Candidate[], coming: Coming): Candidate | undefined {
    const { opener, after, bytes, isLesson } = coming;
    const others = all.filter(({ open }) => !open.isLesson).sort(leastLookedAt);
    const sumBy = (key: 'userId' | 'schoolId') => {
      const sums = new Map<string | undefined, number>();
      for (const each of all) sums.set(each[key], (sums.get(each[key]) ?? 0) + each.open.bytes);
      return sums;
    };
    const users = sumBy('userId');
    const heaviestFirst = (found: readonly Candidate[]) =>
      found.toSorted((a, b) => (users.get(b.userId) ?? 0) - (users.get(a.userId) ?? 0));
    const hasSeveral = ({ userId }: Candidate) => all.filter((each) => each.userId === userId).length > 1;
    // A user's only document is not unloaded for a user of the same rank.
    const overShare = ({ userId, schoolId }: Candidate) =>
      schoolId === opener.schoolId && userId !== opener.userId && (users.get(userId) ?? 0) > after;
    const sameStanding = heaviestFirst(others.filter((each) => overShare(each) && hasSeveral(each)))[0];
    const heldSince = this.#now() - HELD_AFTER_MS;
    const isHeld = ({ open }: Candidate) => open.usedAt < heldSince;
    if (opener.schoolId === undefined) {
      const strangers = others.filter(({ schoolId }) => schoolId === undefined);
      return sameStanding ?? strangers.find(isHeld) ?? (isLesson ? strangers[0] : undefined);
    }
    const stranger = heaviestFirst(others.filter(({ schoolId }) => schoolId === undefined))[0];
    const schools = sumBy('schoolId');
    const share = (schools.get(opener.schoolId) ?? 0) + bytes;
    const ofOtherSchools = others.filter(
      ({ schoolId }) => schoolId !== opener.schoolId && (schools.get(schoolId) ?? 0) > share,
    );
    const otherSchool = ofOtherSchools.find(hasSeveral) ?? ofOtherSchools[0];
    return (
      stranger ?? others.find(isHeld) ?? otherSchool ?? sameStanding ?? (isLesson ? others[0] : undefined)
    );
  }
}

interface Candidate extends Looker {
  readonly document: object;
  readonly open: Open;
}

interface Coming {
  readonly opener: Looker;
  /** The bytes that the new user would then have open. */
  readonly after: number;
  readonly bytes: number;
  readonly isLesson: boolean;
}

/**
 * The user for whom a document counts: the first school account that has it open, so that an account without a school
 * that opened it first does not use space of such accounts.
 */
function holderOf({ lookers, opener }: Open): Looker {
  return lookers.find(({ schoolId }) => schoolId !== undefined) ?? lookers[0] ?? opener;
}

function isOf(open: Open, { userId }: Looker): boolean {
  return holderOf(open).userId === userId;
}

function leastLookedAt(a: Candidate, b: Candidate): number {
  return lookersOf(a) - lookersOf(b) || a.open.usedAt - b.open.usedAt;
}

/** Several windows of one user count once. */
function lookersOf({ open }: Candidate): number {
  return new Set(open.lookers.map(({ userId }) => userId)).size;
}

function sum(open: readonly Open[]): number {
  return open.reduce((total, { bytes }) => total + bytes, 0);
}
