import { Box, Column, IconButton, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Volume2, VolumeOff, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { setVolume, volume } from '../sounds.ts';
import { useTexts } from '../texts.ts';
import { ToolButton } from '../tool-button.tsx';
import { useViewOnly } from '../view-only.ts';
import classes from './tool-stage.module.css';

/** Volume after unmuting, 0 to 1. */
const LOUD = 0.6;

/** Mutes and unmutes all class tools on this panel; shown in the bar of tools that play sounds. */
export function SoundButton() {
  const t = useTexts();
  const silent = useSignal(volume, (level) => level === 0);
  return (
    <IconButton
      size="large"
      label={t(silent ? 'silent' : 'loud')}
      icon={silent ? <VolumeOff /> : <Volume2 />}
      onClick={() => setVolume(silent ? LOUD : 0)}
    />
  );
}

export interface ToolStageProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly close: () => void;
  /** Buttons in the title bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A class tool that fills the screen. Like all other layers of the show it is closed by Escape. */
export function ToolStage({ title, icon, close, actions, children }: ToolStageProps): ReactNode {
  const t = useTexts();
  const root = useRef<HTMLElement>(null);
  const viewOnly = useViewOnly();
  useEffect(() => {
    if (viewOnly) return;
    const before = document.activeElement;
    const stage = root.current;
    // The tool is in the top layer, above the toolbar, too; its own button and Escape close it.
    stage?.showPopover();
    if (!stage?.contains(before)) stage?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [viewOnly]);
  return (
    <Column
      ref={root}
      role="dialog"
      // A following window keeps its own toolbar above the tool.
      popover={viewOnly ? undefined : 'manual'}
      data-looked={viewOnly || undefined}
      aria-label={title}
      tabIndex={-1}
      as="section"
      tone="ink"
      surface="paper"
      wide
      className={classes.stage}
    >
      <Row as="header" flex="none" edge="bottom" wrap gap={2} className={classes.bar}>
        <Text tone="accent" className={classes.icon} aria-hidden="true">
          {icon}
        </Text>
        <Box as="h2" size="panel" overflow="cut" flex="grow">
          {title}
        </Box>
        {actions}
        <SoundButton />
        <ToolButton aria-label={t('close')} title={t('close')} icon={<X />} onClick={close} />
      </Row>
      <Column flex="grow" className={classes.body}>
        {children}
      </Column>
    </Column>
  );
}
