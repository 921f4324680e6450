import type { BodyOf, Content } from '@lectern/questions';
import { RESPONSE_LENGTHS } from '@lectern/questions/shown';
import { Button, IconButton, Row, Text, useTextsOf } from '@lectern/ui';
import { ArrowRight, Check, Keyboard, Pencil, Volume2, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ContentView } from '../../content/content-view.tsx';
import { useAssetUrl } from '../../content/medium-view.tsx';
import { TextField } from '../../parts/write/text-field.tsx';
import { Mark } from '../../review/mark.tsx';
import { playedParts, type Strip, type StripProps } from '../game.ts';
import { RIGHT, WRONG } from '../game-run.ts';
import { blanksOf, isRightText, type WordBlank, withFirstText } from '../grid/blanks.ts';
import { gameTexts } from '../texts.ts';
import { canSpeak, languageOf, sayAloud } from '../voice.ts';
import classes from './dictation.module.css';
import { InkPaper, PaperView } from './ink-paper.tsx';
import { type Paper, paperFor, readingsOf } from './paper.ts';
import { dictationTexts } from './texts.ts';

interface Own {
  readonly seconds: number;
  readonly repeats: number;
  readonly showsLength: boolean;
}

/** Handwriting as a picture, or a typed text. */
interface Writing {
  readonly ink?: string | undefined;
  readonly text?: string;
}

/** 听写: words are heard and written one after the other, and compared with the right ones at the end. */
export const DictationStrip: Strip = (strip) => {
  const blanks = blanksOf(playedParts(strip));
  const [index, setIndex] = useState(0);
  const [written, setWritten] = useState<readonly Writing[]>([]);
  const writing = useRef<Writing>({});
  const blank = blanks[index];
  const goOn = () => {
    setWritten([...written, writing.current]);
    writing.current = {};
    setIndex(index + 1);
  };
  if (!blank) return <Comparison strip={strip} blanks={blanks} written={written} />;
  return (
    <Heard
      key={index}
      strip={strip}
      blank={blank}
      number={index + 1}
      count={blanks.length}
      onWriting={(next) => {
        writing.current = next;
      }}
      onNext={goOn}
    />
  );
};

/** Squares beside each other, by the number of players. */
const SQUARES = { one: 8, several: 4 };

function paperOf({ body, players }: StripProps, { part, gap, word }: WordBlank): Paper {
  const { widths = [] } = part.body as BodyOf<'fill-blank'>;
  const length = widths.find((one) => one.gap === gap)?.width ?? [...word].length;
  const { showsLength } = body.own as Own;
  return paperFor(word, showsLength ? length : undefined, players > 1 ? SQUARES.several : SQUARES.one);
}

interface HeardProps {
  readonly strip: StripProps;
  readonly blank: WordBlank;
  readonly number: number;
  readonly count: number;
  readonly onWriting: (writing: Writing) => void;
  readonly onNext: () => void;
}

/** A word that is heard and written. A voice keeps the pace of all players; without one the teacher reads. */
function Heard({ strip, blank, number, count, onWriting, onNext }: HeardProps): ReactNode {
  const texts = useTextsOf(dictationTexts);
  const { stem } = blank.part;
  const [isTyped, setTyped] = useState(false);
  const [text, setText] = useState('');
  const voice = useReading(strip, blank, onNext);
  const write = (next: string) => {
    setText(next);
    onWriting({ text: next });
  };
  return (
    <div className={classes.dictation}>
      <Row gap={3} justify="between" wrap>
        <Text weight="bold" numeric>
          {texts.word(number, count)}
        </Text>
        <Row gap={2}>
          {voice.say ? (
            <IconButton label={texts.listen} icon={<Volume2 />} size="large" onClick={voice.say} />
          ) : (
            <Text tone="quiet">{texts.teacher}</Text>
          )}
          <IconButton
            label={isTyped ? texts.hand : texts.type}
            icon={isTyped ? <Pencil /> : <Keyboard />}
            size="large"
            disabled={strip.isOver}
            onClick={() => {
              setTyped(!isTyped);
              onWriting({});
            }}
          />
        </Row>
      </Row>
      {stem ? <ContentView content={withoutSound(stem)} className={classes.clue} /> : null}
      {voice.say ? (
        <span className={classes.pace} style={{ animationDuration: `${voice.seconds}s` }} />
      ) : null}
      {isTyped ? (
        <TextField
          label={texts.answer}
          value={text}
          onChange={write}
          locked={strip.isOver}
          most={RESPONSE_LENGTHS.word}
          onEnter={voice.isShared ? undefined : onNext}
          language={languageOf(blank.word)}
        />
      ) : (
        <InkPaper paper={paperOf(strip, blank)} onInk={(ink) => onWriting({ ink })} />
      )}
      {voice.isShared ? null : (
        <Row justify="center">
          <Button size="large" tone="primary" icon={<ArrowRight />} disabled={strip.isOver} onClick={onNext}>
            {number === count ? texts.check : texts.done}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** Reads the word aloud, and goes on after its time. Only the first of several players has the voice, for all hear it. */
function useReading(strip: StripProps, blank: WordBlank, onNext: () => void) {
  const { seconds, repeats } = strip.body.own as Own;
  const sound = blank.part.stem?.media?.find(({ type }) => type === 'audio');
  const soundUrl = useAssetUrl(sound?.asset ?? '');
  const url = sound ? soundUrl : undefined;
  const hasVoice = url !== undefined || (!sound && canSpeak());
  const say = useEffectEvent(() => sayAloud(blank.word, url));
  const next = useEffectEvent(onNext);
  const isFirst = strip.player === 0;
  const { isOver } = strip;
  useEffect(() => {
    if (!hasVoice || isOver) return;
    let stop: () => void = () => undefined;
    const readings = isFirst
      ? readingsOf(seconds, repeats).map((at) =>
          setTimeout(() => {
            stop = say();
          }, at),
        )
      : [];
    const end = setTimeout(() => next(), seconds * 1000);
    return () => {
      for (const timer of [...readings, end]) clearTimeout(timer);
      stop();
    };
  }, [hasVoice, isOver, isFirst, seconds, repeats]);
  return {
    say: hasVoice ? () => void sayAloud(blank.word, url) : undefined,
    seconds,
    /** All players write at the same pace. */
    isShared: hasVoice && strip.players > 1,
  };
}

/** The pinyin and pictures of a clue, without the player of its sound. */
function withoutSound(content: Content): Content {
  return { ...content, media: (content.media ?? []).filter(({ type }) => type !== 'audio') };
}

interface ComparisonProps {
  readonly strip: StripProps;
  readonly blanks: readonly WordBlank[];
  readonly written: readonly Writing[];
}

/** Each word beside the right one. Typed words are judged at once, handwriting by a tap of pupil or teacher. */
function Comparison({ strip, blanks, written }: ComparisonProps): ReactNode {
  const texts = useTextsOf(dictationTexts);
  const { parts, onAnswer, onDone, isOver } = strip;
  const [index, setIndex] = useState(0);
  const blank = blanks[index];
  if (!blank) return null;
  const { ink, text = '' } = written[index] ?? {};
  const isTypedRight = isRightText(blank, text);
  const judge = (isRight: boolean) => {
    const { id } = blank.part;
    const given = ink === undefined ? text : isRight ? blank.word : texts.byHand;
    onAnswer({ ...parts, [id]: withFirstText(parts[id], blank.gap, given) }, isRight ? RIGHT : WRONG);
    if (index + 1 >= blanks.length) onDone();
    else setIndex(index + 1);
  };
  const paper = paperOf(strip, blank);
  return (
    <div className={classes.dictation}>
      <Text weight="bold" numeric>
        {texts.word(index + 1, blanks.length)}
      </Text>
      {ink === undefined ? null : <Text tone="quiet">{texts.compare}</Text>}
      <div className={classes.both}>
        <section aria-label={texts.mine}>
          <Text tone="quiet">{texts.mine}</Text>
          {ink === undefined ? (
            <Row gap={2} className={classes.typed}>
              {text === '' ? texts.nothing : text}
              <Mark state={isTypedRight ? 'right' : 'wrong'} />
            </Row>
          ) : (
            <PaperView paper={paper}>
              <img src={ink} alt={texts.mine} className={classes.ink} />
            </PaperView>
          )}
        </section>
        <section aria-label={texts.right}>
          <Text tone="quiet">{texts.right}</Text>
          <PaperView paper={paperFor(blank.word, [...blank.word].length, paper.columns)}>
            <span className={classes.model} lang={languageOf(blank.word)}>
              {paper.ruling === 'squares'
                ? [...blank.word].map((letter, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a word may have a character twice
                    <span key={at}>{letter}</span>
                  ))
                : blank.word}
            </span>
          </PaperView>
        </section>
      </div>
      <JudgeButtons
        isByHand={ink !== undefined}
        isTypedRight={isTypedRight}
        isOver={isOver}
        onJudge={judge}
      />
    </div>
  );
}

interface JudgeProps {
  readonly isByHand: boolean;
  readonly isTypedRight: boolean;
  readonly isOver: boolean;
  readonly onJudge: (isRight: boolean) => void;
}

function JudgeButtons({ isByHand, isTypedRight, isOver, onJudge }: JudgeProps): ReactNode {
  const texts = useTextsOf(dictationTexts);
  const shared = useTextsOf(gameTexts);
  const button = { size: 'large', disabled: isOver } as const;
  return (
    <Row gap={4} justify="center" wrap>
      {isByHand ? (
        <>
          <Button {...button} icon={<X />} onClick={() => onJudge(false)}>
            {texts.isWrong}
          </Button>
          <Button {...button} tone="primary" icon={<Check />} onClick={() => onJudge(true)}>
            {texts.isRight}
          </Button>
        </>
      ) : (
        <Button {...button} tone="primary" icon={<ArrowRight />} onClick={() => onJudge(isTypedRight)}>
          {shared.next}
        </Button>
      )}
    </Row>
  );
}
