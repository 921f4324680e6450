import * as z from 'zod/mini';
import { gamePicture } from '../game-parts.ts';
import { hotspot } from '../hotspot/question.ts';
import { interactiveKind } from '../interactive-kind.ts';

/** 找一找: areas of a picture are found, one part for each clue, which is the part's stem. Areas that are not right are decoys. */
export const findSpot = interactiveKind({
  kind: 'find-spot',
  plays: [hotspot],
  rules: ['net', 'per-item', 'exact', 'distance', 'none'],
  fewestParts: 1,
  mostParts: 30,
  own: z.object({
    /** Only a circle around the finger is bright. */
    torch: z.boolean(),
    /** Second picture, for differences between two pictures. */
    compared: z.optional(gamePicture),
  }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { torch: false }, key: {} }),
});
