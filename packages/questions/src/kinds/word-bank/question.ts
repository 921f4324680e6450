import * as z from 'zod/mini';
import { asset } from '../../question/content.ts';
import { gapId, gapsOf } from '../../question/gaps.ts';
import { sameIds, unknownIds } from '../../question/problem.ts';
import { bankCloze } from '../bank-cloze/question.ts';
import { partsOfKind } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';

/** 选词填空: words of a bank are put into the gaps of a text. */
export const wordBank = interactiveKind({
  kind: 'word-bank',
  plays: [bankCloze],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: 1,
  /** Sounds that are heard at gaps. */
  own: z.object({ audio: z.array(z.object({ gap: gapId, asset })).check(z.maxLength(60)) }),
  ownKey: z.object({}),
  ownFor: () => ({ body: { audio: [] }, key: {} }),
  problems(body, key) {
    const heard = body.own.audio.map(({ gap }) => gap);
    const gaps = partsOfKind(bankCloze, body, key).flatMap((part) => gapsOf(part.body.passage));
    return [...sameIds(heard), ...unknownIds(heard, gaps)];
  },
});
