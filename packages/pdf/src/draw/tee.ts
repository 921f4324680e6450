import type { Painter } from './painter.ts';

/** A painter that paints on several other painters. Ids of masks come from the first. */
export function tee(first: Painter, ...others: readonly Painter[]): Painter {
  const all = [first, ...others];
  return {
    path: (...args) => {
      for (const each of all) each.path(...args);
    },
    glyphs: (...args) => {
      for (const each of all) each.glyphs(...args);
    },
    image: (...args) => {
      for (const each of all) each.image(...args);
    },
    shade: (...args) => {
      for (const each of all) each.shade(...args);
    },
    beginGroup: (...args) => {
      for (const each of all) each.beginGroup(...args);
    },
    endGroup: () => {
      for (const each of all) each.endGroup();
    },
    beginMask: (...args) => {
      for (const each of all) each.beginMask(...args);
    },
    endMask: () => {
      const [name] = all.map((each) => each.endMask());
      return name ?? '';
    },
  };
}
