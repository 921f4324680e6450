/** One step of a diff between two sequences. */
export interface DiffStep {
  readonly kind: 'keep' | 'remove' | 'add';
  readonly count: number;
}

/** Default for the most differences: the search is quadratic in it. */
const MOST_DIFFERENCES = 200;

/**
 * The steps from `a` to `b`, few and close together: common ends are kept, and the middle is compared by Myers' greedy
 * algorithm (An O(ND) Difference Algorithm, 1986). With more than `most` differences the middle is replaced as a whole.
 */
export function diffTokens(
  a: readonly number[],
  b: readonly number[],
  most: number = MOST_DIFFERENCES,
): DiffStep[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  const steps: DiffStep[] = [];
  push(steps, 'keep', start);
  for (const step of diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end), most)) {
    push(steps, step.kind, step.count);
  }
  push(steps, 'keep', end);
  return steps;
}

const LINE_END = 10;

/**
 * Like `diffTokens`, for code points of a text. Letters are compared first and line ends between them: a line end is
 * equal to every other, and an added line end must not replace a line end that was removed together with the letters
 * beside it.
 */
export function diffText(
  a: readonly number[],
  b: readonly number[],
  most: number = MOST_DIFFERENCES,
): DiffStep[] {
  const letters = (all: readonly number[]) => all.filter((each) => each !== LINE_END);
  if (letters(a).length === a.length && letters(b).length === b.length) return diffTokens(a, b, most);
  const steps: DiffStep[] = [];
  // The first of `a` and of `b` that have no step yet.
  let [atA, atB] = [0, 0];
  const between = (endA: number, endB: number) => {
    for (const { kind, count } of diffTokens(a.slice(atA, endA), b.slice(atB, endB), most))
      push(steps, kind, count);
  };
  let [x, y] = [0, 0];
  const nextLetter = (all: readonly number[], from: number) => {
    let at = from;
    while (all[at] === LINE_END) at += 1;
    return at;
  };
  for (const { kind, count } of diffTokens(letters(a), letters(b), most)) {
    for (let step = 0; step < count; step += 1) {
      if (kind !== 'add') x = nextLetter(a, x);
      if (kind !== 'remove') y = nextLetter(b, y);
      if (kind === 'keep') {
        between(x, y);
        push(steps, 'keep', 1);
        [atA, atB] = [x + 1, y + 1];
      }
      if (kind !== 'add') x += 1;
      if (kind !== 'remove') y += 1;
    }
  }
  between(a.length, b.length);
  return steps;
}

function push(steps: DiffStep[], kind: DiffStep['kind'], count: number): void {
  if (count === 0) return;
  const last = steps.at(-1);
  if (last?.kind === kind) steps[steps.length - 1] = { kind, count: last.count + count };
  else steps.push({ kind, count });
}

function diffMiddle(a: readonly number[], b: readonly number[], most: number): DiffStep[] {
  const replaced: DiffStep[] = [
    { kind: 'remove', count: a.length },
    { kind: 'add', count: b.length },
  ];
  if (a.length === 0 || b.length === 0) return replaced;
  const trace = searchPath(a, b, most);
  return trace === undefined ? replaced : walkBack(trace, a.length, b.length);
}

/** The furthest x on each diagonal after 0, 1, 2 … differences; undefined when there are too many differences. */
function searchPath(
  a: readonly number[],
  b: readonly number[],
  most: number,
): Map<number, number>[] | undefined {
  const trace: Map<number, number>[] = [];
  let furthest = new Map<number, number>([[1, 0]]);
  for (let differences = 0; differences <= most; differences += 1) {
    trace.push(new Map(furthest));
    const next = new Map(furthest);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let x = nextX(next, diagonal, differences);
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return trace;
    }
    furthest = next;
  }
  return undefined;
}

function goesDown(furthest: ReadonlyMap<number, number>, diagonal: number, differences: number): boolean {
  if (diagonal === -differences) return true;
  if (diagonal === differences) return false;
  return (furthest.get(diagonal - 1) ?? -1) < (furthest.get(diagonal + 1) ?? -1);
}

function nextX(furthest: ReadonlyMap<number, number>, diagonal: number, differences: number): number {
  return goesDown(furthest, diagonal, differences)
    ? (furthest.get(diagonal + 1) ?? 0)
    : (furthest.get(diagonal - 1) ?? 0) + 1;
}

function walkBack(trace: readonly ReadonlyMap<number, number>[], endX: number, endY: number): DiffStep[] {
  const reversed: DiffStep[] = [];
  let x = endX;
  let y = endY;
  for (let differences = trace.length - 1; differences >= 0; differences -= 1) {
    const furthest = trace[differences] ?? new Map<number, number>();
    const diagonal = x - y;
    const down = goesDown(furthest, diagonal, differences);
    const previousDiagonal = down ? diagonal + 1 : diagonal - 1;
    const previousX = differences === 0 ? 0 : (furthest.get(previousDiagonal) ?? 0);
    const previousY = differences === 0 ? 0 : previousX - previousDiagonal;
    const kept = Math.min(x - previousX, y - previousY);
    push(reversed, 'keep', kept);
    x -= kept;
    y -= kept;
    if (differences === 0) break;
    push(reversed, down ? 'add' : 'remove', 1);
    x = previousX;
    y = previousY;
  }
  return reversed.reverse();
}
