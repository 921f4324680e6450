import type { BodyOf } from '@lectern/questions';
import { classNames, Text, useTextsOf } from '@lectern/ui';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { useDragToTarget } from '../../parts/drag-to-target/use-drag-to-target.tsx';
import { pairsOf } from '../pairs/rounds.ts';
import { sharedPicture } from '../shared-picture.ts';
import { LabelledPicture } from '../sort/labelled-picture.tsx';
import { gameTexts } from '../texts.ts';
import { withCardOn } from './deck-cards.ts';
import classes from './phone.module.css';
import { phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

/** 标注图 on a phone: names from the tray are put at the dots of the picture, and can be moved. */
export const LabelBoard = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const shared = useTextsOf(gameTexts);
  const contentName = useContentName();
  const picture = sharedPicture(body);
  const [part] = body.parts;
  const { left = [], right = [] } = (part?.body ?? {}) as Partial<BodyOf<'matching'>>;
  const pairs = pairsOf(response?.parts[part?.id ?? '']);
  const targets = picture?.targets ?? [];
  const board = useDragToTarget({
    targets: targets.map(({ id }, index) => ({ id, name: shared.dot(index + 1) })),
    nameOf: (id) => contentName(right.find((card) => card.id === id)?.content),
    onDrop(card, dot) {
      if (!part) return;
      const placed = pairs.map((pair) => ({ card: pair.right, target: pair.left }));
      const next = withCardOn(placed, card, dot).map((one) => ({ left: one.target, right: one.card }));
      onChange({ ...response, parts: { ...response?.parts, [part.id]: { pairs: next } } });
    },
    locked: false,
  });
  if (!part || !picture) return null;
  const cardView = (id: string, within?: string) => {
    const content = right.find((card) => card.id === id)?.content;
    const { className, ...card } = board.card(id, within);
    return content ? (
      <div key={id} {...card} className={classNames(within === undefined && classes.chip, className)}>
        <ContentView content={content} />
      </div>
    ) : null;
  };
  const inTray = right.filter(({ id }) => !pairs.some((pair) => pair.right === id));
  return (
    <div ref={board.surface} className={classes.deck}>
      <Text tone="quiet" role="status">
        {pairs.length === 0 ? texts.label : texts.paired(pairs.length, left.length)}
      </Text>
      <LabelledPicture
        {...picture}
        board={board}
        nameAt={(dot) => {
          const name = pairs.find((pair) => pair.left === dot)?.right;
          return name === undefined ? undefined : cardView(name, dot);
        }}
      />
      <div role="group" aria-label={shared.tray} className={classes.tray}>
        {inTray.map(({ id }) => cardView(id))}
        {inTray.length === 0 ? <Text tone="quiet">{shared.trayEmpty}</Text> : null}
      </div>
      {board.status}
    </div>
  );
});
