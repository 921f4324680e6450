import type { Contents } from '@lectern/courseware';

const LISTS: readonly Contents['of'][] = ['sections', 'titles', 'pages'];

/**
 * Settings of a table of contents as one attribute: `sections`, `titles numbers`. In PowerPoint its lines are links.
 */
export function contentsWords({ of, numbers }: Contents): string {
  return numbers ? `${of} numbers` : of;
}

export function readContents(words: string | undefined): Contents | undefined {
  const [said, numbers] = (words ?? '').split(' ');
  const of = LISTS.find((each) => each === said);
  return of && { of, ...(numbers === 'numbers' && { numbers: true }) };
}
