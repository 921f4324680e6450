import type { CoursewareReader } from '@lectern/courseware';
import { InkPicture } from '@lectern/stage/ink';
import { PageThumbnail } from '@lectern/stage/show';
import { type AssetSource, type StageLabels, usePageSize } from '@lectern/stage/view';
import { Row, Stack } from '@lectern/ui';
import { Check, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { InkBook } from '../../../parts/ink/index.ts';
import { useLazyTexts } from '../lazy-texts.ts';
import classes from '../question-dialog.module.css';
import { QuestionDialog } from '../question-dialog.tsx';
import { useTexts } from '../texts.ts';
import type { InkAnswer } from './use-ink-question.ts';
import type { ShowInk } from './use-show-ink.ts';

export interface InkQuestionDialogProps {
  readonly book: InkBook;
  readonly home: ShowInk['home'];
  /** Whether ink can be put into the courseware: the teacher may edit it and it has loaded. */
  readonly canPut: boolean;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  /** Text about other parts that close with the lesson; undefined without any. */
  readonly alsoEnds: string | undefined;
  readonly onAnswer: (answer: InkAnswer) => void;
  readonly onCancel: () => void;
}

/** Asks whether to keep the lesson's ink: all of it, none of it, or page by page. */
export function InkQuestionDialog(props: InkQuestionDialogProps) {
  const { book, home, canPut, reader, onAnswer, onCancel } = props;
  const late = useLazyTexts();
  const size = usePageSize(reader);
  const keep = useRef<HTMLButtonElement>(null);
  const [pages] = useState(() => inOrder(book, reader));
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  // Effects of children run first, so the dialog is open by now.
  useEffect(() => keep.current?.focus(), []);
  const toggle = (id: string) =>
    setDropped((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  const kept = pages.length - dropped.size;
  return (
    <QuestionDialog title={late('inkQuestion')} onCancel={onCancel}>
      <p>
        {props.alsoEnds}
        {late(home === 'device' ? 'inkQuestionOnDevice' : canPut ? 'inkQuestionHelp' : 'inkQuestionOfViewer')}
      </p>
      <Stack as="ul" gap={4} overflow="scroll" className={classes.pages}>
        {pages.map(({ id, number }) => {
          const isKept = !dropped.has(id);
          return (
            <li key={id}>
              <Page
                {...props}
                pageSize={size}
                id={id}
                number={number}
                isKept={isKept}
                onToggle={() => toggle(id)}
              />
            </li>
          );
        })}
      </Stack>
      <Row align="stretch" justify="end" wrap gap={3} className={classes.answers}>
        <button type="button" onClick={onCancel}>
          {late('goOn')}
        </button>
        <button
          type="button"
          onClick={() => onAnswer({ dropped: new Set(pages.map(({ id }) => id)), into: 'lesson' })}
        >
          {late('dropAllInk')}
        </button>
        {canPut && (
          <button
            type="button"
            disabled={kept === 0}
            onClick={() => onAnswer({ dropped, into: 'courseware' })}
          >
            {late('putInk')}
          </button>
        )}
        <button
          ref={keep}
          type="button"
          className={classes.keep}
          disabled={kept === 0}
          onClick={() => onAnswer({ dropped, into: 'lesson' })}
        >
          {dropped.size === 0 || kept === 0 ? late('keepAllInk') : late('keepSomeInk', { count: kept })}
        </button>
      </Row>
    </QuestionDialog>
  );
}

interface PageProps extends Pick<InkQuestionDialogProps, 'book' | 'reader' | 'assets' | 'labels'> {
  readonly pageSize: ReturnType<typeof usePageSize>;
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly isKept: boolean;
  readonly onToggle: () => void;
}

/** A page with its ink, which is kept or dropped by a press. */
function Page({ book, reader, assets, labels, pageSize, id, number, isKept, onToggle }: PageProps) {
  const t = useTexts();
  const late = useLazyTexts();
  return (
    <Stack
      as="button"
      gap={2}
      pad={2}
      radius="card"
      type="button"
      className={classes.page}
      role="checkbox"
      aria-checked={isKept}
      onClick={onToggle}
    >
      <PageThumbnail
        reader={reader}
        assets={assets}
        labels={labels}
        pageId={id}
        number={number}
        className={classes.slide}
      >
        <InkPicture strokes={book.strokes(id)} pageSize={pageSize} />
      </PageThumbnail>
      <Row as="span" gap={2} className={classes.name}>
        {isKept ? <Check aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
        {t('page', { page: number })}
        <em>{late(isKept ? 'inkKept' : 'inkDropped')}</em>
      </Row>
    </Stack>
  );
}

function inOrder(book: InkBook, reader: CoursewareReader) {
  const order = reader.pages();
  return book
    .pages()
    .map((id) => ({ id, number: order.indexOf(id) + 1 }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number);
}
