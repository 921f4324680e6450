import type { Contents } from '@lectern/courseware';

const LISTS: readonly Contents['of'][] = ['sections', 'titles', 'pages'];

/** What contents list, as one attribute says it: `sections`, `titles numbers`. PowerPoint has the lines as links. */
export function contentsWords({ of, numbers }: Contents): string {
  return numbers ? `${of} numbers` : of;
}

export function readContents(words: string | undefined): Contents | undefined {
  const [said, numbers] = (words ?? '').split(' ');
  const of = LISTS.find((each) => each === said);
  return of && { of, ...(numbers === 'numbers' && { numbers: true }) };
}
