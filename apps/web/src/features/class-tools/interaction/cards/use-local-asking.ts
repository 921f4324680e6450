import { changeActivity, startActivity } from '@lectern/protocol/participants';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useMemo } from 'react';
import type { ClassToolProps } from '../../../../parts/class-tools/index.ts';
import type { PanelPhones } from '../../../../parts/phones/index.ts';
import { call } from '../../../../platform/api/call.ts';
import { asksQuestion } from '../question-activity.ts';
import type { CardBoxes } from './card-boxes.ts';
import { ASKINGS_STATE, type LocalAsking } from './local-asking.ts';
import { askingsIn, LocalAskings } from './local-askings.ts';
import { cardsOn } from './question-cards.tsx';

/** Time between two attempts to reach the server, milliseconds. */
const RETRY_MS = 4_000;

/**
 * The question that this panel asks by cards without the server, if there is one. What happens without the server is told to it
 * as soon as it can be reached.
 */
export function useLocalAsking(
  { id: toolId, lesson }: Pick<ClassToolProps, 'id' | 'lesson'>,
  phones: PanelPhones,
  boxes: CardBoxes | undefined,
): { readonly id: string; readonly asking: LocalAsking; readonly askings: LocalAskings } | undefined {
  const state = useSignal(phones.state);
  const values = useSignal(lesson.state(ASKINGS_STATE));
  const areCardsOn = useSignal(lesson.state(toolId), cardsOn);
  const all = useMemo(() => askingsIn(values), [values]);
  const askings = useMemo(() => {
    if (!boxes) return undefined;
    const params = (activity_id: string) => ({ id: lesson.id, activity_id });
    return new LocalAskings(lesson, boxes, {
      start: (id, asked) => call(startActivity, { params: params(id), body: { kind: 'question', asked } }),
      change: (id, body) => call(changeActivity, { params: params(id), body }),
    });
  }, [lesson, boxes]);
  const isLive = state.kind === 'open' && state.connected;
  const hasNews = all.some(([, { begun, changed }]) => !begun || changed);
  useEffect(() => {
    if (!askings || !hasNews) return;
    let isGone = false;
    const send = async () => {
      if (phones.state.get().kind === 'closed') await phones.open('either', false);
      if (phones.state.get().kind === 'open') await askings.send();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      void send()
        .catch(() => undefined)
        .finally(() => {
          if (!isGone) timer = setTimeout(again, RETRY_MS);
        });
    };
    again();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [askings, hasNews, phones]);
  const activity = state.kind === 'open' ? state.panel.activity : null;
  useEffect(() => {
    if (!askings || !isLive) return;
    const isAsked = activity !== null && asksQuestion(activity) && activity.state === 'open' && areCardsOn;
    askings.follow(isAsked ? activity : undefined, lesson.now());
  }, [askings, isLive, activity, areCardsOn, lesson]);
  const last = all.at(-1);
  if (!askings || !last) return undefined;
  const [id, asking] = last;
  const isTheServers = isLive && asking.begun && !asking.changed;
  return asking.state === 'away' || isTheServers ? undefined : { id, asking, askings };
}
