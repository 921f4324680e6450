import type { CardSide } from '@lectern/paper-cards';
import { Box, Button, Column, IconButton, Row, Slider, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Flashlight, FlashlightOff, RotateCcw, SwitchCamera } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Camera } from '../../camera.ts';
import { type CameraControls, cameraControls } from './camera-controls.ts';
import classes from './card-reader.module.css';
import { CardReading, type CardsSeen } from './card-reading.ts';
import { CardWork } from './card-work.ts';
import { useReaderTexts } from './texts.ts';

export interface CardReaderProps {
  /** Numbers of the cards that are expected. The same array while they are the same. */
  readonly cards: readonly number[];
  /** Called when the answers have changed. */
  readonly onAnswers: (answers: ReadonlyMap<number, CardSide>) => void;
  /**
   * Answers that were read before. With them a teacher cannot start again, for they count already, and the caller says how
   * many are missing.
   */
  readonly before?: ReadonlyMap<number, CardSide>;
}

/** Reads paper cards with a camera of this device: its picture, a frame around each card, and how many are missing. */
export function CardReader({ cards, onAnswers, before }: CardReaderProps): ReactNode {
  const t = useReaderTexts();
  const [camera] = useState(() => new Camera());
  const state = useSignal(camera.state);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    void camera.look();
    return () => camera.dispose();
  }, [camera]);
  const failure = broken ? 'reader' : state.type === 'failed' ? state.reason : undefined;
  if (failure !== undefined)
    return (
      <Column textAlign="center" gap={4} align="center" className={classes.message}>
        <Text as="p" role="alert">
          {t(`failed.${failure}`)}
        </Text>
        <Button
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => {
            setBroken(false);
            void camera.look();
          }}
        >
          {t('retry')}
        </Button>
      </Column>
    );
  if (state.type !== 'looking')
    return (
      <Text as="p" textAlign="center" role="status" className={classes.message}>
        {t('asking')}
      </Text>
    );
  const { next } = state;
  return (
    <Looking
      stream={state.stream}
      cards={cards}
      onAnswers={onAnswers}
      before={before}
      onBroken={() => setBroken(true)}
      onOther={next === undefined ? undefined : () => void camera.look(next)}
    />
  );
}

interface LookingProps extends Omit<CardReaderProps, 'before'> {
  readonly before: CardReaderProps['before'] | undefined;
  readonly stream: MediaStream;
  readonly onBroken: () => void;
  readonly onOther: (() => void) | undefined;
}

function Looking({ stream, cards, onAnswers, before, onBroken, onOther }: LookingProps): ReactNode {
  const t = useReaderTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [reading, setReading] = useState<CardReading>();
  const controls = useMemo(() => cameraControls(stream), [stream]);
  const broken = useRef(onBroken);
  broken.current = onBroken;
  const known = useRef(before);
  known.current = before;
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    const work = new CardWork(() => broken.current());
    const read = async () => (video.current ? work.read(video.current) : undefined);
    const started = new CardReading(cards, read, known.current);
    setReading(started);
    return () => {
      started.dispose();
      work.dispose();
    };
  }, [cards]);
  return (
    <Column gap={3}>
      <View reading={reading}>
        <video ref={video} className={classes.video} aria-label={t('picture')} autoPlay muted playsInline />
        {reading && <Frames reading={reading} />}
      </View>
      <Row wrap gap={3} justify="between">
        {reading && <Counts reading={reading} onAnswers={onAnswers} isShown={before === undefined} />}
        <Row gap={2} className={classes.controls}>
          <Controls controls={controls} />
          {onOther && (
            <IconButton label={t('other')} icon={<SwitchCamera aria-hidden="true" />} onClick={onOther} />
          )}
          {before === undefined && (
            <IconButton
              label={t('again')}
              icon={<RotateCcw aria-hidden="true" />}
              onClick={() => reading?.clear()}
            />
          )}
        </Row>
      </Row>
      {reading && <Warnings reading={reading} />}
    </Column>
  );
}

function useSeen(reading: CardReading): CardsSeen {
  return useSignal(reading.seen);
}

/** The place of the picture, of the picture's form: a phone that is held upright gives an upright picture. */
function View({
  reading,
  children,
}: {
  readonly reading?: CardReading;
  readonly children: ReactNode;
}): ReactNode {
  const [ratio, setRatio] = useState(16 / 9);
  useEffect(() => {
    if (!reading) return;
    const follow = () => {
      const { width, height } = reading.seen.get().picture;
      setRatio(width / height);
    };
    follow();
    return reading.seen.subscribe(follow);
  }, [reading]);
  return (
    <Box
      overflow="clip"
      surface="paper"
      radius="control"
      className={classes.view}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      {children}
    </Box>
  );
}

/** A frame around each card of the picture: green and whole when its answer is settled, else amber and dashed. */
function Frames({ reading }: { readonly reading: CardReading }): ReactNode {
  const { picture, answers, missing, foreign } = useSeen(reading);
  const { width, height } = picture;
  return (
    <svg className={classes.frames} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {picture.cards
        .filter(({ card }) => answers.has(card) || missing.includes(card) || foreign.includes(card))
        .map(({ card, side, corners }, index) => {
          const settled = answers.get(card) === side;
          const middle = corners.reduce((sum, { x }) => sum + x / 4, 0);
          const size = Math.max(width, height) / 40;
          // Above the card, so that its frame can be seen.
          const top = Math.max(Math.min(...corners.map(({ y }) => y)) - 0.75 * size, 0.6 * size);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may be in a picture twice
            <g key={`${card} ${index}`} data-settled={settled || undefined} className={classes.card}>
              <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
              <text x={middle} y={top} fontSize={size}>
                {card}
              </text>
            </g>
          );
        })}
    </svg>
  );
}

interface CountsProps extends Pick<CardReaderProps, 'onAnswers'> {
  readonly reading: CardReading;
  readonly isShown: boolean;
}

function Counts({ reading, onAnswers, isShown }: CountsProps): ReactNode {
  const t = useReaderTexts();
  const { answers, missing } = useSeen(reading);
  const changed = useRef(onAnswers);
  changed.current = onAnswers;
  useEffect(() => changed.current(answers), [answers]);
  if (!isShown) return null;
  return (
    <Text as="p" role="status" size="large" weight="medium" numeric>
      {missing.length === 0
        ? t('allRead', { read: answers.size })
        : t('read', { read: answers.size, missing: missing.length })}
    </Text>
  );
}

function Warnings({ reading }: { readonly reading: CardReading }): ReactNode {
  const t = useReaderTexts();
  const { dark, doubled, foreign } = useSeen(reading);
  return (
    <div role="status">
      {dark && (
        <Text as="p" tone="warning">
          {t('dark')}
        </Text>
      )}
      {doubled.length > 0 && (
        <Text as="p" tone="warning">
          {t('doubled', { cards: doubled.join(t('between')) })}
        </Text>
      )}
      {foreign.length > 0 && (
        <Text as="p" tone="warning">
          {t('foreign', { cards: foreign.join(t('between')) })}
        </Text>
      )}
    </div>
  );
}

/** The light and the zoom, where the camera has them. */
function Controls({ controls }: { readonly controls: CameraControls }): ReactNode {
  const t = useReaderTexts();
  const { torch, zoom } = controls;
  const [lit, setLit] = useState(false);
  const [value, setValue] = useState(zoom?.value ?? 1);
  return (
    <>
      {zoom && (
        <div className={classes.zoom}>
          <Slider
            label={t('zoom')}
            min={zoom.min}
            max={zoom.max}
            step={zoom.step}
            value={value}
            onChange={(next) => {
              setValue(next);
              void zoom.set(next);
            }}
          />
        </div>
      )}
      {torch && (
        <IconButton
          label={t(lit ? 'torchOff' : 'torchOn')}
          icon={lit ? <FlashlightOff aria-hidden="true" /> : <Flashlight aria-hidden="true" />}
          onClick={() => {
            setLit(!lit);
            void torch(!lit);
          }}
        />
      )}
    </>
  );
}
