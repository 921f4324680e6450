import { openHint } from '@lectern/protocol/participants';
import type { AskedQuestion, OfferedHint } from '@lectern/questions';
import { useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { exchange } from '../../../platform/api/exchange.ts';

/** The hints of a question on a phone. */
export interface PhoneHints {
  /** The question with the content of the hints that were opened. */
  readonly asked: AskedQuestion;
  readonly opened: readonly string[];
  readonly open: (id: string) => void;
  /** Why the last hint could not be opened. */
  readonly trouble: string | undefined;
}

/** Opens hints by the server, which stores that they were opened and sends them from then on. */
export function useHints(activityId: string, question: AskedQuestion, token: string): PhoneHints {
  /** Hints that the question does not contain yet. */
  const [sent, setSent] = useState<readonly OfferedHint[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const asked = withSent(question, sent);
  return {
    asked,
    opened: hintsIn(asked).flatMap(({ id, content }) => (content ? [id] : [])),
    open: async (id) => {
      setTrouble(undefined);
      try {
        const given = { params: { activity_id: activityId }, body: { hint_id: id } };
        const { hint } = await exchange(openHint, given, `Bearer ${token}`);
        setSent((before) => [...before, hint as OfferedHint]);
      } catch (error) {
        setTrouble(messageOf(error));
      }
    },
    trouble,
  };
}

function withSent(asked: AskedQuestion, sent: readonly OfferedHint[]): AskedQuestion {
  if (sent.length === 0) return asked;
  return {
    ...asked,
    hints: asked.hints.map((hint) => sent.find(({ id }) => id === hint.id) ?? hint),
    ...(asked.children && { children: asked.children.map((child) => withSent(child, sent)) }),
  };
}

function hintsIn({ hints, children = [] }: AskedQuestion): readonly OfferedHint[] {
  return [...hints, ...children.flatMap(hintsIn)];
}
