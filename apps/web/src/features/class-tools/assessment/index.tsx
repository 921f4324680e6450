import { Column, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Award, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  type LessonPeople,
  PeopleGate,
  type Person,
  PersonCard,
  playSound,
  pupilKey,
  ToolButton,
  ToolWindow,
  useChosenPeople,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { currentSession } from '../../../platform/api/session.ts';
import classes from './assessment.module.css';
import { chosenOptions } from './chosen-options.ts';
import { embeddingOf } from './embedding.ts';
import { ItemEditor } from './item-editor.tsx';
import { ItemIcon } from './item-icon.tsx';
import { type AssessmentItem, keepItems, keptItems } from './items.ts';
import { useTexts } from './texts.ts';

/** Gives points to one, several or all pupils. */
export const assessment: ClassToolPart = { View: Assessment, takes: [] };

function Assessment(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const { lesson } = tool;
  const known = usePeople(lesson);
  const userId = currentSession()?.userId ?? '';
  const [items, setItems] = useState(() => keptItems(userId, usualItems(t)));
  const [editing, setEditing] = useState(false);
  const change = (next: readonly AssessmentItem[]) => {
    keepItems(userId, next);
    setItems(next);
  };
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Award />}
      size={{ w: 1280, h: 720 }}
      minSize={{ w: 320, h: 300 }}
    >
      {editing ? (
        <ItemEditor items={items} onChange={change} onDone={() => setEditing(false)} />
      ) : (
        <PeopleGate lesson={lesson} known={known}>
          <Board tool={tool} known={known} items={items} onEdit={() => setEditing(true)} />
        </PeopleGate>
      )}
    </ToolWindow>
  );
}

interface BoardProps {
  readonly tool: ClassToolProps;
  readonly known: LessonPeople;
  readonly items: readonly AssessmentItem[];
  readonly onEdit: () => void;
}

/** The pupils with their points, and the items for which points are given. */
function Board({ tool, known, items, onEdit }: BoardProps): ReactNode {
  const t = useTexts();
  const { lesson, id } = tool;
  const { present, tally } = known;
  const last = useSignal(lesson.events)
    .filter((event) => event.kind === 'scored')
    .at(-1);
  const chosen = useChosenPeople(lesson.state(id));
  const picked = present.filter(({ key }) => chosen.keys.has(key));
  const isAll = picked.length === present.length;
  const nameOf = (key: string) => known.all.find((each) => each.key === key)?.name ?? key;
  const give = ({ name, points }: AssessmentItem) => {
    lesson.add({
      kind: 'scored',
      pupils: picked.slice(0, 200).map(({ named }) => named),
      points,
      item: name,
    });
    playSound(points > 0 ? 'chosen' : 'tick');
    chosen.set([]);
  };
  return (
    <Column gap={3} className={classes.board}>
      <Row flex="none" wrap gap={2} className={classes.bar}>
        <Text tone="quiet" size="panel" className={classes.help} role="status">
          {picked.length === 0 ? t('choose') : t('chosen', { count: picked.length })}
        </Text>
        <ToolButton onClick={() => chosen.set(isAll ? [] : present.map(({ key }) => key))}>
          {t(isAll ? 'none' : 'all')}
        </ToolButton>
        <ToolButton icon={<Undo2 />} disabled={!last} onClick={() => last && lesson.takeBack(last.id)}>
          {t('undo')}
        </ToolButton>
        <ToolButton onClick={onEdit}>{t('edit')}</ToolButton>
      </Row>
      <Stack as="ul" gap={2} rows="start" overflow="scroll" className={classes.people}>
        {present.map((person) => {
          const points = tally.points.get(person.key) ?? 0;
          return (
            <li key={person.key}>
              <PersonCard
                small
                person={person}
                aria-pressed={chosen.keys.has(person.key)}
                aria-label={t('person', { name: person.name, points })}
                onClick={() => chosen.toggle(person.key)}
              >
                <Text size="panel" numeric textAlign="center" className={classes.points}>
                  {points}
                </Text>
              </PersonCard>
            </li>
          );
        })}
      </Stack>
      <Items items={items} disabled={picked.length === 0} onGive={give} />
      {last && (
        <Text as="p" tone="quiet" size="panel" className={classes.help} role="status">
          {t('given', {
            names: last.pupils.map((each) => nameOf(pupilKey(each))).join(t('between')),
            item: last.item,
            points: signed(last.points),
          })}
        </Text>
      )}
      <Service lesson={lesson} known={known} picked={picked} />
    </Column>
  );
}

interface ItemsProps {
  readonly items: readonly AssessmentItem[];
  readonly disabled: boolean;
  readonly onGive: (item: AssessmentItem) => void;
}

function Items({ items, disabled, onGive }: ItemsProps): ReactNode {
  const t = useTexts();
  return (
    <Row overflow="scroll" flex="none" align="stretch" wrap gap={2} className={classes.items}>
      {items.map((item) => (
        <ToolButton
          key={item.id}
          className={classes.item}
          data-less={item.points < 0 || undefined}
          icon={<ItemIcon name={item.icon} />}
          aria-label={t('give', { item: item.name, points: item.points })}
          disabled={disabled}
          onClick={() => onGive(item)}
        >
          {item.name} {signed(item.points)}
        </ToolButton>
      ))}
    </Row>
  );
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : `−${-points}`;
}

interface ServiceProps {
  readonly lesson: ToolLesson;
  readonly known: LessonPeople;
  readonly picked: readonly Person[];
}

/** The assessment service of the school, where it has one. */
function Service({ lesson, known, picked }: ServiceProps): ReactNode {
  const t = useTexts();
  const userId = currentSession()?.userId ?? '';
  const people = known.people.type === 'there' ? known.people : undefined;
  const classId = people?.schoolClass?.class_id ?? '';
  const service = useMemo(
    () => ({
      classId,
      userKey: userId,
      theme: document.documentElement.dataset.theme === 'dark' ? ('dark' as const) : ('light' as const),
      bizId: lesson.id,
      bizType: 'lesson',
    }),
    [classId, userId, lesson],
  );
  // Determined once, so that a missing service is logged once and not with each press on a pupil.
  const embedding = useMemo(() => embeddingOf(service), [service]);
  const openService = () => {
    const asked = embeddingOf({ ...service, ...chosenOptions(picked, known.all) });
    if (asked.type === 'service') open(asked.address, '_blank', 'noopener');
  };
  if (embedding.type === 'service') return <ToolButton onClick={openService}>{t('service')}</ToolButton>;
  return (
    embedding.isMeant && (
      <Text as="p" tone="quiet" size="panel" className={classes.help}>
        {t('embedding')}
      </Text>
    )
  );
}

function usualItems(t: ReturnType<typeof useTexts>): readonly AssessmentItem[] {
  return [
    { id: 'speak', icon: 'hand', name: t('items.speak'), points: 1 },
    { id: 'listen', icon: 'ear', name: t('items.listen'), points: 1 },
    { id: 'help', icon: 'star', name: t('items.help'), points: 2 },
    { id: 'work', icon: 'pen', name: t('items.work'), points: 1 },
    { id: 'idea', icon: 'bulb', name: t('items.idea'), points: 2 },
    { id: 'team', icon: 'team', name: t('items.team'), points: 1 },
    { id: 'noise', icon: 'talk', name: t('items.noise'), points: -1 },
    { id: 'late', icon: 'alarm', name: t('items.late'), points: -1 },
  ];
}
