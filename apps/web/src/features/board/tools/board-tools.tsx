import { liesWithin, writtenArea } from '@lectern/courseware/board';
import { type BoardColor, colors, type Ground, grounds } from '@lectern/courseware/lesson';
import { Box, classNames, Row, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import {
  ChevronLeft,
  ChevronRight,
  Eraser,
  Flashlight,
  Hand,
  Highlighter,
  ImagePlus,
  LassoSelect,
  type LucideIcon,
  PaintBucket,
  Pen,
  Plus,
  Redo,
  Rows3,
  Ruler,
  Type,
  Undo,
  Wand,
} from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFaceTexts } from '../../../parts/boards/index.ts';
import {
  colorOn,
  type InkToolName,
  type PlayerTool,
  type ToolSettings,
  toolButtonClass,
  toolCardClasses,
} from '../../../parts/ink/index.ts';
import { mayAddPage } from '../model/board-model.ts';
import { useTexts } from '../model/board-texts.ts';
import { type BoardTool, INSTRUMENTS } from '../model/board-tool.ts';
import type { BoardState } from '../model/use-board.ts';
import classes from './tools.module.css';

export interface BoardToolsProps {
  readonly board: BoardState;
  readonly tool: BoardTool;
  readonly settings: ToolSettings;
  readonly canEdit: boolean;
  /** Whether the list of all pages is open. */
  readonly listed: boolean;
  /** Keys of the instruments that are open on the board. */
  readonly opened: readonly string[];
  readonly onTool: (tool: BoardTool) => void;
  readonly onPictures: (files: readonly File[]) => void;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly onList: () => void;
  readonly onInstrument: (key: string) => void;
}

const HAND = [
  ['pen', Pen],
  ['highlighter', Highlighter],
  ['magic', Wand],
  ['laser', Flashlight],
  ['eraser', Eraser],
  ['lasso', LassoSelect],
] as const satisfies readonly (readonly [PlayerTool, LucideIcon])[];

const PictureCard = lazyComponent(async () => (await import('../load-parts.ts')).loadPictureCard());
const ToolOptions = lazyComponent(async () => (await import('../load-parts.ts')).loadToolOptions());

/**
 * Card that is open above the bar: the options of a tool, the board's surface, the instruments, or sources of pictures.
 */
type Card = InkToolName | 'face' | 'instruments' | 'picture';

/** Bar below the board: tools, surface and pages. Each button has its name and is wide enough for a finger. */
export function BoardTools(props: BoardToolsProps): ReactNode {
  const {
    board,
    tool,
    settings,
    canEdit,
    listed,
    opened,
    onTool,
    onSettings,
    onList,
    onInstrument,
    onPictures,
  } = props;
  const t = useTexts();
  const ofFace = useFaceTexts();
  const [card, setCard] = useState<Card>();
  const [byKey, setByKey] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useAway(bar, card !== undefined, () => setCard(undefined));
  const toggle = (next: Card) => setCard(card === next ? undefined : next);
  const { number, pages, face } = board;
  return (
    <div ref={bar} className={classes.tools}>
      {card === 'face' && (
        <div className={classes.card} role="group" aria-label={t('face')}>
          <Choices
            label={ofFace('color')}
            values={colors}
            value={face.color}
            text={(each) => ofFace(`colors.${each}`)}
            onChoose={(color: BoardColor) => board.change({ color })}
          />
          <Choices
            label={ofFace('ground')}
            values={grounds}
            value={face.ground}
            text={(each) => ofFace(`grounds.${each}`)}
            onChoose={(ground: Ground) => board.change({ ground })}
          />
          <Extent board={board} />
        </div>
      )}
      {card === 'instruments' && (
        <div className={classes.card} role="group" aria-label={t('instruments')}>
          <div className={toolCardClasses.choices}>
            {INSTRUMENTS.map((key) => (
              <button
                key={key}
                type="button"
                className={toolCardClasses.choice}
                aria-pressed={opened.includes(key)}
                onClick={() => onInstrument(key)}
              >
                {t(`instrument.${key}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      {card === 'picture' && (
        <div className={classes.card} role="group" aria-label={t('picture')}>
          <PictureCard
            onPictures={(files) => {
              setCard(undefined);
              onPictures(files);
            }}
          />
        </div>
      )}
      {card !== undefined && card !== 'face' && card !== 'instruments' && card !== 'picture' && (
        <ToolOptions
          tool={card}
          settings={settings}
          board={face.color}
          byKey={byKey}
          onSettings={onSettings}
          onClear={() => board.pageId !== undefined && board.book.clear(board.pageId)}
        />
      )}
      <Row align="stretch" gap={1} className={classes.toolbar} role="toolbar" aria-label={t('tools')}>
        {canEdit && (
          <div className={classes.group}>
            {board.isEndless && (
              <Tool
                icon={Hand}
                label={t('pointer')}
                pressed={tool === 'pointer'}
                onPress={() => {
                  setCard(undefined);
                  onTool('pointer');
                }}
              />
            )}
            {HAND.map(([name, Icon]) => (
              <Tool
                key={name}
                icon={Icon}
                label={t(name)}
                pressed={tool === name}
                expanded={name === 'lasso' ? undefined : card === name}
                tint={
                  tool === name || name === 'eraser' || name === 'lasso'
                    ? undefined
                    : tintOf(name, settings, face.color)
                }
                onPress={(pressedByKey) => {
                  setByKey(pressedByKey);
                  // A second press on the current tool opens its options.
                  if (name !== 'lasso' && tool === name) toggle(name);
                  else setCard(undefined);
                  onTool(name);
                }}
              />
            ))}
            <Tool
              icon={Type}
              label={t('text')}
              pressed={tool === 'text'}
              onPress={() => {
                setCard(undefined);
                onTool('text');
              }}
            />
            <Tool
              icon={ImagePlus}
              label={t('picture')}
              expanded={card === 'picture'}
              onPress={() => toggle('picture')}
            />
          </div>
        )}
        <div className={classes.group}>
          {canEdit && (
            <>
              <Tool
                icon={Undo}
                label={t('undo')}
                disabled={!board.canUndo}
                onPress={() => board.step('undo')}
              />
              <Tool
                icon={Redo}
                label={t('redo')}
                disabled={!board.canRedo}
                onPress={() => board.step('redo')}
              />
              <Box as="span" flex="none" className={classes.divider} aria-hidden="true" />
              <Tool
                icon={Ruler}
                label={t('instruments')}
                expanded={card === 'instruments'}
                onPress={() => toggle('instruments')}
              />
              <Tool
                icon={PaintBucket}
                label={t('face')}
                expanded={card === 'face'}
                onPress={() => toggle('face')}
              />
              <Box as="span" flex="none" className={classes.divider} aria-hidden="true" />
            </>
          )}
          <Tool
            icon={ChevronLeft}
            label={t('previous')}
            disabled={number <= 1}
            onPress={() => board.turn('previous')}
          />
          <button
            type="button"
            className={classNames(toolButtonClass, classes.tool)}
            aria-expanded={listed}
            aria-label={t('pages')}
            onClick={() => {
              setCard(undefined);
              onList();
            }}
          >
            <Rows3 aria-hidden="true" />
            <output>{t('of', { number, count: pages.length })}</output>
          </button>
          <Tool
            icon={ChevronRight}
            label={t('next')}
            disabled={number >= pages.length}
            onPress={() => board.turn('next')}
          />
          {canEdit && (
            <Tool icon={Plus} label={t('add')} disabled={!mayAddPage(pages)} onPress={() => board.add()} />
          )}
        </div>
      </Row>
    </div>
  );
}

/** Switch between an endless page and a page with edges; edges need all content to be within them. */
function Extent({ board }: { readonly board: BoardState }): ReactNode {
  const t = useTexts();
  const { store, pageId = '', isEndless } = board;
  const size = store.find('deck', 'deck')?.size;
  // The size is read once, because writing closes the card.
  const [mayEnd] = useState(() => size !== undefined && liesWithin(size, writtenArea(store, pageId)));
  return (
    <div className={toolCardClasses.choices} role="group" aria-label={t('edges')}>
      {([false, true] as const).map((endless) => (
        <button
          key={String(endless)}
          type="button"
          className={toolCardClasses.choice}
          aria-pressed={endless === isEndless}
          disabled={!endless && isEndless && !mayEnd}
          onClick={() => board.setEndless(endless)}
        >
          {t(endless ? 'endless' : 'paged')}
        </button>
      ))}
      {isEndless && !mayEnd && (
        <Text as="p" tone="quiet" size="large">
          {t('edgesHelp')}
        </Text>
      )}
    </div>
  );
}

/** No tint for white and black, which are hard to see on a bar in the light or the dark theme. */
function tintOf(
  name: Exclude<InkToolName, 'eraser'>,
  settings: ToolSettings,
  board: BoardColor,
): CSSProperties | undefined {
  const { color } = settings[name];
  return color === 'FFFFFF' || color === '1D2421' ? undefined : { color: `#${colorOn(board, color)}` };
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean | undefined;
  readonly disabled?: boolean;
  readonly tint?: CSSProperties | undefined;
  readonly onPress: (byKey: boolean) => void;
}

function Tool({ icon: Icon, label, pressed, expanded, disabled, tint, onPress }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={classNames(toolButtonClass, classes.tool)}
      data-hand={pressed === undefined ? undefined : ''}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={({ detail }) => onPress(detail === 0)}
    >
      <Icon aria-hidden="true" {...(tint && { style: tint })} />
      <span>{label}</span>
    </button>
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly text: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({
  label,
  values,
  value,
  text,
  onChoose,
}: ChoicesProps<Value>): ReactNode {
  return (
    <div className={toolCardClasses.choices} role="group" aria-label={label}>
      {values.map((each) => (
        <button
          key={each}
          type="button"
          className={toolCardClasses.choice}
          aria-pressed={each === value}
          onClick={() => onChoose(each)}
        >
          {text(each)}
        </button>
      ))}
    </div>
  );
}

/** A press elsewhere and Escape close the card. */
function useAway(bar: { readonly current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) latest.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current();
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('keydown', key);
    };
  }, [bar, isOpen]);
}
