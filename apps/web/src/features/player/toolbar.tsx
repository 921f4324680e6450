import type { ShowCommand, ShowCoverKind, ShowTool } from '@lectern/stage/show';
import {
  Eraser,
  Highlighter,
  LayoutGrid,
  type LucideIcon,
  Maximize,
  Minimize,
  MonitorX,
  MousePointer2,
  PanelBottom,
  Pen,
  Undo2,
  X,
} from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import classes from './player.module.css';
import { useTexts } from './texts.ts';
import type { ToolOptions } from './tool-options.tsx';
import type { ToolSettings } from './tool-settings.ts';
import type { ToolbarEdge } from './toolbar-place.ts';

export interface ToolbarProps {
  readonly tool: ShowTool;
  readonly cover: ShowCoverKind;
  readonly settings: ToolSettings;
  readonly onSettings: (settings: ToolSettings) => void;
  readonly canUndo: boolean;
  readonly fullScreen: boolean;
  readonly edge: ToolbarEdge;
  /** The middle of a summoned toolbar, CSS pixels; else it stands at its edge. */
  readonly summoned: { readonly x: number; readonly y: number } | undefined;
  readonly onCommand: (command: ShowCommand) => void;
  readonly onFullScreen: () => void;
  readonly onMove: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

const TOOLS: readonly (readonly [ShowTool, LucideIcon])[] = [
  ['pointer', MousePointer2],
  ['pen', Pen],
  ['highlighter', Highlighter],
  ['eraser', Eraser],
];

/** The class toolbar: what a teacher reaches for while standing, each a finger's width with its name below. */
export function Toolbar(props: ToolbarProps) {
  const t = useTexts();
  const { tool, cover, edge, summoned, onCommand, settings } = props;
  const [open, setOpen] = useState<ShowTool>();
  const [Options, setOptions] = useState<typeof ToolOptions>();
  const choose = (each: ShowTool) => {
    // A second press on the tool in the hand opens its choices, whose code the first one brings.
    if (each !== 'pointer')
      void import('./tool-options.tsx').then(
        (module) => setOptions(() => module.ToolOptions),
        () => undefined,
      );
    setOpen(each === tool && each !== 'pointer' && open !== each ? each : undefined);
    onCommand(each);
  };
  const style: CSSProperties | undefined = summoned && {
    left: summoned.x,
    top: summoned.y,
    right: 'auto',
    bottom: 'auto',
    transform: 'translate(-50%, -50%)',
  };
  return (
    <div
      ref={props.ref}
      className={classes.toolbar}
      data-edge={edge}
      style={style}
      role="toolbar"
      aria-label={t('tools')}
    >
      {open !== undefined && open === tool && open !== 'pointer' && Options && (
        <Options
          tool={open}
          settings={settings}
          onSettings={props.onSettings}
          onClear={() => onCommand('clearInk')}
        />
      )}
      {TOOLS.map(([each, Icon]) => (
        <ToolButton
          key={each}
          icon={<Icon aria-hidden="true" style={colorOf(each, tool, settings)} />}
          label={t(each)}
          pressed={tool === each}
          onPress={() => choose(each)}
        />
      ))}
      <ToolButton
        icon={<Undo2 aria-hidden="true" />}
        label={t('undo')}
        disabled={!props.canUndo}
        onPress={() => onCommand('undo')}
      />
      <span className={classes.divider} aria-hidden="true" />
      <ToolButton
        icon={<LayoutGrid aria-hidden="true" />}
        label={t('pages')}
        pressed={cover === 'pages'}
        onPress={() => onCommand('pages')}
      />
      <ToolButton
        icon={<MonitorX aria-hidden="true" />}
        label={t('black')}
        pressed={cover === 'black'}
        onPress={() => onCommand('black')}
      />
      <ToolButton
        icon={props.fullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        label={t(props.fullScreen ? 'leaveFullScreen' : 'fullScreen')}
        onPress={props.onFullScreen}
      />
      <ToolButton icon={<PanelBottom aria-hidden="true" />} label={t('moveToolbar')} onPress={props.onMove} />
      <ToolButton icon={<X aria-hidden="true" />} label={t('end')} onPress={() => onCommand('end')} />
    </div>
  );
}

/** The tool in the hand shows its colour only where it is not drawn white on jade. */
function colorOf(each: ShowTool, tool: ShowTool, settings: ToolSettings): CSSProperties | undefined {
  if (each === tool || (each !== 'pen' && each !== 'highlighter')) return undefined;
  const { color } = settings[each];
  return color === 'FFFFFF' || color === '1D2421' ? undefined : { color: `#${color}` };
}

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function ToolButton({ icon, label, pressed, disabled, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}
