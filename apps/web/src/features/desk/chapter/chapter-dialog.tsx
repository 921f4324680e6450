import type { ChapterInfo } from '@lectern/protocol/taught-chapters';
import { Button, Dialog, Row, Select } from '@lectern/ui';
import { Tree } from '@lectern/ui/tree';
import { type ReactNode, useState } from 'react';
import classes from './chapter.module.css';
import curriculum from './generated/curriculum.json' with { type: 'json' };
import { booksOf, chapterOf, gradeName, gradesOf, subjectsOf, type Textbook, wayTo } from './textbook.ts';
import { useChapterTexts } from './texts.ts';

const BOOKS: readonly Textbook[] = curriculum;

export interface ChapterDialogProps {
  readonly chapter: ChapterInfo;
  readonly onChoose: (chapter: ChapterInfo) => void;
  readonly onClose: () => void;
}

/** Dialog for selecting the chapter that is taught: grade, subject and textbook, then a node in the book's tree. */
export function ChapterDialog({ chapter, onChoose, onClose }: ChapterDialogProps): ReactNode {
  const t = useChapterTexts();
  const [book, setBook] = useState(() => BOOKS.find(({ id }) => id === chapter.bookId) ?? BOOKS[0]);
  const [nodeId, setNodeId] = useState(chapter.chapterId);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(wayTo(book?.nodes ?? [], chapter.chapterId).map(({ id }) => id)),
  );
  if (!book) return null;
  const chosen = chapterOf(book, nodeId);
  const turnTo = (next: Textbook | undefined) => {
    setBook(next ?? book);
    setOpen(new Set());
  };
  const grade = book.gradeNumber;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="wide"
      title={t('title')}
      description={t('help')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Row align="stretch" wrap gap={3} className={classes.books}>
        <Select
          label={t('grade')}
          value={grade}
          options={gradesOf(BOOKS).map((value) => ({ value, label: gradeName(value) }))}
          onChange={(value) => {
            const subjects = subjectsOf(BOOKS, value);
            const same = subjects.includes(book.subject) ? book.subject : (subjects[0] ?? '');
            turnTo(booksOf(BOOKS, value, same)[0]);
          }}
        />
        <Select
          label={t('subject')}
          value={book.subject}
          options={subjectsOf(BOOKS, grade).map((value) => ({ value, label: value }))}
          onChange={(value) => turnTo(booksOf(BOOKS, grade, value)[0])}
        />
        <Select
          label={t('book')}
          value={book.id}
          options={booksOf(BOOKS, grade, book.subject).map(({ id, version, volume, edition }) => ({
            value: id,
            label: t('edition', { version, volume, year: edition }),
          }))}
          onChange={(id) => turnTo(BOOKS.find((each) => each.id === id))}
        />
      </Row>
      <div className={classes.tree}>
        <Tree
          label={t('chapters')}
          nodes={book.nodes}
          chosenId={nodeId}
          onChoose={(id) => {
            setNodeId(id);
            // A selected unit expands, because the user may want one of its lessons.
            setOpen((before) => new Set([...before, id]));
          }}
          open={open}
          onOpen={setOpen}
        />
      </div>
    </Dialog>
  );
}
