import { Stack, Text, useTextsOf } from '@lectern/ui';
import { useRef, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { followWithCard } from '../../parts/drag-to-target/card-follower.ts';
import { useDrags } from '../../parts/dragging/drags.ts';
import { binsOfCard, type DeckCard, deckOf, nextOpen, withCardIn } from './deck-cards.ts';
import classes from './phone.module.css';
import { DeckSteps, phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

/** 趣味分类, 超级分类 on a phone: cards come one by one, and each is dragged to a bin or its bin is tapped. */
export const SortDeck = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const contentName = useContentName();
  const surface = useRef<HTMLDivElement>(null);
  const cards = deckOf(body.parts);
  const parts = response?.parts ?? {};
  const isAnswered = (all: typeof parts) => cards.map((card) => binsOfCard(all, card).length > 0);
  const [at, setAt] = useState(() => nextOpen(isAnswered(parts), -1) ?? 0);
  const card = cards[at];
  const give = (given: DeckCard, bin: string) => {
    const next = withCardIn(parts, given, bin);
    onChange({ ...response, parts: next });
    if (!given.isMany) setAt(nextOpen(isAnswered(next), at) ?? at);
  };
  useDrags(surface, (_id, handle) =>
    surface.current && card
      ? followWithCard(surface.current, handle, {
          accepts: () => true,
          drop: (bin) => (bin === undefined ? undefined : give(card, bin)),
        })
      : undefined,
  );
  if (!card) return null;
  const isDone = isAnswered(parts).every(Boolean);
  const chosen = binsOfCard(parts, card);
  return (
    <div ref={surface} className={classes.deck}>
      <DeckSteps at={at} all={cards.length} onStep={setAt} />
      <div key={`${card.part} ${card.id}`} className={classes.card} data-card={card.id} data-drag={card.id}>
        <ContentView content={card.content} />
      </div>
      <div className={classes.bins}>
        {card.bins.map((bin) => (
          <button
            key={bin.id}
            type="button"
            className={classes.bin}
            data-target={bin.id}
            aria-pressed={chosen.includes(bin.id)}
            aria-label={contentName(bin.content)}
            onClick={() => give(card, bin.id)}
          >
            <ContentView content={bin.content} />
          </button>
        ))}
      </div>
      <Stack gap={1}>
        <Text tone="quiet">{card.isMany ? texts.several : isDone ? texts.all : texts.drag}</Text>
      </Stack>
    </div>
  );
});
