import { report } from '../report.ts';
import type { EffectClass } from './played-pages.ts';
import type { MeasuredDeck } from './recall.ts';

/**
 * The shares of effects and of animated slides that are played exactly, of those in the slides' XML: an effect that was
 * not read counts as not played.
 */
export function reportPlayed(decks: readonly MeasuredDeck[]): void {
  const classes = new Map<EffectClass, { all: number; played: number }>();
  const slides = { all: 0, played: 0 };
  const effects = { all: 0, played: 0 };
  for (const { truth, answer } of decks) {
    const pages = answer.kind === 'read' ? (answer.played ?? []) : [];
    for (const [index, { animations }] of truth.slides.entries()) {
      if (animations === 0) continue;
      const own = pages[index]?.effects ?? [];
      const played = Math.min(own.filter((each) => each.played).length, animations);
      effects.all += animations;
      effects.played += played;
      slides.all++;
      if (played === animations) slides.played++;
      for (const each of own) {
        const sum = classes.get(each.of) ?? { all: 0, played: 0 };
        classes.set(each.of, { all: sum.all + 1, played: sum.played + (each.played ? 1 : 0) });
      }
    }
  }
  const line = (name: string, { all, played }: { all: number; played: number }, atLeast?: number) =>
    report({
      bench: 'import',
      name,
      value: played / all,
      unit: 'ratio',
      of: `${played} of ${all}`,
      ...(atLeast === undefined ? {} : { atLeast }),
    });
  line('animated slides played', slides, 0.9);
  line('effects played', effects, 0.9);
  for (const [of, sum] of [...classes].sort()) line(`effects played, ${of}`, sum);
}
