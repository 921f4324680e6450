import type { Signal } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import { Row } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LiveCourseware } from '../../parts/courseware/index.ts';
import classes from './exercise.module.css';
import { ExerciseBar } from './exercise-bar.tsx';
import { EditingContext, type ExerciseEditing } from './model/editing.ts';
import { FollowedOutline } from './model/outline.ts';
import { OutlinePanel } from './outline/outline-panel.tsx';
import { Paper } from './paper/paper.tsx';
import { usePastedQuestions } from './typed/use-pasted-questions.ts';

const QuestionEditor = lazyComponent(
  async () => (await import('./question/question-editor.tsx')).QuestionEditor,
);
const TypedDialog = lazyComponent(async () => (await import('./typed/typed-dialog.tsx')).TypedDialog);

export interface ExerciseEditorProps {
  readonly live: LiveCourseware;
  readonly name: Signal<string>;
  readonly canEdit: boolean;
  readonly onHome: () => void;
}

/** An open exercise: its outline on the left, and its questions as on paper. */
export function ExerciseEditor({ live, name, canEdit, onHome }: ExerciseEditorProps): ReactNode {
  const { store } = live;
  const followed = useMemo(() => new FollowedOutline(store), [store]);
  const outline = useSyncExternalStore(followed.subscribe, followed.read);
  const [selected, select] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const [typed, setTyped] = useState<{ readonly text: string; readonly sectionId: string }>();
  const editing = useMemo(
    (): ExerciseEditing => ({
      ...{ live, store, outline, canEdit, selected, select },
      open: (id) => {
        select(id);
        setOpened(id);
      },
      typeText: (sectionId) => setTyped({ text: '', sectionId }),
    }),
    [live, store, outline, canEdit, selected],
  );
  useUndoKeys(store, canEdit);
  usePastedQuestions(canEdit, (text) => {
    const section =
      outline.sections.find(({ questions }) => questions.some(({ record }) => record.id === selected)) ??
      outline.sections.at(-1);
    if (section) setTyped({ text, sectionId: section.section.id });
  });
  useEffect(() => {
    live.announce({ pageId: undefined, ids: selected === undefined ? [] : [selected] });
  }, [live, selected]);
  useEffect(() => () => live.announce(undefined), [live]);
  return (
    <EditingContext value={editing}>
      <main className={classes.exercise}>
        <ExerciseBar live={live} name={name} canEdit={canEdit} onHome={onHome} />
        <Row align="stretch" className={classes.room}>
          <OutlinePanel />
          <Paper name={name} />
        </Row>
        {opened !== undefined && <QuestionEditor id={opened} onClose={() => setOpened(undefined)} />}
        {typed && <TypedDialog {...typed} onClose={() => setTyped(undefined)} />}
      </main>
    </EditingContext>
  );
}

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo this author's steps. Text fields undo their own typing first. */
function useUndoKeys(store: CoursewareStore, canEdit: boolean): void {
  useEffect(() => {
    if (!canEdit) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || isTyping(event)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) store.redo();
      else store.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [store, canEdit]);
}

function isTyping({ target }: Event): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
}
