import * as z from 'zod/mini';

/** 课堂, 森林, 海洋, 太空, 国风, 运动. */
export const SKINS = ['classroom', 'forest', 'ocean', 'space', 'guofeng', 'sports'] as const;

/** How an interactive question is played. Nothing here changes the marks. */
export const play = z.object({
  skin: z.enum(SKINS),
  sound: z.boolean(),
  /** Seconds for the whole game; no countdown when left out. */
  countdown: z.optional(z.int().check(z.gte(5), z.lte(3600))),
  /** Mistakes that a player may make; any number when left out. */
  lives: z.optional(z.int().check(z.gte(1), z.lte(20))),
  shuffle: z.boolean(),
  pace: z.enum(['slow', 'normal', 'fast']),
  /** The number of teams on the panel; each pupil plays alone when left out. */
  teams: z.optional(z.int().check(z.gte(2), z.lte(4))),
  /** 安静模式: the basic questions without skin, sound and countdown. */
  quiet: z.boolean(),
});
export type Play = z.infer<typeof play>;

export const DEFAULT_PLAY: Play = {
  skin: 'classroom',
  sound: true,
  shuffle: true,
  pace: 'normal',
  quiet: false,
};

const count = z.int().check(z.gte(0), z.lte(1_000_000));

/** Results of the game beside the answers, reported by a device and shown in the game's table only. */
export const gameReport = z.object({
  points: z.optional(count),
  milliseconds: z.optional(z.int().check(z.gte(0), z.lte(86_400_000))),
  livesLeft: z.optional(count),
  bestStreak: z.optional(count),
  /** Cards turned over in a memory game, taps in a search. */
  moves: z.optional(count),
});
