import type { BodyOf, KeyOf } from '@lectern/questions';
import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { classNames, useTextsOf } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import { Checked } from '../checked.tsx';
import { isRightSoFar, type PlayedPart, playedParts, type Strip, type StripProps } from '../game.ts';
import { RIGHT, shareOfRight, WRONG } from '../game-run.ts';
import { gameTexts } from '../texts.ts';
import { type Branch, gapsIn, gapsOfTeam, treeOf } from './branches.ts';
import classes from './map.module.css';
import { MapNodeView, MapTree, type TreeNode } from './map-tree.tsx';

interface MapProps {
  readonly strip: StripProps;
  readonly part: PlayedPart;
  readonly tree: Branch<TreeNode>;
  /** The gaps that this player fills. */
  readonly own: ReadonlySet<string>;
}

const mapTexts = {
  zh: { gap: (number: number) => `第 ${number} 个空` },
  en: { gap: (number: number) => `Gap ${number}` },
};

/** 思维导图填空: hidden nodes of a mind map are filled from a bank or with words; a team fills its own branch. */
export const MapFillStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  const { nodes } = strip.body.own as { readonly nodes: readonly TreeNode[] };
  const tree = treeOf(nodes);
  if (!part || !tree) return null;
  const own = gapsOfTeam(tree, strip.player, strip.body.play.teams && strip.players);
  const Board = part.kind.kind === 'bank-cloze' ? FromBank : Written;
  return <Board strip={strip} part={part} tree={tree} own={own} />;
};

type Fill = { readonly gap: string; readonly choice: string };

/** Nodes are dragged from the bank: a right one stays, a wrong one returns. The first try of a gap is the response. */
function FromBank({ strip, part, tree, own }: MapProps): ReactNode {
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const texts = useTextsOf(mapTexts);
  const shared = useTextsOf(gameTexts);
  const contentName = useContentName();
  const body = part.body as BodyOf<'bank-cloze'>;
  const tries = (parts[part.id] as { readonly fills?: readonly Fill[] } | undefined)?.fills ?? [];
  const isRight = (fill: Fill) => isRightSoFar(part, { fills: [fill] });
  const [placed, setPlaced] = useState<readonly Fill[]>(() => tries.filter(isRight));
  const [missed, setMissed] = useState({ gap: '', count: 0 });
  const gaps = gapsIn(tree);
  const fillOf = (gap: string) => placed.find((one) => one.gap === gap);
  const drop = (choice: string, gap: string | undefined) => {
    if (gap === undefined || isOver || fillOf(gap)) return;
    const fill = { gap, choice };
    const right = isRight(fill);
    const isFirst = !tries.some((one) => one.gap === gap);
    const next = { ...parts, [part.id]: { fills: isFirst ? [...tries, fill] : [...tries] } };
    if (isFirst || !right) onAnswer(next, right ? RIGHT : WRONG);
    else onParts(next);
    if (!right) {
      setMissed({ gap, count: missed.count + 1 });
      return;
    }
    const now = [...placed, fill];
    setPlaced(now);
    const keyed = new Set((part.key as KeyOf<'bank-cloze'>).right.map((one) => one.gap));
    if (gaps.every((one) => !own.has(one) || !keyed.has(one) || now.some((at) => at.gap === one))) onDone();
  };
  const open = gaps.filter((gap) => own.has(gap) && !fillOf(gap));
  const board = useDragToTarget({
    targets: open.map((gap) => ({ id: gap, name: texts.gap(gaps.indexOf(gap) + 1) })),
    nameOf: (id) => contentName(body.bank.find((card) => card.id === id)?.content),
    onDrop: drop,
    locked: isOver,
  });
  const bank = body.bank.filter(({ id }) => body.reuse || !placed.some(({ choice }) => choice === id));
  return (
    <div ref={board.surface} className={classes.board}>
      <MapTree
        tree={tree}
        gap={(gap) => {
          const card = body.bank.find(({ id }) => id === fillOf(gap)?.choice);
          if (card) return <MapNodeView content={card.content} isRight />;
          if (!own.has(gap)) return <span className={classes.other}>…</span>;
          const { className, ...target } = board.target(gap);
          const isMissed = missed.gap === gap;
          return (
            <div
              // A missed gap is drawn again, so that it shakes each time.
              key={isMissed ? missed.count : gap}
              {...target}
              role="group"
              aria-label={texts.gap(gaps.indexOf(gap) + 1)}
              className={classNames(classes.gap, className)}
              data-missed={isMissed ? '' : undefined}
            />
          );
        }}
      />
      <div role="group" aria-label={shared.tray} className={classes.tray}>
        {bank.map(({ id, content }) => {
          const { className, ...card } = board.card(id);
          return (
            <div key={id} {...card} className={classNames(classes.node, className)}>
              <ContentView content={content} />
            </div>
          );
        })}
      </div>
      {board.status}
    </div>
  );
}

/** Nodes are written. A check keeps the right ones; the first one is the answer. */
function Written({ strip, part, tree, own }: MapProps): ReactNode {
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const texts = useTextsOf(mapTexts);
  const given = (parts[part.id] as { readonly texts?: readonly { gap: string; text: string }[] } | undefined)
    ?.texts;
  const [words, setWords] = useState<ReadonlyMap<string, string>>(
    () => new Map(given?.map(({ gap, text }) => [gap, text])),
  );
  const [right, setRight] = useState<ReadonlySet<string>>(new Set());
  const [checked, setChecked] = useState<{ readonly right: number; readonly all: number }>();
  const gaps = gapsIn(tree);
  const ownGaps = gaps.filter((gap) => own.has(gap));
  const responseOf = (all: ReadonlyMap<string, string>) => ({
    texts: [...all].map(([gap, text]) => ({ gap, text })),
  });
  const write = (gap: string, text: string) => {
    const next = new Map(words).set(gap, text);
    setWords(next);
    if (!checked) onParts({ ...parts, [part.id]: responseOf(next) });
  };
  const check = () => {
    const { items } = part.kind.judge(part.body, part.key, responseOf(words));
    const isRight = (gap: string) => items.some(({ id, state }) => id === gap && state === 'right');
    const found = new Set(ownGaps.filter(isRight));
    const isDone = found.size === ownGaps.length;
    const next = checked ? parts : { ...parts, [part.id]: responseOf(words) };
    if (!checked || !isDone) onAnswer(next, isDone ? RIGHT : shareOfRight(found.size, ownGaps.length));
    else onParts(next);
    setRight(found);
    setChecked({ right: found.size, all: ownGaps.length });
    if (isDone) onDone();
  };
  const isEmpty = ownGaps.every((gap) => !words.get(gap)?.trim());
  return (
    <Checked checked={checked} isEmpty={isEmpty} isOver={isOver} onCheck={check}>
      <MapTree
        tree={tree}
        gap={(gap) =>
          own.has(gap) ? (
            <TextField
              label={texts.gap(gaps.indexOf(gap) + 1)}
              value={words.get(gap) ?? ''}
              onChange={(text) => write(gap, text)}
              locked={isOver || right.has(gap)}
              most={RESPONSE_LENGTHS.word}
              width={5}
              mark={right.has(gap) ? 'right' : checked ? 'wrong' : undefined}
            />
          ) : (
            <span className={classes.other}>…</span>
          )
        }
      />
    </Checked>
  );
}
