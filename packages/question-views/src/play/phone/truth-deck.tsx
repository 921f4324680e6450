import { Text, useTextsOf } from '@lectern/ui';
import { useRef, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { useDrags } from '../../parts/dragging/drags.ts';
import { followSwipe } from '../rush/swipe.ts';
import { gameTexts } from '../texts.ts';
import { nextOpen } from './deck-cards.ts';
import classes from './phone.module.css';
import { phoneGame, Truths } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

/** 判断对错 on a phone: statements are swiped to the left or right, and stand in a table at the end. */
export const TruthDeck = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const shared = useTextsOf(gameTexts);
  const surface = useRef<HTMLDivElement>(null);
  const given = response?.parts ?? {};
  const isAnswered = (all: typeof given) => body.parts.map(({ id }) => Object.hasOwn(all, id));
  const [at, setAt] = useState<number | undefined>(() => nextOpen(isAnswered(given), -1));
  const part = at === undefined ? undefined : body.parts[at];
  const give = (truth: boolean) => {
    if (!part || at === undefined) return;
    const next = { ...given, [part.id]: { truth } };
    onChange({ ...response, parts: next });
    setAt(nextOpen(isAnswered(next), at));
  };
  useDrags(surface, (_card, handle) =>
    surface.current && part ? followSwipe(surface.current, handle, give) : undefined,
  );
  const truthOf = (id: string) => (given[id] as { readonly truth?: boolean } | undefined)?.truth;
  return (
    <div ref={surface} className={classes.deck}>
      {part ? (
        <>
          <Text numeric role="status" className={classes.centre}>
            {texts.count((at ?? 0) + 1, body.parts.length)}
          </Text>
          <div key={part.id} className={classes.card} data-drag={part.id}>
            {part.stem ? <ContentView content={part.stem} /> : null}
          </div>
          <Truths response={given[part.id]} onGive={give} />
          <Text tone="quiet">{texts.swipe}</Text>
        </>
      ) : (
        <>
          <Text tone="quiet" role="status">
            {texts.all}
          </Text>
          <ol className={classes.rows}>
            {body.parts.map(({ id, stem }, index) => (
              <li key={id}>
                <button type="button" className={classes.row} onClick={() => setAt(index)}>
                  {stem ? <ContentView content={stem} /> : null}
                  <strong>{shared.truth[truthOf(id) ? 'true' : 'false']}</strong>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
});
