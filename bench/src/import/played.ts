import type { Animation, CoursewareSnapshot, Page } from '@lectern/courseware';
import { fidelityOf } from '@lectern/playback/fidelity';
import { report } from '../report.ts';
import type { MeasuredDeck } from './recall.ts';

type EffectClass = Animation['effect']['class'];

/** A page's effects, and how many of them the player plays as what they are. */
export interface PlayedPage {
  readonly effects: readonly { readonly of: EffectClass; readonly played: boolean }[];
}

/** Every page of a courseware in order, by what the player itself says that it plays. */
export function playedPages(snapshot: CoursewareSnapshot): readonly PlayedPage[] {
  return snapshot.records
    .filter((record): record is Page => record.kind === 'page')
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ animations = [] }) => ({
      effects: animations.map((each) => ({
        of: each.effect.class,
        played: fidelityOf(each) === 'itself',
      })),
    }));
}

/**
 * The shares of effects and of animated slides that are played as what they are, of those that the slides' own XML has:
 * an effect that was not read counts as not played.
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
