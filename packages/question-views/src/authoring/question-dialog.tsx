import { isComposite, type Problem, type Question } from '@lectern/questions';
import { Button, Dialog, IconButton, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type QuestionHost, QuestionHostContext } from '../answer-view.ts';
import { type Author, AuthorContext, newPartId } from './author-context.ts';
import { CompositeFields } from './composite-fields.tsx';
import { ActiveText } from './content-field/active-text.ts';
import type { FieldHands } from './content-field/content-field.tsx';
import { FormatBar } from './content-field/format-bar.tsx';
import classes from './dialog.module.css';
import { dialogTexts } from './dialog-texts.ts';
import { Preview } from './preview/preview.tsx';
import { authorProblems } from './problem-notes.ts';
import { SingleFields } from './single-fields.tsx';
import { KindSwitch } from './switching/kind-menu.tsx';
import { isUnwritten } from './switching/lost-texts.ts';

export interface QuestionDialogProps {
  readonly question: Question;
  /** Called with the whole question after each change, so that closing loses nothing. */
  readonly onChange: (question: Question) => void;
  readonly onClose: () => void;
  /** Go to the question before or after this one; left out where there is none. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  readonly readOnly?: boolean;
  /** Files, formulas and speech of the screen around; the surrounding context by default. */
  readonly host?: QuestionHost | undefined;
  readonly pinyinOf?: Author['pinyinOf'];
}

/** Problems of a question that is not finished. They are shown when the author asks what is left to do. */
const UNFINISHED = new Set<Problem['code']>([
  'part-blank',
  'key-empty',
  'too-few',
  'unknown-id',
  'not-placed',
]);

/** The dialog in which a question of any kind is made. */
export function QuestionDialog(props: QuestionDialogProps): ReactNode {
  const { host } = props;
  const dialog = <DialogContent key={props.question.id} {...props} />;
  return host ? <QuestionHostContext value={host}>{dialog}</QuestionHostContext> : dialog;
}

function DialogContent(props: QuestionDialogProps): ReactNode {
  const { question, onChange, onClose, onUndo, onRedo, readOnly = false, pinyinOf } = props;
  const t = useTextsOf(dialogTexts);
  const [active] = useState(() => new ActiveText());
  const author = useMemo(
    (): Author => ({ active, readOnly, makeId: newPartId, undo: onUndo, redo: onRedo, pinyinOf }),
    [active, readOnly, onUndo, onRedo, pinyinOf],
  );
  // An unfinished new question shows no reproaches yet.
  const [isRevealed, setRevealed] = useState(() => !isUnwritten(question));
  const problems = useMemo(() => authorProblems(question), [question]);
  const shown = useMemo(
    () => (isRevealed ? problems : problems.filter(({ code }) => !UNFINISHED.has(code))),
    [isRevealed, problems],
  );
  const stem = useRef<FieldHands>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => stem.current?.focus(), []);
  const reveal = () => {
    setRevealed(true);
    requestAnimationFrame(() => showFirstProblem(fields.current));
  };
  const shared = { problems: shown, stemRef: stem };
  return (
    <AuthorContext value={author}>
      <Dialog
        open
        size="xl"
        onOpenChange={(open) => !open && onClose()}
        title={
          <Row gap={3} as="span">
            {readOnly ? t.viewTitle : t.title}
            <KindSwitch question={question} onChange={onChange} />
          </Row>
        }
        initialFocus={stemPlace(fields)}
        footer={<Foot {...props} count={problems.length} onReveal={reveal} />}
      >
        <div className={classes.columns}>
          <div ref={fields} className={classes.fields}>
            {!readOnly && (
              <div className={classes.bar}>
                <FormatBar />
              </div>
            )}
            <Stack gap={5} className={classes.form}>
              {isComposite(question) ? (
                <CompositeFields key={question.kind} question={question} onChange={onChange} {...shared} />
              ) : (
                <SingleFields key={question.kind} question={question} onChange={onChange} {...shared} />
              )}
            </Stack>
          </div>
          <Preview question={question} />
        </div>
      </Dialog>
    </AuthorContext>
  );
}

/** The open text of the stem once it is loaded; the stem takes the focus itself when it is loaded later. */
function stemPlace(fields: { readonly current: HTMLElement | null }) {
  return {
    get current(): HTMLElement | null {
      return fields.current?.querySelector<HTMLElement>('[data-open-text], [role="textbox"]') ?? null;
    },
  };
}

function showFirstProblem(fields: HTMLElement | null): void {
  const first = fields?.querySelector<HTMLElement>('[data-problem]');
  first?.scrollIntoView({ block: 'center' });
  const field = first?.closest('[data-invalid]')?.querySelector<HTMLElement>('[data-open-text]');
  field?.focus();
}

interface FootProps extends QuestionDialogProps {
  readonly count: number;
  readonly onReveal: () => void;
}

function Foot(props: FootProps): ReactNode {
  const { count, onReveal, onPrevious, onNext, onUndo, onRedo, onClose, readOnly } = props;
  const t = useTextsOf(dialogTexts);
  return (
    <Row gap={3} wrap justify="between" className={classes.foot}>
      <Row gap={2}>
        {!readOnly && count > 0 && (
          <Button size="small" tone="quiet" onClick={onReveal}>
            {t.incomplete(count)}
          </Button>
        )}
        {!readOnly && count === 0 && (
          <Text size="small" tone="accent" role="status">
            ✓ {t.complete}
          </Text>
        )}
      </Row>
      <Row gap={2}>
        {onUndo && (
          <IconButton label={t.undo} shortcut="Ctrl+Z" icon={<Undo2 aria-hidden="true" />} onClick={onUndo} />
        )}
        {onRedo && (
          <IconButton label={t.redo} shortcut="Ctrl+Y" icon={<Redo2 aria-hidden="true" />} onClick={onRedo} />
        )}
        {(onPrevious || onNext) && (
          <>
            <Button disabled={!onPrevious} icon={<ChevronLeft aria-hidden="true" />} onClick={onPrevious}>
              {t.previous}
            </Button>
            <Button disabled={!onNext} icon={<ChevronRight aria-hidden="true" />} onClick={onNext}>
              {t.next}
            </Button>
          </>
        )}
        <Button tone="primary" onClick={onClose}>
          {readOnly ? t.close : t.done}
        </Button>
      </Row>
    </Row>
  );
}
