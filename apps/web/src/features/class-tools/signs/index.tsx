import { Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import {
  Armchair,
  BookOpen,
  Brain,
  Coffee,
  Ear,
  Eye,
  Hand,
  Megaphone,
  MessagesSquare,
  PartyPopper,
  PencilLine,
  PencilOff,
  VolumeX,
} from 'lucide-react';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  playSound,
  SoundButton,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import classes from './signs.module.css';
import { type SignId, useTexts } from './texts.ts';

const SIGNS: Readonly<Record<SignId, ComponentType>> = {
  attention: Eye,
  quiet: VolumeX,
  sit: Armchair,
  hands: Hand,
  listen: Ear,
  think: Brain,
  discuss: MessagesSquare,
  read: BookOpen,
  write: PencilLine,
  stop: PencilOff,
  applaud: PartyPopper,
  break: Coffee,
};

/** Large signs for the whole class, with a bell. A shown sign stays after a reload. */
export const signs: ClassToolPart = { View: Signs, takes: [] };

function Signs(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = tool.lesson.state(tool.id);
  const shown = useSignal(state, ({ shown: id }) => (isSign(id) ? id : undefined));
  const show = (id: SignId) => {
    playSound(id === 'applaud' ? 'fanfare' : 'chime');
    state.change({ shown: id });
  };
  return (
    <>
      <ToolWindow
        tool={tool}
        title={t('title')}
        icon={<Megaphone />}
        size={{ w: 760, h: 620 }}
        minSize={{ w: 360, h: 320 }}
        actions={<SoundButton />}
      >
        <Text as="p" size="panel" tone="quiet" className={classes.help}>
          {t('help')}
        </Text>
        <Stack gap={3} flex={1} pad={4} className={classes.signs}>
          {(Object.keys(SIGNS) as SignId[]).map((id) => {
            const Icon = SIGNS[id];
            return (
              <Stack
                as="button"
                gap={2}
                items="center"
                surface="card"
                key={id}
                type="button"
                className={classes.choice}
                onClick={() => show(id)}
              >
                <Icon />
                <span>{t(`signs.${id}`)}</span>
              </Stack>
            );
          })}
        </Stack>
      </ToolWindow>
      {shown && <Sign id={shown} onHide={() => state.change({ shown: undefined })} />}
    </>
  );
}

/** A sign over the whole screen. A press anywhere hides it, and so do Enter, the space bar and Escape. */
function Sign({ id, onHide }: { readonly id: SignId; readonly onHide: () => void }): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const Icon = SIGNS[id];
  return (
    <Stack
      as="button"
      items="center"
      ref={button}
      type="button"
      className={classes.sign}
      aria-label={`${t(`signs.${id}`)} · ${t('hide')}`}
      onClick={onHide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onHide();
      }}
    >
      <Icon />
      <strong>{t(`signs.${id}`)}</strong>
      <Text size="panel">{t('hide')}</Text>
    </Stack>
  );
}

function isSign(value: unknown): value is SignId {
  return typeof value === 'string' && Object.hasOwn(SIGNS, value);
}
