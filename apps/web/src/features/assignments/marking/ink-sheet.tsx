import type { MarkInk } from '@lectern/protocol/assignment-shapes';
import { Box, IconButton, Row, Stack, ToggleGroup } from '@lectern/ui';
import { Eraser, PenLine, RotateCw, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type InkPen, InkPicture, type Stroke } from '../../../parts/marked-picture/index.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import classes from './marking.module.css';

const COLORS = ['red', 'blue', 'green'] as const;
export interface InkToolsProps {
  readonly pen: InkPen;
  readonly onPen: (pen: InkPen) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onClear: () => void;
  /** Rotates all pictures by a quarter of a turn, clockwise. */
  readonly onTurn: () => void;
  readonly isLarge: boolean;
  readonly onLarge: (isLarge: boolean) => void;
}

/** Pen, colours, undo and size of the pictures of an answer. */
export function InkTools(props: InkToolsProps): ReactNode {
  const { pen, onPen, canUndo, onUndo, onClear, onTurn, isLarge, onLarge } = props;
  const t = useAssignmentTexts();
  return (
    <Row
      gap={2}
      wrap
      role="toolbar"
      aria-label={t('ink.tools')}
      // The focus stays, so that Enter after a press saves the mark.
      onPointerDown={(event) => event.preventDefault()}
    >
      <ToggleGroup<'pen'>
        label={t('ink.pen')}
        options={[{ value: 'pen', label: t('ink.pen'), icon: <PenLine aria-hidden="true" />, shortcut: 'I' }]}
        value={pen.isOn ? ['pen'] : []}
        onChange={(on) => onPen({ ...pen, isOn: on.length > 0 })}
      />
      <ToggleGroup<Stroke['color']>
        label={t('ink.color')}
        options={COLORS.map((value) => ({
          value,
          label: t(`ink.colors.${value}`),
          icon: (
            <Box as="span" radius="round" className={classes.dot} data-color={value} data-theme="light" />
          ),
        }))}
        value={[pen.color]}
        onChange={([color]) => color && onPen({ isOn: true, color })}
      />
      <IconButton
        label={t('ink.undo')}
        shortcut="Ctrl+Z"
        icon={<Undo2 aria-hidden="true" />}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        label={t('ink.clear')}
        icon={<Eraser aria-hidden="true" />}
        disabled={!canUndo}
        onClick={onClear}
      />
      <IconButton
        label={t('ink.turnAll')}
        shortcut="T"
        icon={<RotateCw aria-hidden="true" />}
        onClick={onTurn}
      />
      <IconButton
        label={t(isLarge ? 'ink.smaller' : 'ink.larger')}
        icon={isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        onClick={() => onLarge(!isLarge)}
      />
    </Row>
  );
}

export interface InkSheetProps {
  readonly url: string;
  readonly name: string;
  /** A picture below, on which the pupil drew. */
  readonly ground: string | undefined;
  readonly ink: MarkInk[number];
  readonly onStrokes: (strokes: Stroke[]) => void;
  /** Rotates picture and ink by a quarter of a turn, clockwise; undefined for the only picture, which the tools rotate. */
  readonly onTurn: (() => void) | undefined;
  readonly pen: InkPen;
}

/** A photograph or drawing of a pupil with the teacher's ink. */
export function InkSheet({ url, name, ground, ink, onStrokes, onTurn, pen }: InkSheetProps): ReactNode {
  const t = useAssignmentTexts();
  const [isBroken, setBroken] = useState(false);
  const { strokes, rotation } = ink;
  if (isBroken) return <p>{t('ink.broken', { name })}</p>;
  return (
    <Stack gap={1} className={classes.sheetFrame}>
      {onTurn && (
        <Row justify="center" onPointerDown={(event) => event.preventDefault()}>
          <IconButton
            label={t('ink.turn', { name })}
            icon={<RotateCw aria-hidden="true" />}
            onClick={onTurn}
          />
        </Row>
      )}
      <InkPicture
        className={classes.sheet}
        url={url}
        alt={name}
        ground={ground}
        strokes={strokes}
        rotation={rotation}
        pen={pen}
        onStrokes={onStrokes}
        onBroken={() => setBroken(true)}
      />
    </Stack>
  );
}
