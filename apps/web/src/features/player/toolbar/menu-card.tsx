import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Row, Stack } from '@lectern/ui';
import { RadioGroup } from '@lectern/ui/radio-group';
import { useSignal } from '@lectern/ui/use-signal';
import { Keyboard, Maximize, Minimize, Share2, Volume2, VolumeOff } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setVolume, volume } from '../../../parts/class-tools/index.ts';
import { Habit, type ToolSettings, toolCardClasses, useInkTexts } from '../../../parts/ink/index.ts';
import type { Theme } from '../../../platform/appearance/kept-theme.ts';
import { changeTheme, useTheme } from '../../../platform/appearance/theme.ts';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { PlayerPort } from '../commands/player-command.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import { useToolbarTexts } from '../toolbar-texts.ts';
import { useOwnCourseware } from './share-from-show.tsx';
import classes from './toolbar.module.css';
import type { ToolbarEdge } from './toolbar-place.ts';
import type { ToolbarStand } from './use-toolbar-place.ts';

export interface MenuCardProps {
  readonly player: PlayerPort;
  readonly place: ToolbarStand;
  /** Whether the keyboard opened the card, which then takes the focus. */
  readonly byKey: boolean;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly onKeysHelp: () => void;
  readonly onShare: (item: DocumentItem) => void;
}

const EDGES: readonly ToolbarEdge[] = ['bottom', 'left', 'right'];
const LANGUAGES = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
] as const;

/**
 * Card of settings that are seldom needed while teaching: full screen, position and behaviour of the toolbar, volume.
 */
export function MenuCard({
  player,
  place,
  byKey,
  onSettings,
  onKeysHelp,
  onShare,
}: MenuCardProps): ReactNode {
  const t = useToolbarTexts();
  const late = useLazyTexts();
  const ink = useInkTexts();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (byKey) card.current?.querySelector('button')?.focus();
  }, [byKey]);
  const own = useOwnCourseware();
  const { settings, isFullScreen } = player;
  const { habits } = settings;
  return (
    <div ref={card} className={`${classes.options} ${classes.menu}`} role="group" aria-label={t('menu')}>
      <Stack gap={3} className={classes.menuPair}>
        <button type="button" className={toolCardClasses.choice} onClick={() => player.toggleFullScreen()}>
          {isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          {t(isFullScreen ? 'leaveFullScreen' : 'fullScreen')}
        </button>
        <button type="button" className={toolCardClasses.choice} onClick={onKeysHelp}>
          <Keyboard aria-hidden="true" />
          {late('keysHelp')}
        </button>
        {own && (
          <button type="button" className={toolCardClasses.choice} onClick={() => onShare(own)}>
            <Share2 aria-hidden="true" />
            {late('share')}
          </button>
        )}
      </Stack>
      <Loudness />
      <Choice
        label={late('barPlace')}
        options={EDGES.map((value) => ({ value, label: late(value) }))}
        value={place.edge}
        onChange={place.choose}
      />
      <Habit
        label={late('rests')}
        isOn={place.habits.rests}
        onChange={(rests) => place.changeHabits({ ...place.habits, rests })}
      />
      <Habit
        label={late('comesByClick')}
        hint={late('comesByClickHint')}
        isOn={place.habits.comesByClick}
        onChange={(comesByClick) => place.changeHabits({ ...place.habits, comesByClick })}
      />
      <Stack gap={3} className={classes.menuPair}>
        <Habit
          label={ink('fingersTurn')}
          isOn={habits.fingersTurn}
          onChange={(fingersTurn) => onSettings({ ...settings, habits: { ...habits, fingersTurn } })}
        />
        <Habit
          label={ink('palmErases')}
          isOn={habits.palmErases}
          onChange={(palmErases) => onSettings({ ...settings, habits: { ...habits, palmErases } })}
        />
      </Stack>
      <Appearance />
    </div>
  );
}

/** The choices of theme and language. */
function Appearance(): ReactNode {
  const late = useLazyTexts();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <Stack gap={3} className={classes.menuPair}>
      <Choice
        label={late('theme')}
        options={(['light', 'dark'] as const satisfies readonly Theme[]).map((value) => ({
          value,
          label: late(value),
        }))}
        value={theme}
        onChange={changeTheme}
      />
      <Choice label={late('language')} options={LANGUAGES} value={language} onChange={changeLanguage} />
    </Stack>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons in a row behind their label. */
function Choice<Value extends string>({ label, ...group }: ChoiceProps<Value>): ReactNode {
  return (
    <Row size="panel" justify="between" wrap gap={3}>
      <span aria-hidden="true">{label}</span>
      <RadioGroup
        {...group}
        label={label}
        className={classes.menuChoices}
        optionClassName={toolCardClasses.choice}
      />
    </Row>
  );
}

/** Volume after the sound is turned on again, 0 to 1. */
const LOUD = 0.6;

/** Volume of the class tools in this browser. */
function Loudness(): ReactNode {
  const late = useLazyTexts();
  const level = useSignal(volume);
  return (
    <Row size="panel" justify="between" wrap gap={3}>
      <button
        type="button"
        className={toolCardClasses.choice}
        aria-pressed={level === 0}
        onClick={() => setVolume(level === 0 ? LOUD : 0)}
      >
        {level === 0 ? <VolumeOff aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        {late(level === 0 ? 'soundOff' : 'soundOn')}
      </button>
      <input
        type="range"
        className={classes.loudness}
        aria-label={late('volume')}
        min={0}
        max={100}
        step={5}
        value={Math.round(level * 100)}
        onChange={(event) => setVolume(Number(event.target.value) / 100)}
      />
    </Row>
  );
}
