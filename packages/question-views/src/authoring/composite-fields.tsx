import {
  type CompositeQuestion,
  fullScoreOf,
  newQuestion,
  type Problem,
  plainTextOf,
  type SingleQuestion,
  shownPoints,
} from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import { Button, IconButton, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { ArrowDown, ArrowUp, ChevronRight, Plus, X } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useAuthor, useLanguage } from './author-context.ts';
import { CommonFolds } from './common/common-folds.tsx';
import { commonTexts } from './common/common-texts.ts';
import { ContentField, type FieldHands } from './content-field/content-field.tsx';
import classes from './dialog.module.css';
import { dialogTexts } from './dialog-texts.ts';
import { Group } from './fields/lines.tsx';
import { moved } from './fields/row-tools.tsx';
import { useProblemNotes } from './problem-notes.ts';
import { SingleFields } from './single-fields.tsx';
import { KindMenu, KindSwitch } from './switching/kind-menu.tsx';

const MOST_CHILDREN = 30;

interface CompositeFieldsProps {
  readonly question: CompositeQuestion;
  readonly onChange: (question: CompositeQuestion) => void;
  readonly problems: readonly Problem[];
  readonly stemRef?: Ref<FieldHands>;
}

/** 材料题: the material, and the questions below it, of which one is open. */
export function CompositeFields({ question, onChange, problems, stemRef }: CompositeFieldsProps): ReactNode {
  const t = useTextsOf(dialogTexts);
  const notes = useProblemNotes(question.kind, problems);
  const language = useLanguage();
  const { makeId, readOnly } = useAuthor();
  const { children } = question;
  const [open, setOpen] = useState(children[0]?.id);
  const store = (next: readonly SingleQuestion[]) => onChange({ ...question, children: next });
  const add = (kind: string) => {
    const made = newQuestion(kind, makeId, language);
    if (!made || 'children' in made) return;
    setOpen(made.id);
    store([...children, made]);
  };
  return (
    <>
      <Group title={t.material}>
        <ContentField
          ref={stemRef}
          look="large"
          value={question.stem}
          label={t.material}
          placeholder={t.materialPlaceholder}
          onChange={(stem) => onChange({ ...question, stem })}
          problem={notes.of('stem')}
        />
      </Group>
      <Group title={t.children}>
        <Stack gap={2}>
          {children.map((child, index) => (
            <ChildFields
              key={child.id}
              child={child}
              number={index + 1}
              isOpen={child.id === open}
              onOpen={(opens) => setOpen(opens ? child.id : undefined)}
              problems={problemsOfChild(problems, child.id)}
              onChange={(next) => store(children.map((one) => (one.id === child.id ? next : one)))}
              onMove={(by) => store(moved(children, index, by))}
              onRemove={
                children.length > 1 ? () => store(children.filter(({ id }) => id !== child.id)) : undefined
              }
            />
          ))}
        </Stack>
        {!readOnly && children.length < MOST_CHILDREN && (
          <Row>
            <KindMenu
              onlyBasic
              onPick={add}
              trigger={
                <Button size="small" tone="quiet" icon={<Plus aria-hidden="true" />}>
                  {t.addChild}
                </Button>
              }
            />
          </Row>
        )}
      </Group>
      <CommonFolds
        question={question}
        onChange={(next) => onChange(next as CompositeQuestion)}
        notes={notes}
      />
    </>
  );
}

function problemsOfChild(problems: readonly Problem[], id: string): Problem[] {
  const prefix = `${id}/`;
  return problems.flatMap(({ code, at }): Problem[] => {
    if (at === id) return [{ code }];
    return at?.startsWith(prefix) ? [{ code, at: at.slice(prefix.length) }] : [];
  });
}

interface ChildFieldsProps {
  readonly child: SingleQuestion;
  readonly number: number;
  readonly isOpen: boolean;
  readonly onOpen: (opens: boolean) => void;
  readonly problems: readonly Problem[];
  readonly onChange: (child: SingleQuestion) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: (() => void) | undefined;
}

function ChildFields(props: ChildFieldsProps): ReactNode {
  const { child, number, isOpen, onOpen, problems, onChange, onMove, onRemove } = props;
  const t = useTextsOf(dialogTexts);
  const common = useTextsOf(commonTexts);
  const language = useLanguage();
  const { readOnly } = useAuthor();
  const name = t.child(number, kindName(child.kind, language) ?? child.kind);
  const words = plainTextOf(child.stem).trim();
  return (
    <section className={classes.child} aria-label={name}>
      <Row gap={2}>
        <button
          type="button"
          className={classes.childHead}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <ChevronRight aria-hidden="true" />
          <Text weight="bold">{name}</Text>
          {!isOpen && (
            <Text tone="quiet" overflow="cut">
              {words === '' ? t.untitled : words}
            </Text>
          )}
        </button>
        <Text size="small" tone="quiet">
          {shownPoints(fullScoreOf(child))} {common.pointsUnit}
        </Text>
        {!readOnly && (
          <>
            <IconButton
              size="small"
              label={t.moveUp(name)}
              icon={<ArrowUp aria-hidden="true" />}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="small"
              label={t.moveDown(name)}
              icon={<ArrowDown aria-hidden="true" />}
              onClick={() => onMove(1)}
            />
            <IconButton
              size="small"
              label={t.remove(name)}
              icon={<X aria-hidden="true" />}
              disabled={!onRemove}
              onClick={onRemove}
            />
          </>
        )}
      </Row>
      {isOpen && (
        <Stack gap={4} className={classes.childBody}>
          <Row>
            <KindSwitch question={child} onChange={(next) => onChange(next as SingleQuestion)} onlyBasic />
          </Row>
          <SingleFields question={child} onChange={onChange} problems={problems} />
        </Stack>
      )}
    </section>
  );
}
