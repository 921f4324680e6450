import type { BodyOf } from '@lectern/questions';
import { type ReactNode, useState } from 'react';
import { useAssetUrl } from '../../content/medium-view.tsx';
import { LinkBoard } from '../../parts/link/link-board.tsx';
import { type Link, withLink } from '../../parts/link/links.ts';
import { OrderList } from '../../parts/order/order-list.tsx';
import { Checked } from '../checked.tsx';
import classes from '../game.module.css';
import { isRightSoFar, type PlayedPart, playedParts, type Strip, type StripProps, verdict } from '../game.ts';
import { RIGHT, shareOfRight } from '../game-run.ts';
import { pairsOf } from '../pairs/rounds.ts';

/** 趣味连线: lines between two or three columns; checking keeps the right ones. The first check is the answer. */
export const LinkLinesStrip: Strip = (strip) => {
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const played = playedParts(strip);
  const bodies = played.map(({ body }) => body as BodyOf<'matching'>);
  const [links, setLinks] = useState<readonly Link[]>(() =>
    played.flatMap(({ id }, column) =>
      pairsOf(parts[id]).map(({ left, right }) => ({ column, from: left, to: right })),
    ),
  );
  const [checked, setChecked] = useState<{ readonly right: number; readonly all: number }>();
  const pairsIn = (list: readonly Link[], column: number) =>
    list.filter((link) => link.column === column).map(({ from, to }) => ({ left: from, right: to }));
  const responseOf = (list: readonly Link[]) =>
    Object.fromEntries(played.map(({ id }, column) => [id, { pairs: pairsIn(list, column) }]));
  const isRight = ({ column, from, to }: Link) => {
    const part = played[column];
    return part !== undefined && isRightSoFar(part, { pairs: [{ left: from, right: to }] });
  };
  const draw = (link: Link) => {
    const next = withLink(links, link, bodies[link.column]?.partners ?? 'one');
    setLinks(next);
    if (!checked) onParts({ ...parts, ...responseOf(next) });
  };
  const check = () => {
    const right = links.filter(isRight);
    const all = played.reduce((sum, { key }) => sum + pairsOf(key).length, 0);
    const isDone = played.every((part) => verdict(part, responseOf(links)[part.id]) === RIGHT);
    onAnswer(
      checked ? parts : { ...parts, ...responseOf(links) },
      isDone ? RIGHT : shareOfRight(right.length, all),
    );
    setChecked({ right: right.length, all });
    setLinks(right);
    if (isDone) onDone();
  };
  return (
    <Checked checked={checked} isEmpty={links.length === 0} isOver={isOver} onCheck={check}>
      <LinkBoard
        columns={[bodies[0]?.left ?? [], ...bodies.map(({ right }) => right)]}
        links={links}
        onLink={draw}
        locked={isOver}
      />
    </Checked>
  );
};

/** 趣味排序: cards on a line are put in order; the first check is the answer. */
export const FunOrderStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  return part ? <Order strip={strip} part={part} /> : null;
};

function Order({ strip, part }: { readonly strip: StripProps; readonly part: PlayedPart }): ReactNode {
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const body = part.body as BodyOf<'ordering'>;
  const given = (parts[part.id] as { readonly order?: readonly string[] } | undefined)?.order ?? [];
  const [order, setOrder] = useState<readonly string[]>(() => [
    ...new Set([...given, ...body.items.map(({ id }) => id)]),
  ]);
  const [checked, setChecked] = useState<{ readonly right: number; readonly all: number }>();
  const { strip: picture } = strip.body.own as { readonly strip?: string };
  const check = () => {
    const response = { order: [...order] };
    const { items } = part.kind.judge(part.body, part.key, response);
    const right = items.filter(({ state }) => state === 'right').length;
    const share = verdict(part, response);
    onAnswer(
      checked ? parts : { ...parts, [part.id]: response },
      share === RIGHT ? RIGHT : shareOfRight(Math.min(right, items.length - 1), items.length),
    );
    setChecked({ right, all: items.length });
    if (share === RIGHT) onDone();
  };
  return (
    <Checked checked={checked} isEmpty={false} isOver={isOver} onCheck={check}>
      {picture === undefined ? null : <StripPicture asset={picture} />}
      <div className={classes.line}>
        <OrderList
          items={body.items}
          order={order}
          isAcross={body.items.length <= MOST_ACROSS}
          onOrder={(next) => {
            setOrder(next);
            if (!checked) onParts({ ...parts, [part.id]: { order: next } });
          }}
          fixedFirst={body.fixedFirst}
          fixedLast={body.fixedLast}
          locked={isOver}
        />
      </div>
    </Checked>
  );
}

/** The most cards that hang beside each other. */
const MOST_ACROSS = 6;

function StripPicture({ asset }: { readonly asset: string }): ReactNode {
  const url = useAssetUrl(asset);
  return url === undefined ? null : <img src={url} alt="" className={classes.stripPicture} />;
}
