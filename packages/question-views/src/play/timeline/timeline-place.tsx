import type { BodyOf, KeyOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { Checked } from '../checked.tsx';
import { type PlayedPart, playedParts, type Strip, type StripProps, verdict } from '../game.ts';
import { RIGHT, shareOfRight } from '../game-run.ts';
import { inOrder, placeOfTime } from './axis.ts';
import { timelineTexts } from './texts.ts';
import { orderBy, TimeLine, type TimeLineOwn } from './time-line.tsx';

/** 时间轴: events are put on a line of time. A check keeps those that are in order, at their dates; the first one is the answer. */
export const TimelineStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  return part ? <Timeline strip={strip} part={part} /> : null;
};

function Timeline({ strip, part }: { readonly strip: StripProps; readonly part: PlayedPart }): ReactNode {
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const { items } = part.body as BodyOf<'ordering'>;
  const own = strip.body.own as TimeLineOwn;
  const dates = new Map(
    (strip.answerKey.own as KeyOf<'timeline-place'>['own']).events.map((event) => [event.item, event]),
  );
  const texts = useTextsOf(timelineTexts);
  /** Places of the cards that were put on the line and not checked yet, 0 to 1. */
  const [placed, setPlaced] = useState<ReadonlyMap<string, number>>(new Map());
  const [stays, setStays] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState<{ readonly right: number; readonly all: number }>();
  const groups = (part.key as KeyOf<'ordering'>).order;
  const rankOf = (id: string) => {
    const rank = groups.findIndex((group) => group.includes(id));
    return rank < 0 ? undefined : rank;
  };
  const atOf = (id: string) => {
    const date = dates.get(id);
    return stays.has(id) && date ? placeOfTime(own, date.from) : (placed.get(id) ?? 0);
  };
  const onLine = items
    .filter(({ id }) => placed.has(id))
    .map((item) => ({ ...item, at: atOf(item.id) }))
    .toSorted((a, b) => a.at - b.at);
  const place = (id: string, at: number | undefined) => {
    if (isOver || stays.has(id)) return;
    const next = new Map(placed);
    if (at === undefined) next.delete(id);
    else next.set(id, at);
    setPlaced(next);
    if (!checked) onParts({ ...parts, [part.id]: { order: orderBy(next) } });
  };
  const check = () => {
    const order = onLine.map(({ id }) => id);
    const response = { order };
    const right = inOrder(order, rankOf);
    const isRight = verdict(part, response) === RIGHT;
    const next = checked ? parts : { ...parts, [part.id]: response };
    const share = isRight ? RIGHT : shareOfRight(Math.min(right.size, items.length - 1), items.length);
    if (!checked || !isRight) onAnswer(next, share);
    else onParts(next);
    setChecked({ right: right.size, all: items.length });
    setStays(isRight ? new Set(order) : right);
    setPlaced(new Map([...placed].filter(([id]) => isRight || right.has(id))));
    if (isRight) onDone();
  };
  const dateOf = (id: string) => {
    const date = stays.has(id) ? dates.get(id) : undefined;
    if (!date) return undefined;
    const from = texts.time(date.from, own.scale);
    return date.to === undefined ? from : texts.span(from, texts.time(date.to, own.scale));
  };
  return (
    <Checked checked={checked} isEmpty={onLine.length < items.length} isOver={isOver} onCheck={check}>
      <TimeLine
        own={own}
        items={items}
        onLine={onLine}
        stays={stays}
        dateOf={dateOf}
        onPlace={place}
        locked={isOver}
        hint={texts.hint}
      />
    </Checked>
  );
}
