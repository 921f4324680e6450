import { moveExerciseSection } from '@lectern/courseware/exercise';
import { Button, Column, Text } from '@lectern/ui';
import { GripVertical, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ExerciseEditing, useEditing } from '../model/editing.ts';
import { addSection, moveQuestion, moveSection, removeQuestion } from '../model/exercise-commands.ts';
import type { OutlinedQuestion, OutlinedSection } from '../model/outline.ts';
import { stemWords } from '../model/question-facts.ts';
import { useKindName, useSectionName } from '../model/use-names.ts';
import { showInPaper } from '../paper/show-in-paper.ts';
import { useExerciseTexts } from '../texts.ts';
import classes from './outline.module.css';
import { questionPlaceBefore, sectionBefore } from './outline-place.ts';
import { END, type OutlineDrag, useOutlineDrag } from './use-outline-drag.ts';

/** Sections and questions as a list, in which they are selected and moved: by a handle, by two presses, or by keys. */
export function OutlinePanel(): ReactNode {
  const t = useExerciseTexts();
  const editing = useEditing();
  const { outline, canEdit } = editing;
  const list = useRef<HTMLUListElement>(null);
  const [picked, setPicked] = useState<string>();
  const drop = (id: string, before: string) => {
    setPicked(undefined);
    moveBefore(editing, id, before);
  };
  const drag = useOutlineDrag({ list, onDrop: drop });
  useEscape(picked !== undefined, () => setPicked(undefined));
  const hands: Hands = { drag, picked, pick: setPicked, drop };
  return (
    <Column as="nav" className={classes.panel} aria-label={t('outline')}>
      {picked !== undefined && (
        <Text as="p" size="small" tone="accent" role="status" className={classes.hint}>
          {t('picked')}
        </Text>
      )}
      <ul ref={list} className={classes.list} aria-description={canEdit ? t('outlineHelp') : undefined}>
        {outline.sections.map((each) => (
          <SectionEntry key={each.section.id} entry={each} hands={hands} />
        ))}
        <li data-drop={drag.before === END || undefined} className={classes.end} />
      </ul>
      {canEdit && (
        <Button icon={<Plus aria-hidden="true" />} onClick={() => addSection(editing)}>
          {t('addSection')}
        </Button>
      )}
    </Column>
  );
}

/** How entries are moved by hand. */
interface Hands {
  readonly drag: OutlineDrag;
  /** Entry whose handle was pressed: the next pressed entry is its position. */
  readonly picked: string | undefined;
  readonly pick: (id: string | undefined) => void;
  readonly drop: (id: string, before: string) => void;
}

function SectionEntry({
  entry,
  hands,
}: {
  readonly entry: OutlinedSection;
  readonly hands: Hands;
}): ReactNode {
  const t = useExerciseTexts();
  const editing = useEditing();
  const name = useSectionName()(entry);
  const { section, questions, points } = entry;
  return (
    <li>
      <Entry
        id={section.id}
        hands={hands}
        handle={t('dragSection', { name })}
        onPress={() => showInPaper(section.id)}
        onStep={(by) => moveSection(editing, section.id, by)}
      >
        <Text weight="medium" overflow="cut" className={classes.words}>
          {name}
        </Text>
        <Text size="small" tone="quiet" numeric>
          {t('points', { count: points })}
        </Text>
      </Entry>
      <ol className={classes.questions}>
        {questions.map((each) => (
          <QuestionEntry key={each.record.id} entry={each} hands={hands} />
        ))}
      </ol>
    </li>
  );
}

function QuestionEntry({
  entry,
  hands,
}: {
  readonly entry: OutlinedQuestion;
  readonly hands: Hands;
}): ReactNode {
  const t = useExerciseTexts();
  const editing = useEditing();
  const { record, number } = entry;
  const kind = useKindName()(record.question);
  const words = stemWords(record.question);
  return (
    <li>
      <Entry
        id={record.id}
        hands={hands}
        handle={t('drag', { number })}
        current={editing.selected === record.id}
        onPress={() => {
          if (editing.selected === record.id && editing.canEdit) editing.open(record.id);
          else editing.select(record.id);
          showInPaper(record.id);
        }}
        onStep={(by) => moveQuestion(editing, record.id, by)}
        onRemove={() => removeQuestion(editing, record.id, number)}
      >
        <Text numeric tone="quiet" className={classes.number}>
          {number}
        </Text>
        <Text overflow="cut" tone={words === '' ? 'quiet' : undefined} className={classes.words}>
          {words === '' ? kind : words}
        </Text>
      </Entry>
    </li>
  );
}

interface EntryProps {
  readonly id: string;
  readonly hands: Hands;
  /** Name of the handle. */
  readonly handle: string;
  readonly current?: boolean;
  readonly onPress: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** A line of the outline with its handle. */
function Entry(props: EntryProps): ReactNode {
  const { id, hands, handle, current = false, onPress, onStep, onRemove, children } = props;
  const { canEdit } = useEditing();
  const { drag, picked, pick, drop } = hands;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by !== undefined && event.altKey && canEdit) onStep(by);
    else if (by !== undefined) focusBeside(event.currentTarget, by);
    else if (event.key === 'Delete' && canEdit && onRemove) onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <div
      data-entry={id}
      data-drop={drag.before === id || undefined}
      data-dragged={drag.dragged === id || picked === id || undefined}
      data-current={current || undefined}
      className={classes.entry}
    >
      {canEdit && (
        <button
          type="button"
          className={classes.handle}
          aria-label={handle}
          aria-pressed={picked === id}
          onPointerDown={(event) => drag.start(event, id)}
          onClick={() => pick(picked === id ? undefined : id)}
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={classes.press}
        aria-current={current || undefined}
        onKeyDown={onKeyDown}
        onClick={() => (picked === undefined || picked === id ? onPress() : drop(picked, id))}
      >
        {children}
      </button>
    </div>
  );
}

function moveBefore(editing: ExerciseEditing, id: string, before: string): void {
  const { store, outline } = editing;
  if (id === before) return;
  if (store.find('exercise-question', id)) {
    const place = questionPlaceBefore(outline, before);
    if (place && place.before !== id) moveQuestion(editing, id, place);
    return;
  }
  const next = sectionBefore(outline, before);
  if (next === id) return;
  store.transact((edit) => {
    const siblings = edit.children('exercise');
    moveExerciseSection(edit, id, next === undefined ? siblings.length : siblings.indexOf(next));
  });
}

/** Moves the focus to the entry above or below. */
function focusBeside(entry: EventTarget, by: 1 | -1): void {
  if (!(entry instanceof HTMLElement)) return;
  const entries = [...(entry.closest('nav')?.querySelectorAll<HTMLElement>(`.${classes.press}`) ?? [])];
  entries[entries.indexOf(entry) + by]?.focus();
}

function useEscape(active: boolean, onEscape: () => void): void {
  const call = useRef(onEscape);
  call.current = onEscape;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && call.current();
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
