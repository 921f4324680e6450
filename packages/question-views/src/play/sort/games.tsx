import type { BodyOf } from '@lectern/questions';
import { classNames, useTextsOf } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { MediumView } from '../../content/medium-view.tsx';
import { BankClozeView } from '../../kinds/bank-cloze/answer-view.tsx';
import { isRightSoFar, type PlayedPart, playedParts, type Strip, type StripProps } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { sharedPicture } from '../shared-picture.ts';
import { gameTexts } from '../texts.ts';
import { LabelledPicture } from './labelled-picture.tsx';
import classes from './sort.module.css';
import { useSortBoard } from './sort-board.tsx';

interface BoardProps {
  readonly strip: StripProps;
  readonly part: PlayedPart;
}

/** 趣味分类: cards are dragged into bins; wrong ones bounce. */
export const FunSortStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  return part ? <Bins strip={strip} part={part} /> : null;
};

function Bins({ strip, part }: BoardProps): ReactNode {
  const contentName = useContentName();
  const { left, right } = part.body as BodyOf<'matching'>;
  const nameOf = (id: string) => contentName(right.find((bin) => bin.id === id)?.content);
  const { board, placed, tray } = useSortBoard(strip, part, 'left', nameOf);
  return (
    <div ref={board.surface} className={classes.sort}>
      <div className={classes.bins}>
        {right.map((bin) => {
          const { className, ...target } = board.target(bin.id);
          return (
            <div
              key={bin.id}
              {...target}
              role="group"
              aria-label={nameOf(bin.id)}
              className={classNames(classes.bin, className)}
            >
              <ContentView content={bin.content} className={classes.binName} />
              <div className={classes.inBin}>
                {left
                  .filter(({ id }) => placed.get(id) === bin.id)
                  .map(({ id, content }) => (
                    <div key={id} className={classes.card} data-placed="" data-card={id}>
                      <ContentView content={content} />
                    </div>
                  ))}
              </div>
            </div>
          );
        })}
      </div>
      {tray}
      {board.status}
    </div>
  );
}

/** 标注图: names are dragged to the dots of a picture. */
export const LabelPictureStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  return part ? <Labels strip={strip} part={part} /> : null;
};

function Labels({ strip, part }: BoardProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  const { picture, targets } = sharedPicture(strip.body) ?? { targets: [] };
  const numberOf = (id: string) => targets.findIndex((target) => target.id === id) + 1;
  const { right } = part.body as BodyOf<'matching'>;
  const { board, placed, tray } = useSortBoard(strip, part, 'right', (id) => texts.dot(numberOf(id)));
  if (!picture) return null;
  return (
    <div ref={board.surface} className={classes.sort}>
      <LabelledPicture
        picture={picture}
        targets={targets}
        board={board}
        nameAt={(id) => {
          const name = right.find((card) => placed.get(card.id) === id);
          return name && <ContentView content={name.content} />;
        }}
      />
      {tray}
      {board.status}
    </div>
  );
}

/** 选词填空: words of the bank are put into gaps; a right word stays, and a wrong one goes back. */
export const WordBankStrip: Strip = (strip) => {
  const [part] = playedParts(strip);
  return part ? <Words strip={strip} part={part} /> : null;
};

type Fill = { readonly gap: string; readonly choice: string };

function Words({ strip, part }: BoardProps): ReactNode {
  const texts = useTextsOf(gameTexts);
  const { parts, onAnswer, onParts, onDone, isOver } = strip;
  const tries = (parts[part.id] as { readonly fills?: readonly Fill[] } | undefined)?.fills ?? [];
  const isRight = (fill: Fill) => isRightSoFar(part, { fills: [fill] });
  const [placed, setPlaced] = useState<readonly Fill[]>(() => tries.filter(isRight));
  const body = part.body as BodyOf<'bank-cloze'>;
  const { audio } = strip.body.own as {
    readonly audio: readonly { readonly gap: string; readonly asset: string }[];
  };
  const drop = (fills: readonly Fill[]) => {
    const added = fills.find(
      (fill) => !placed.some((one) => one.gap === fill.gap && one.choice === fill.choice),
    );
    // A right word stays where it is.
    if (!added || isOver || placed.some(({ gap }) => gap === added.gap)) return;
    const right = isRight(added);
    const isFirst = !tries.some(({ gap }) => gap === added.gap);
    const next = { ...parts, [part.id]: { fills: isFirst ? [...tries, added] : [...tries] } };
    if (isFirst || !right) onAnswer(next, right ? RIGHT : WRONG);
    else onParts(next);
    if (!right) return;
    const now = [...placed, added];
    setPlaced(now);
    if (now.length >= (part.key as { readonly right: readonly Fill[] }).right.length) onDone();
  };
  return (
    <div className={classes.sort}>
      <BankClozeView
        body={body}
        response={{ fills: [...placed] }}
        onChange={({ fills }) => drop(fills)}
        locked={isOver}
        review={{
          items: placed.map(({ gap }) => ({ id: gap, state: 'right' })),
        }}
      />
      {audio.map(({ gap, asset }, index) => (
        <MediumView key={gap} medium={{ type: 'audio', asset, alt: texts.sound(index + 1) }} />
      ))}
    </div>
  );
}
