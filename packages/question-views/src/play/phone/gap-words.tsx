import type { BodyOf, PlayedBody, PlayedResponse } from '@lectern/questions';
import { gapsOf, RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { classNames, Text, useTextsOf } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { MediumView } from '../../content/medium-view.tsx';
import { followWithCard } from '../../parts/drag-to-target/card-follower.ts';
import { useDrags } from '../../parts/dragging/drags.ts';
import { TextField } from '../../parts/write/text-field.tsx';
import { gapsIn, treeOf } from '../map/branches.ts';
import { MapTree, type TreeNode } from '../map/map-tree.tsx';
import { gameTexts } from '../texts.ts';
import { nextOpen } from './deck-cards.ts';
import classes from './phone.module.css';
import { phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

interface ViewProps {
  readonly body: PlayedBody;
  readonly response: PlayedResponse | undefined;
  readonly onChange: (response: PlayedResponse) => void;
}

interface Fill {
  readonly gap: string;
  readonly choice: string;
}

interface Texts {
  readonly texts?: readonly { readonly gap: string; readonly text: string }[];
}

type Bank = BodyOf<'bank-cloze'>['bank'];

/** 选词填空 on a phone: a tapped word fills the gap in turn, or is dragged to any gap. */
export const WordGaps = phoneGame((view: ViewProps) => {
  const shared = useTextsOf(gameTexts);
  const [part] = view.body.parts;
  const { passage = { paragraphs: [] } } = (part?.body ?? {}) as Partial<BodyOf<'bank-cloze'>>;
  const { audio = [] } = view.body.own as {
    readonly audio?: readonly { readonly gap: string; readonly asset: string }[];
  };
  const gaps = gapsOf(passage);
  const filling = useFilling(view, gaps);
  return (
    <div ref={filling.surface} className={classes.deck}>
      <ContentView content={passage} gap={filling.gapView} className={classes.passage} />
      {audio.map(({ gap, asset }) => (
        <MediumView key={gap} medium={{ type: 'audio', asset, alt: shared.sound(gaps.indexOf(gap) + 1) }} />
      ))}
      {filling.tray}
    </div>
  );
});

/** 思维导图填空 on a phone: the map runs down; its gaps are filled by tapped or dragged words, or are written. */
export const MapGaps = phoneGame((view: ViewProps) => {
  const texts = useTextsOf(phoneTexts);
  const { body, response, onChange } = view;
  const { nodes } = body.own as { readonly nodes: readonly TreeNode[] };
  const [part] = body.parts;
  const tree = treeOf(nodes);
  const gaps = tree ? gapsIn(tree) : [];
  const filling = useFilling(view, gaps);
  if (!part || !tree) return null;
  if (part.kind === 'bank-cloze')
    return (
      <div ref={filling.surface} className={classes.deck}>
        <MapTree tree={tree} gap={filling.gapView} />
        {filling.tray}
      </div>
    );
  const written = (response?.parts[part.id] as Texts | undefined)?.texts ?? [];
  const write = (gap: string, text: string) => {
    const next = [...written.filter((one) => one.gap !== gap), ...(text === '' ? [] : [{ gap, text }])];
    onChange({ ...response, parts: { ...response?.parts, [part.id]: { texts: next } } });
  };
  return (
    <MapTree
      tree={tree}
      gap={(gap) => (
        <TextField
          label={texts.gap(gaps.indexOf(gap) + 1, '')}
          value={written.find((one) => one.gap === gap)?.text ?? ''}
          onChange={(text) => write(gap, text)}
          locked={false}
          most={RESPONSE_LENGTHS.word}
          width={5}
        />
      )}
    />
  );
});

/** The gap that is filled next, and the words beside it. A filled gap that is tapped twice is emptied. */
function useFilling({ body, response, onChange }: ViewProps, gaps: readonly string[]) {
  const texts = useTextsOf(phoneTexts);
  const contentName = useContentName();
  const surface = useRef<HTMLDivElement>(null);
  const [part] = body.parts;
  const { bank = [], reuse = false } = (part?.body ?? {}) as Partial<BodyOf<'bank-cloze'>>;
  const fills =
    (response?.parts[part?.id ?? ''] as { readonly fills?: readonly Fill[] } | undefined)?.fills ?? [];
  const choiceIn = (gap: string, all: readonly Fill[] = fills) => all.find((one) => one.gap === gap)?.choice;
  const isFilled = (all: readonly Fill[]) => gaps.map((gap) => choiceIn(gap, all) !== undefined);
  const [current, setCurrent] = useState(() => gaps[nextOpen(isFilled(fills), -1) ?? 0]);
  const give = (next: readonly Fill[]) => {
    if (part) onChange({ ...response, parts: { ...response?.parts, [part.id]: { fills: [...next] } } });
  };
  const put = (choice: string, gap: string | undefined) => {
    if (gap === undefined) return;
    const others = fills.filter((one) => one.gap !== gap && (reuse || one.choice !== choice));
    const next = [...others, { gap, choice }];
    give(next);
    setCurrent(gaps[nextOpen(isFilled(next), gaps.indexOf(gap)) ?? gaps.indexOf(gap)]);
  };
  useDrags(surface, (choice, handle) =>
    surface.current
      ? followWithCard(surface.current, handle, { accepts: () => true, drop: (gap) => put(choice, gap) })
      : undefined,
  );
  const gapView = (gap: string): ReactNode => {
    const content = bank.find(({ id }) => id === choiceIn(gap))?.content;
    const number = gaps.indexOf(gap) + 1;
    return (
      <button
        type="button"
        className={classNames(classes.chip, classes.gap)}
        data-target={gap}
        data-filled={content ? '' : undefined}
        aria-pressed={gap === current}
        aria-label={texts.gap(number, content ? contentName(content) : '')}
        onClick={() => {
          if (gap === current && content) give(fills.filter((one) => one.gap !== gap));
          setCurrent(gap);
        }}
      >
        {content ? <ContentView content={content} /> : number}
      </button>
    );
  };
  const left: Bank = bank.filter(({ id }) => reuse || !fills.some(({ choice }) => choice === id));
  const tray = (
    <>
      <Text tone="quiet">{texts.fill}</Text>
      <div role="group" aria-label={texts.words} className={classes.tray}>
        {left.map(({ id, content }) => (
          <button
            key={id}
            type="button"
            className={classes.chip}
            data-card={id}
            data-drag={id}
            onClick={() => put(id, current)}
          >
            <ContentView content={content} />
          </button>
        ))}
        {left.length === 0 ? <Text tone="quiet">{texts.used}</Text> : null}
      </div>
    </>
  );
  return { surface, gapView, tray };
}
