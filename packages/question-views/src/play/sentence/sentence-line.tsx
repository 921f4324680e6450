import type { BodyOf } from '@lectern/questions';
import { Button, IconButton, Row, Text, useTextsOf } from '@lectern/ui';
import { ArrowRight, Check, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { useAssetUrl } from '../../content/medium-view.tsx';
import { type PlayedPart, playedParts, type Strip, type StripProps, verdict } from '../game.ts';
import { RIGHT, shareOfRight } from '../game-run.ts';
import { gameTexts } from '../texts.ts';
import { canSpeak, sayAloud } from '../voice.ts';
import classes from './sentence.module.css';
import { sentenceTexts } from './texts.ts';
import { Tiles } from './tiles.tsx';
import { rightBeginning } from './word-line.ts';

type Order = readonly (readonly string[])[];

interface OwnKey {
  readonly otherOrders: readonly { readonly part: string; readonly order: Order }[];
}

/** 连词成句: words are put on a line, a sentence after the other; a finished sentence is read aloud. */
export const SentenceLineStrip: Strip = (strip) => {
  const texts = useTextsOf(sentenceTexts);
  const played = playedParts(strip);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      played.findIndex(({ id }) => !Object.hasOwn(strip.parts, id)),
    ),
  );
  const part = played[index];
  if (!part) return null;
  const goOn = () => {
    if (index + 1 >= played.length) strip.onDone();
    else setIndex(index + 1);
  };
  return (
    <div className={classes.sentence}>
      {played.length > 1 ? (
        <Text tone="quiet" numeric>
          {texts.sentence(index + 1, played.length)}
        </Text>
      ) : null}
      {part.stem ? <ContentView content={part.stem} /> : null}
      <Sentence key={part.id} strip={strip} part={part} onNext={goOn} />
    </div>
  );
};

interface SentenceProps {
  readonly strip: StripProps;
  readonly part: PlayedPart;
  readonly onNext: () => void;
}

function Sentence({ strip, part, onNext }: SentenceProps): ReactNode {
  const { parts, onAnswer, onParts, isOver } = strip;
  const texts = useTextsOf(sentenceTexts);
  const shared = useTextsOf(gameTexts);
  const contentName = useContentName();
  const { items } = part.body as BodyOf<'ordering'>;
  const [line, setLine] = useState<readonly string[]>([]);
  /** The result of the last check; `kept` is the number of words that are right from the beginning. */
  const [checked, setChecked] = useState<{ readonly isRight: boolean; readonly kept: number }>();
  const { otherOrders } = strip.answerKey.own as OwnKey;
  const orders = [
    (part.key as { readonly order: Order }).order,
    ...otherOrders.filter((one) => one.part === part.id).map(({ order }) => order),
  ];
  const nameOf = (id: string) => contentName(items.find((item) => item.id === id)?.content);
  const isOpen = !isOver && !checked?.isRight;
  const place = (next: readonly string[]) => {
    setLine(next);
    if (!checked) onParts({ ...parts, [part.id]: { order: [...next] } });
  };
  const check = () => {
    const response = { order: [...line] };
    const isRight = orders.some((order) => verdict({ ...part, key: { order } }, response) === RIGHT);
    const kept = isRight ? line.length : rightBeginning(line, orders, nameOf);
    const next = checked ? parts : { ...parts, [part.id]: response };
    const all = orders[0]?.flat().length ?? 1;
    // A later check that is right ends the sentence and earns nothing.
    if (!checked || !isRight) onAnswer(next, isRight ? RIGHT : shareOfRight(Math.min(kept, all - 1), all));
    else onParts(next);
    setChecked({ isRight, kept });
    if (!isRight) setLine(line.slice(0, kept));
  };
  return (
    <>
      <Tiles
        items={items}
        line={line}
        isOpen={isOpen}
        kept={checked?.kept ?? 0}
        isRight={checked?.isRight ?? false}
        onLine={place}
      />
      <Row gap={4} justify="center" wrap>
        <Text role="status" weight="bold">
          {checked && !checked.isRight ? texts.kept(checked.kept) : ''}
          {!checked && strip.body.play.teams !== undefined ? texts.relay(line.length + 1) : ''}
        </Text>
        {checked?.isRight ? <Finished strip={strip} part={part.id} text={textOf(line.map(nameOf))} /> : null}
        {/* One button, so that it keeps the focus when the sentence is right. */}
        <Button
          size="large"
          tone="primary"
          icon={checked?.isRight ? <ArrowRight /> : <Check />}
          disabled={line.length === 0 || isOver}
          onClick={checked?.isRight ? onNext : check}
        >
          {checked?.isRight ? shared.next : shared.check}
        </Button>
      </Row>
    </>
  );
}

interface FinishedProps {
  readonly strip: StripProps;
  readonly part: string;
  readonly text: string;
}

/** A right sentence, which is heard. */
function Finished({ strip, part, text }: FinishedProps): ReactNode {
  const texts = useTextsOf(sentenceTexts);
  const shared = useTextsOf(gameTexts);
  const { audio } = strip.body.own as {
    readonly audio: readonly { readonly part: string; readonly asset: string }[];
  };
  const asset = audio.find((one) => one.part === part)?.asset;
  const url = useAssetUrl(asset ?? '');
  const sound = asset === undefined ? undefined : url;
  const say = () => sayAloud(text, sound);
  const begin = useEffectEvent(() => (strip.sounds.isOn ? say() : undefined));
  useEffect(() => begin(), []);
  return (
    <>
      <Text weight="bold">{shared.right}</Text>
      {sound !== undefined || canSpeak() ? (
        <IconButton label={texts.listen} icon={<Volume2 />} size="large" onClick={() => say()} />
      ) : null}
    </>
  );
}

/** The words as a sentence: with spaces between words of letters. */
function textOf(words: readonly string[]): string {
  return words.reduce(
    (text, word) => text + (/[a-z0-9,.?!]$/i.test(text) && /^\w/.test(word) ? ' ' : '') + word,
    '',
  );
}
