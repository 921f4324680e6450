import { SHOWN_WORKS_MAX } from '@lectern/protocol/phone-views';
import { Button, Column, IconButton, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  ChevronLeft,
  ChevronRight,
  Eraser,
  LayoutGrid,
  PenLine,
  RotateCw,
  Smartphone,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ToolLesson } from '../../../../parts/lessons/index.ts';
import { type InkPen, InkPicture } from '../../../../parts/marked-picture/index.ts';
import classes from '../interaction.module.css';
import type { AnsweredPupil } from '../question-activity.ts';
import { useTexts } from '../texts.ts';
import { areShown, inkOf, type PupilWorks, rotated, toggledShown, type WorkInk } from './work-rows.ts';

/** Name of the lesson's state that stores the teacher's ink by the hash of its file. */
const INK = 'works';
const ZOOMS = [1, 1.5, 2, 3] as const;
const COLORS = ['red', 'blue', 'green'] as const;
const INKS = { red: 'var(--red)', blue: 'var(--blue)', green: 'var(--jade)' } as const;

export interface OpenWorksProps {
  readonly lesson: ToolLesson;
  /** The works that are shown, side by side. */
  readonly works: readonly PupilWorks[];
  /** All works, which are paged through. */
  readonly all: readonly PupilWorks[];
  readonly named: boolean;
  /** Address of the picture or paper that was drawn on. */
  readonly ground: string | undefined;
  /** Hashes of the files that phones show. */
  readonly shown: readonly string[];
  readonly onShow: (hashes: string[]) => void;
  readonly strip?: ((pupil: AnsweredPupil) => ReactNode) | undefined;
  readonly onPick: (participantId: string) => void;
  readonly onClose: () => void;
}

/** One work, large, or several side by side: enlarged, rotated, written on, and shown on the phones. */
export function OpenWorks(props: OpenWorksProps): ReactNode {
  const { lesson, works, named, ground, strip } = props;
  const t = useTexts();
  const kept = lesson.state(INK);
  const values = useSignal(kept);
  const [zoom, setZoom] = useState(0);
  const [pen, setPen] = useState<InkPen>({ isOn: false, color: 'red' });
  const [only] = works.length === 1 ? works : [];
  const change = (hash: string, ink: WorkInk) =>
    kept.change({
      [hash]: { strokes: ink.strokes.map((stroke) => ({ ...stroke })), rotation: ink.rotation },
    });
  const inks = works.flatMap(({ files }) => files).map(({ hash }) => ({ hash, ink: inkOf(values, hash) }));
  return (
    <Column gap={3} className={classes.works}>
      <Row gap={3} wrap role="toolbar" aria-label={t('works.tools')}>
        <PagingTools {...props} />
        <SizeTools zoom={zoom} onZoom={setZoom} inks={inks} onInk={change} />
        <PenTools pen={pen} onPen={setPen} inks={inks} onInk={change} />
        <ShowButton {...props} />
      </Row>
      <Stack
        gap={4}
        className={classes.sheets}
        style={{
          gridTemplateColumns: `repeat(${works.length}, minmax(0, 1fr))`,
          ['--sheet-height' as string]: named ? 'calc(100cqh - 4.5rem)' : undefined,
        }}
      >
        {works.map((work) => (
          <Column key={work.pupil.participant_id} gap={3}>
            {named && (
              <Text as="h3" size="panel" weight="bold" textAlign="center" overflow="cut">
                <bdi>{work.pupil.name}</bdi>
              </Text>
            )}
            {work.files.map(({ hash, mime, url }, index) =>
              mime.startsWith('audio/') ? (
                // biome-ignore lint/a11y/useMediaCaption: a recording of a pupil has no captions
                <audio key={hash} controls src={url} style={{ width: '100%' }} />
              ) : (
                <Sheet
                  key={hash}
                  url={url}
                  alt={t('works.number', { number: index + 1 })}
                  ground={ground}
                  ink={inkOf(values, hash)}
                  pen={pen}
                  zoom={ZOOMS[zoom] ?? 1}
                  onInk={(ink) => change(hash, ink)}
                />
              ),
            )}
          </Column>
        ))}
      </Stack>
      {only && named && strip && <div className={classes.answerer}>{strip(only.pupil)}</div>}
    </Column>
  );
}

/** Back to the wall, and the works before and after a single one. */
function PagingTools({
  works,
  all,
  onClose,
  onPick,
}: Pick<OpenWorksProps, 'works' | 'all' | 'onClose' | 'onPick'>): ReactNode {
  const t = useTexts();
  const place = all.findIndex(({ pupil }) => pupil.participant_id === works[0]?.pupil.participant_id);
  return (
    <>
      <Button size="panel" icon={<LayoutGrid aria-hidden="true" />} onClick={onClose}>
        {t('works.back')}
      </Button>
      {works.length === 1 && (
        <Row gap={1}>
          <Step label={t('works.previous')} to={all[place - 1]} icon={<ChevronLeft />} onPick={onPick} />
          <Step label={t('works.next')} to={all[place + 1]} icon={<ChevronRight />} onPick={onPick} />
        </Row>
      )}
    </>
  );
}

interface InkToolsProps {
  readonly inks: readonly { readonly hash: string; readonly ink: WorkInk }[];
  readonly onInk: (hash: string, ink: WorkInk) => void;
}

interface SizeToolsProps extends InkToolsProps {
  /** Index among the zoom levels. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

function SizeTools({ zoom, onZoom, inks, onInk }: SizeToolsProps): ReactNode {
  const t = useTexts();
  return (
    <Row gap={1}>
      <IconButton
        size="large"
        label={t('works.smaller')}
        icon={<ZoomOut aria-hidden="true" />}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton
        size="large"
        label={t('works.larger')}
        icon={<ZoomIn aria-hidden="true" />}
        disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
      <IconButton
        size="large"
        label={t('works.rotate')}
        icon={<RotateCw aria-hidden="true" />}
        onClick={() => {
          for (const { hash, ink } of inks) onInk(hash, rotated(ink));
        }}
      />
    </Row>
  );
}

function PenIcon({ color }: { readonly color: keyof typeof INKS }): ReactNode {
  return <PenLine aria-hidden="true" style={{ color: INKS[color] }} />;
}

interface PenToolsProps extends InkToolsProps {
  readonly pen: InkPen;
  readonly onPen: (pen: InkPen) => void;
}

function PenTools({ pen, onPen, inks, onInk }: PenToolsProps): ReactNode {
  const t = useTexts();
  const written = inks.filter(({ ink }) => ink.strokes.length > 0);
  const last = written.at(-1);
  return (
    <Row gap={1}>
      {COLORS.map((color) => {
        const isOn = pen.isOn && pen.color === color;
        return (
          <IconButton
            key={color}
            size="large"
            label={t(`works.pens.${color}`)}
            icon={<PenIcon color={color} />}
            aria-pressed={isOn}
            onClick={() => onPen({ isOn: !isOn, color })}
          />
        );
      })}
      <IconButton
        size="large"
        label={t('works.undo')}
        icon={<Undo2 aria-hidden="true" />}
        disabled={!last}
        onClick={() => last && onInk(last.hash, { ...last.ink, strokes: last.ink.strokes.slice(0, -1) })}
      />
      <IconButton
        size="large"
        label={t('works.clear')}
        icon={<Eraser aria-hidden="true" />}
        disabled={!last}
        onClick={() => {
          for (const { hash, ink } of written) onInk(hash, { ...ink, strokes: [] });
        }}
      />
    </Row>
  );
}

function ShowButton({ works, shown, onShow }: Pick<OpenWorksProps, 'works' | 'shown' | 'onShow'>): ReactNode {
  const t = useTexts();
  const files = works.flatMap((work) => work.files);
  const areOnPhones = areShown(shown, files);
  return (
    <Button
      size="panel"
      icon={<Smartphone aria-hidden="true" />}
      aria-pressed={areOnPhones}
      onClick={() => onShow(toggledShown(shown, files, SHOWN_WORKS_MAX))}
    >
      {t(areOnPhones ? 'works.hide' : 'works.show')}
    </Button>
  );
}

interface StepProps {
  readonly label: string;
  readonly to: PupilWorks | undefined;
  readonly icon: ReactNode;
  readonly onPick: (participantId: string) => void;
}

function Step({ label, to, icon, onPick }: StepProps): ReactNode {
  return (
    <IconButton
      size="large"
      label={label}
      icon={icon}
      disabled={!to}
      onClick={() => to && onPick(to.pupil.participant_id)}
    />
  );
}

interface SheetProps {
  readonly url: string;
  readonly alt: string;
  readonly ground: string | undefined;
  readonly ink: WorkInk;
  readonly pen: InkPen;
  readonly zoom: number;
  readonly onInk: (ink: WorkInk) => void;
}

/** A picture on white paper with the teacher's ink; an enlarged one is scrolled. */
function Sheet({ url, alt, ground, ink, pen, zoom, onInk }: SheetProps): ReactNode {
  return (
    <div style={{ overflow: 'auto', textAlign: 'center' }}>
      <div
        style={{
          display: 'inline-block',
          width: zoom === 1 ? undefined : `${zoom * 100}%`,
          background: 'white',
          touchAction: pen.isOn ? 'none' : undefined,
          cursor: pen.isOn ? 'crosshair' : undefined,
        }}
      >
        <InkPicture
          url={url}
          alt={alt}
          ground={ground}
          strokes={ink.strokes}
          rotation={ink.rotation}
          pen={pen}
          className={classes.work}
          onStrokes={(strokes) => onInk({ ...ink, strokes })}
        />
      </div>
    </div>
  );
}
