import type { BodyOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { useState } from 'react';
import { orderBy, TimeLine, type TimeLineOwn } from '../timeline/time-line.tsx';
import { phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

const NONE: ReadonlySet<string> = new Set();

/** 时间轴 on a phone: events are put on a line of time that runs down, and can be moved. */
export const TimeRail = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const [part] = body.parts;
  const given = (response?.parts[part?.id ?? ''] as { readonly order?: readonly string[] } | undefined)
    ?.order;
  // The response has no places: events of a reloaded page stand at equal distances.
  const [placed, setPlaced] = useState<ReadonlyMap<string, number>>(
    () => new Map(given?.map((id, index) => [id, (index + 1) / (given.length + 1)])),
  );
  if (!part) return null;
  const { items } = part.body as BodyOf<'ordering'>;
  const onLine = items
    .flatMap((item) => {
      const at = placed.get(item.id);
      return at === undefined ? [] : [{ ...item, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  return (
    <TimeLine
      own={body.own as TimeLineOwn}
      items={items}
      onLine={onLine}
      stays={NONE}
      dateOf={() => undefined}
      locked={false}
      hint={texts.rail}
      onPlace={(id, at) => {
        const next = new Map(placed);
        if (at === undefined) next.delete(id);
        else next.set(id, at);
        setPlaced(next);
        onChange({ ...response, parts: { ...response?.parts, [part.id]: { order: orderBy(next) } } });
      }}
    />
  );
});
