import { PARTICIPANTS_MAX } from '@lectern/protocol/participants';
import { Box, Button, Column, Row, Stack, Switch, Text, ToggleGroup } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Smartphone, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  CornerChip,
  fold,
  type ToolShow,
  ToolWindow,
  useFolding,
} from '../../../parts/class-tools/index.ts';
import { type PanelPhones, type PhonesState, usePhones } from '../../../parts/phones/index.ts';
import { ConfirmTeacher } from './confirm-teacher.tsx';
import { Hands } from './hands/hands.tsx';
import { JoinCode, spaced } from './join-code.tsx';
import classes from './phones.module.css';
import { PhotoWindow } from './photo-window.tsx';
import { TeacherCode } from './teacher-code.tsx';
import phoneClasses from './teacher-phone.module.css';
import { useTexts } from './texts.ts';
import { type PointedAt, useObeying } from './use-obeying.ts';

/** Phones join the lesson: the code and its QR code, the joined phones, and whether more may join. */
export const phones: ClassToolPart = { View: Phones, takes: [] };

const NAMINGS = ['roster', 'typed', 'either'] as const;
type Naming = (typeof NAMINGS)[number];
/** The QR code shown in the window: for pupils, or for the teacher's phone. */
const WHOSE = ['pupils', 'mine'] as const;

function Phones(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const held = usePhones(tool);
  if (!held) return null;
  return (
    <>
      <Held tool={tool} held={held} title={t('title')} />
      <TeacherPhone tool={tool} held={held} />
      <Hands tool={tool} phones={held} />
    </>
  );
}

/** The parts of the panel that the teacher's own phone controls, whether the window is folded or not. */
function TeacherPhone({ tool, held }: Pick<HeldProps, 'tool' | 'held'>): ReactNode {
  const state = useSignal(held.state);
  const pointed = useObeying(tool, held);
  if (state.kind !== 'open') return null;
  const { photos, teacher_phones: teachers } = state.panel;
  const asking = teachers.find(({ confirmed }) => !confirmed);
  return (
    <>
      <PhotoWindow tool={tool} phones={held} photos={photos} />
      <LaserDot pointed={pointed} show={tool.show} />
      {asking && <ConfirmTeacher key={asking.id} phones={held} asking={asking} />}
    </>
  );
}

interface HeldProps {
  readonly tool: ClassToolProps;
  readonly held: PanelPhones;
  readonly title: string;
}

/**
 * While phones are in the lesson, closing the window leaves the code in a corner, because the lesson stays open for
 * phones.
 */
function Held({ tool, held, title }: HeldProps): ReactNode {
  const t = useTexts();
  const state = useSignal(held.state);
  const isOpen = state.kind === 'open';
  const folded = useFolding(tool, isOpenForPhones(state));
  // A folded window is empty while it is unknown whether the lesson is open, which may take long offline.
  if (folded) {
    if (state.kind !== 'open') return null;
    const { door, participants } = state.panel;
    return (
      <CornerChip icon={<Smartphone aria-hidden="true" />} onUnfold={() => fold(tool.lesson, tool.id, false)}>
        <strong>{spaced(door?.code ?? '')}</strong>
        <span>{t('joined', { count: participants.length })}</span>
      </CornerChip>
    );
  }
  return (
    <ToolWindow
      tool={tool}
      title={title}
      icon={<Smartphone />}
      size={{ w: 1480, h: 760 }}
      minSize={{ w: 480, h: 420 }}
    >
      <Row size="panel" flex={1} pad={5} align="stretch" wrap gap={6} className={classes.body}>
        {isOpen ? <Inside tool={tool} held={held} /> : <Closed tool={tool} held={held} />}
      </Row>
    </ToolWindow>
  );
}

/** Undefined while unknown, which may take long when a lesson is offline. */
function isOpenForPhones(state: PhonesState): boolean | undefined {
  if (state.kind === 'open') return true;
  return state.kind === 'closed' && state.trouble === undefined ? false : undefined;
}

function Closed({ tool, held }: Pick<HeldProps, 'tool' | 'held'>): ReactNode {
  const t = useTexts();
  const state = useSignal(held.state);
  const hasClass = useSignal(tool.lesson.classTaught, ({ type }) => type === 'there');
  const [chosen, setChosen] = useState<Naming>();
  const naming = hasClass ? (chosen ?? 'either') : 'typed';
  const trouble = state.kind === 'closed' ? state.trouble : undefined;
  return (
    <Stack rows="center" textAlign="center" gap={6} items="center" className={classes.closed}>
      <p>{t('about')}</p>
      {hasClass && (
        <Row justify="center" wrap gap={4} className={classes.naming}>
          <span>{t('naming')}</span>
          <ToggleGroup
            label={t('naming')}
            options={NAMINGS.map((value) => ({ value, label: t(`namings.${value}`) }))}
            value={[naming]}
            onChange={([next]) => next && setChosen(next)}
          />
        </Row>
      )}
      {trouble !== undefined && (
        <Box as="p" surface="notice" role="alert">
          {t('notOpened', { trouble })}
        </Box>
      )}
      {isLoopback(location.hostname) && (
        <Box as="p" surface="notice">
          {t('loopback')}
        </Box>
      )}
      <Button
        tone="primary"
        size="panel"
        busy={state.kind === 'opening' || state.kind === 'asking'}
        onClick={() => void held.open(naming)}
      >
        {t(state.kind === 'opening' ? 'opening' : 'open')}
      </Button>
      <Button
        size="panel"
        disabled={state.kind !== 'closed'}
        onClick={() => {
          tool.lesson.state(tool.id).change({ whose: 'mine' });
          void held.open(naming, false);
        }}
      >
        {t('onlyMine')}
      </Button>
    </Stack>
  );
}

function Inside({ tool, held }: Pick<HeldProps, 'tool' | 'held'>): ReactNode {
  const t = useTexts();
  const state = useSignal(held.state);
  const kept = tool.lesson.state(tool.id);
  const whose = useSignal(kept, (values) => (values.whose === 'mine' ? 'mine' : 'pupils'));
  if (state.kind !== 'open' || !state.panel.door) return null;
  const { door, participants, photos, teacher_phones: teachers } = state.panel;
  const end = async () => {
    await held.close();
    if (held.state.get().kind !== 'closed') return;
    tool.close();
  };
  return (
    <>
      <Column align="center" gap={3} className={classes.side}>
        <div className={classes.whose}>
          <ToggleGroup
            label={t('whose')}
            options={WHOSE.map((value) => ({ value, label: t(value) }))}
            value={[whose]}
            onChange={([next]) => next && kept.change({ whose: next })}
          />
        </div>
        {whose === 'mine' ? (
          <TeacherCode phones={held} teachers={teachers} />
        ) : (
          <JoinCode code={door.code} lock={door.key} isAdmitting={door.admits} />
        )}
      </Column>
      <Column as="section" gap={4} className={classes.inside}>
        <h2>
          {t('joined', { count: participants.length })}
          {participants.length >= PARTICIPANTS_MAX && <small>{t('full')}</small>}
        </h2>
        {!state.connected && (
          <Box as="p" surface="notice" role="status">
            {t('cutOff')}
          </Box>
        )}
        {state.trouble !== undefined && (
          <Box as="p" surface="notice" role="alert">
            {state.trouble}
          </Box>
        )}
        {participants.length === 0 && (
          <Text as="p" tone="quiet">
            {t('nobody')}
          </Text>
        )}
        <Names participants={participants} onFree={(id) => void held.free(id)} />
        <Row justify="between" wrap gap={4} className={classes.foot}>
          <Switch
            label={t('admits')}
            checked={door.admits}
            onChange={(admits) => void held.setAdmits(admits)}
          />
          <Switch
            label={t('hands.allowed')}
            checked={state.panel.hands.on}
            onChange={(on) => void held.changeHands({ on })}
          />
          {participants.length > 0 && (
            <Button title={t('sendOutNewHint')} onClick={() => void held.sendOutNewcomers()}>
              {t('sendOutNew')}
            </Button>
          )}
          {photos.length > 0 && (
            <Button onClick={() => tool.lesson.state('phones-photos').change({ seen: undefined })}>
              {t('photos', { count: photos.length })}
            </Button>
          )}
          <Button tone="danger" onClick={() => void end()}>
            {t('close')}
          </Button>
        </Row>
      </Column>
    </>
  );
}

interface NamesProps {
  readonly participants: readonly { readonly id: string; readonly name: string }[];
  readonly onFree: (id: string) => void;
}

/** The phones that have joined. */
function Names({ participants, onFree }: NamesProps): ReactNode {
  const t = useTexts();
  return (
    <ul className={classes.names}>
      {participants.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <button
            type="button"
            aria-label={t('free', { name })}
            title={t('free', { name })}
            onClick={() => onFree(id)}
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether every phone would resolve the address to itself. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

interface LaserDotProps {
  readonly pointed: PointedAt;
  readonly show: Pick<ToolShow, 'pageSize' | 'place'>;
}

/** The dot at which the teacher's phone points on the page. */
function LaserDot({ pointed, show: { pageSize, place } }: LaserDotProps): ReactNode {
  const at = useSignal(pointed);
  if (!at) return null;
  const style: CSSProperties = {
    left: place.left + at.x * pageSize.w * place.scale,
    top: place.top + at.y * pageSize.h * place.scale,
  };
  return <i className={phoneClasses.laser} style={style} data-testid="teacher-laser" />;
}
