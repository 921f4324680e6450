import { newId } from '@lectern/base';
import { GROUP_NAMES, KIND_GROUPS, kindName } from '@lectern/questions/kind-names';
import { Button, Menu, MenuItem, MenuSeparator, Row, Submenu, showToast } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { ClipboardPaste, Library, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineTexts, useLanguage } from '../../../../platform/i18n/texts.ts';
import { useEditing } from '../../model/editing.ts';
import { addQuestions } from '../../model/exercise-commands.ts';
import { useExerciseTexts } from '../../texts.ts';
import classes from '../paper.module.css';

const ReadyQuestions = lazyComponent(async () => (await import('./ready-questions.tsx')).ReadyQuestions);

/** Loaded with the tools of the paper, and not with the texts of the whole editor. */
const { useTexts: useReadyText } = defineTexts({ ready: '现成题目' }, { ready: 'Ready questions' });

export interface AddQuestionProps {
  readonly sectionId: string;
}

/**
 * Button with a menu of all kinds of question, in groups, which adds an empty question of the kind to the section, and a button
 * that opens the ready questions.
 */
export function AddQuestion({ sectionId }: AddQuestionProps): ReactNode {
  const t = useExerciseTexts();
  const language = useLanguage();
  const editing = useEditing();
  const [adding, setAdding] = useState(false);
  const readyText = useReadyText();
  const [ready, setReady] = useState(false);
  const add = async (kind: string) => {
    setAdding(true);
    try {
      // The code of all kinds is loaded with the first question, and is no part of the first load.
      const { newQuestion } = await import('./new-question.ts');
      const question = newQuestion(kind, newId, language);
      const [id] = question ? addQuestions(editing, sectionId, [{ question }]) : [];
      if (id !== undefined) editing.open(id);
    } catch {
      showToast({ kind: 'failure', text: t('loadFailed') });
    } finally {
      setAdding(false);
    }
  };
  return (
    <Row gap={2} wrap>
      <Menu
        trigger={
          <Button tone="quiet" className={classes.add} icon={<Plus aria-hidden="true" />} busy={adding}>
            {t('addQuestion')}
          </Button>
        }
      >
        <MenuItem icon={<ClipboardPaste aria-hidden="true" />} onSelect={() => editing.typeText(sectionId)}>
          {t('typed.open')}
        </MenuItem>
        <MenuSeparator />
        {KIND_GROUPS.map(({ group, kinds }) => {
          const items = kinds.map((kind) => (
            <MenuItem key={kind} onSelect={() => void add(kind)}>
              {kindName(kind, language) ?? kind}
            </MenuItem>
          ));
          // A group of one kind has its name.
          return items.length === 1 ? (
            items
          ) : (
            <Submenu key={group} label={GROUP_NAMES[group][language]}>
              {items}
            </Submenu>
          );
        })}
      </Menu>
      <Button
        tone="quiet"
        className={classes.add}
        icon={<Library aria-hidden="true" />}
        onClick={() => setReady(true)}
      >
        {readyText('ready')}
      </Button>
      {ready && <ReadyQuestions sectionId={sectionId} onClose={() => setReady(false)} />}
    </Row>
  );
}
