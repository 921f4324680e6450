import type { EmbeddedFont } from '@lectern/courseware';

const PREFIX = 'embedded ';

/** What a family that came with a courseware is called on the page: after its own file, so that no other can mean it. */
export function embeddedName(font: EmbeddedFont, all: readonly EmbeddedFont[] = []): string {
  const first = all.find((one) => one.family.toLowerCase() === font.family.toLowerCase()) ?? font;
  return `${PREFIX}${first.asset.slice(0, 32)}`;
}

export function isEmbedded(family: string): boolean {
  return family.startsWith(PREFIX);
}
