import { setTransition, type Transition } from '@lectern/courseware';
import { PanelRow, PanelSection } from '@lectern/property-panel';
import { useRecord } from '@lectern/stage/view';
import { Button, Row, Select, showToast } from '@lectern/ui';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import panel from '../panel.module.css';
import { useAnimationTexts } from './locale/texts.ts';
import { SecondsRow } from './seconds-row.tsx';

const SIDES = ['l', 'r', 'u', 'd'] as const;
const IN_OUT = ['in', 'out'] as const;

/** The transitions that are offered, with their directions; other transitions of a file are shown as kept. */
const KINDS = {
  fade: [],
  push: SIDES,
  wipe: SIDES,
  split: IN_OUT,
  cover: SIDES,
  pull: SIDES,
  circle: [],
  zoom: IN_OUT,
  morph: [],
  random: [],
} as const;
type Kind = keyof typeof KINDS;
type Direction = (typeof SIDES)[number] | (typeof IN_OUT)[number];

const usual = {
  fade: 700,
  push: 1000,
  wipe: 1000,
  split: 1500,
  cover: 1000,
  pull: 1000,
  random: 1000,
} as const;
const longest = 60;

function isKind(type: string | undefined): type is Kind {
  return type !== undefined && Object.hasOwn(KINDS, type);
}

/** The page's transition, and whether the next page follows by itself. */
export function TransitionSection({ pageId }: { readonly pageId: string }): ReactNode {
  const t = useAnimationTexts();
  const { session, seenTransition } = useEditing();
  const { store } = session;
  const transition = useRecord(store, 'page', pageId)?.transition;
  const see = () => seenTransition.set({ pageId });
  const put = (next: Transition | undefined) => session.edit((edit) => setTransition(edit, [pageId], next));
  /** Stores a transition and previews it at once. */
  const putAndSee = (next: Transition) => {
    put(next);
    see();
  };
  const type = transition?.type ?? 'none';
  const kept = type !== 'none' && !isKind(type);
  const directions: readonly Direction[] = isKind(type) ? KINDS[type] : [];
  const choose = (next: string) => {
    if (next === type) return;
    const { onClick, after } = transition ?? {};
    const goesOn = {
      ...(onClick === undefined ? {} : { onClick }),
      ...(after === undefined ? {} : { after }),
    };
    if (isKind(next)) putAndSee(firstOf(next, goesOn));
    else put(after === undefined ? undefined : { type: 'none', duration: 0, ...goesOn });
  };
  const applyToAll = () => {
    const ids = store.pages();
    session.edit((edit) => setTransition(edit, ids, transition));
    showToast({ kind: 'success', text: t('transition.applied', { count: ids.length }) });
  };
  return (
    <PanelSection title={t('transition.title')}>
      <PanelRow label={t('transition.type')}>
        <Select
          className={panel.wide}
          size="small"
          label={t('transition.type')}
          value={type}
          options={[
            { value: 'none', label: t('transition.none') },
            ...(Object.keys(KINDS) as Kind[]).map((value) => ({
              value: value as string,
              label: t(`transition.kind.${value}`),
            })),
            ...(kept ? [{ value: type, label: t('transition.kind.kept') }] : []),
          ]}
          onChange={choose}
        />
      </PanelRow>
      {transition && directions.length > 0 ? (
        <PanelRow label={t('transition.direction')}>
          <Select
            className={panel.wide}
            size="small"
            label={t('transition.direction')}
            value={directions.find((each) => each === transition.direction) ?? directions[0] ?? null}
            options={directions.map((value) => ({ value, label: t(`transition.from.${value}`) }))}
            onChange={(direction) => putAndSee({ ...transition, direction })}
          />
        </PanelRow>
      ) : null}
      {transition && type !== 'none' ? (
        <SecondsRow
          label={t('transition.duration')}
          value={transition.duration}
          max={longest}
          onChange={(duration) => put({ ...transition, duration })}
        />
      ) : null}
      <AfterRow
        after={transition?.after}
        onChange={(after) => {
          const { after: _, ...rest } = transition ?? { type: 'none', duration: 0 };
          put(
            after === undefined && rest.type === 'none'
              ? undefined
              : { ...rest, ...(after === undefined ? {} : { after }) },
          );
        }}
      />
      <Row justify="between" gap={2}>
        <Button size="small" onClick={applyToAll}>
          {t('transition.applyAll')}
        </Button>
        {type === 'none' ? null : (
          <Button size="small" icon={<Play aria-hidden="true" />} onClick={see}>
            {t('transition.preview')}
          </Button>
        )}
      </Row>
    </PanelSection>
  );
}

function firstOf(type: Kind, goesOn: Pick<Transition, 'onClick' | 'after'>): Transition {
  const [direction] = KINDS[type];
  return {
    type,
    ...(direction ? { direction } : {}),
    duration: type in usual ? usual[type as keyof typeof usual] : 1500,
    ...(type === 'split' ? { options: { orient: 'vert' } } : {}),
    ...goesOn,
  };
}

const waits = [0, 3, 5, 10, 20, 30, 60] as const;

function AfterRow(props: {
  readonly after: number | undefined;
  readonly onChange: (milliseconds: number | undefined) => void;
}): ReactNode {
  const t = useAnimationTexts();
  const { after, onChange } = props;
  const own = after === undefined ? [] : [after / 1000];
  const seconds = [...new Set<number>([...waits, ...own])].sort((a, b) => a - b);
  return (
    <PanelRow label={t('transition.after')}>
      <Select
        className={panel.wide}
        size="small"
        label={t('transition.after')}
        value={after === undefined ? 'never' : String(after / 1000)}
        options={[
          { value: 'never', label: t('transition.never') },
          ...seconds.map((value) => ({ value: String(value), label: `${value} ${t('seconds')}` })),
        ]}
        onChange={(next) => onChange(next === 'never' ? undefined : Number(next) * 1000)}
      />
    </PanelRow>
  );
}
