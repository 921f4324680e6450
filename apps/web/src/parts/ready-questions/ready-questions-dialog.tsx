import { type QuestionHost, QuestionHostContext } from '@lectern/question-views';
import type { Question } from '@lectern/questions';
import { KIND_GROUPS, kindName } from '@lectern/questions/kind-names';
import {
  type Drawing,
  loadReadyQuestions,
  type ReadyBook,
  type ReadyQuestion,
  type ReadyQuestions,
} from '@lectern/ready-questions';
import {
  Box,
  Button,
  Column,
  Dialog,
  ErrorState,
  Input,
  Row,
  Select,
  Spinner,
  Stack,
  Switch,
  Text,
} from '@lectern/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import {
  booksOf,
  chapterName,
  chaptersOf,
  filtered,
  firstBook,
  NO_FILTER,
  nameIn,
  type ReadyFilter,
  STAGES,
  subjectsOf,
} from './filter.ts';
import { ReadyList } from './ready-list.tsx';
import classes from './ready-questions.module.css';
import { useReadyTexts } from './texts.ts';

export interface ReadyQuestionsDialogProps {
  /** Id of the book that is shown first, such as that of the chapter being taught. */
  readonly bookId?: string | undefined;
  /** Adds questions with the pictures that they show. Resolves to false when nothing was added: the dialog stays open. */
  readonly onAdd: (questions: readonly Question[], pictures: readonly Drawing[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The file of a picture, named by its hash. */
export function drawingFile({ svg, asset }: Drawing): File {
  return new File([svg], `${asset.slice(0, 8)}.svg`, { type: 'image/svg+xml' });
}

type Loaded = { readonly state: 'loading' | 'failed' } | ({ readonly state: 'loaded' } & ReadyQuestions);

/** The questions of a book, once they are loaded; `retry` tries again after a failure. */
function useBook(book: ReadyBook | undefined): { readonly loaded: Loaded; retry(): void } {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the same book again
  useEffect(() => {
    if (!book) return;
    let isWanted = true;
    setLoaded({ state: 'loading' });
    loadReadyQuestions(book.name).then(
      (questions) => isWanted && setLoaded({ state: 'loaded', ...questions }),
      () => isWanted && setLoaded({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [book, tries]);
  return { loaded, retry: () => setTries((count) => count + 1) };
}

/** Questions that are chosen, and the pictures of the books that they are of. */
type Chosen = ReadonlyMap<string, { readonly question: Question; readonly pictures: readonly Drawing[] }>;

/** The ready questions by stage, subject, book and chapter; the chosen ones of all books are added together. */
export function ReadyQuestionsDialog({ bookId, onAdd, onClose }: ReadyQuestionsDialogProps): ReactNode {
  const t = useReadyTexts();
  const [book, setBook] = useState(() => firstBook(bookId));
  const { loaded, retry } = useBook(book);
  const [filter, setFilter] = useState(NO_FILTER);
  const [withKey, setWithKey] = useState(false);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [adding, setAdding] = useState(false);
  const pictures = loaded.state === 'loaded' ? loaded.pictures : undefined;
  const choose = ({ question }: ReadyQuestion, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen && pictures) next.set(question.id, { question, pictures: shownIn(question, pictures) });
    else next.delete(question.id);
    setChosen(next);
  };
  const add = async () => {
    const all = [...chosen.values()];
    const files = new Map(all.flatMap((one) => one.pictures.map((each) => [each.asset, each] as const)));
    setAdding(true);
    const isAdded = await onAdd(
      all.map(({ question }) => question),
      [...files.values()],
    );
    setAdding(false);
    if (isAdded) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={t('title')}
      description={t('help')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" busy={adding} disabled={chosen.size === 0} onClick={() => void add()}>
            {t('add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Stack gap={4} className={classes.room}>
        <Places
          book={book}
          onBook={(next) => {
            setBook(next);
            setFilter({ ...filter, chapter: '' });
          }}
          questions={loaded.state === 'loaded' ? loaded.questions : []}
          chapter={filter.chapter}
          onChapter={(chapter) => setFilter({ ...filter, chapter })}
        />
        <Column gap={3} className={classes.found}>
          <Filters filter={filter} onChange={setFilter} withKey={withKey} onWithKey={setWithKey} />
          {loaded.state === 'loading' && <Spinner label={t('loading')} />}
          {loaded.state === 'failed' && (
            <ErrorState title={t('loadFailed')} action={<Button onClick={retry}>{t('tryAgain')}</Button>} />
          )}
          {loaded.state === 'loaded' && (
            <Found
              loaded={loaded}
              {...{ filter, withKey, chosen }}
              onChoose={choose}
              onReset={() => setFilter(NO_FILTER)}
            />
          )}
        </Column>
      </Stack>
    </Dialog>
  );
}

/** The pictures whose hashes a question has. */
function shownIn(question: Question, pictures: readonly Drawing[]): readonly Drawing[] {
  const text = JSON.stringify(question);
  return pictures.filter(({ asset }) => text.includes(asset));
}

interface FoundProps {
  readonly loaded: ReadyQuestions;
  readonly filter: ReadyFilter;
  readonly withKey: boolean;
  readonly chosen: Chosen;
  readonly onChoose: (question: ReadyQuestion, isChosen: boolean) => void;
  readonly onReset: () => void;
}

function Found({ loaded: { questions, pictures }, filter, ...list }: FoundProps): ReactNode {
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => filtered(questions, wanted), [questions, wanted]);
  const host = useMemo((): QuestionHost => {
    const addresses = new Map(
      pictures.map(({ asset, svg }) => [asset, `data:image/svg+xml,${encodeURIComponent(svg)}`]),
    );
    return { assetUrl: (hash) => addresses.get(hash) };
  }, [pictures]);
  return (
    <QuestionHostContext value={host}>
      <ReadyList key={JSON.stringify(wanted)} questions={found} {...list} />
    </QuestionHostContext>
  );
}

interface PlacesProps {
  readonly book: ReadyBook | undefined;
  readonly onBook: (book: ReadyBook | undefined) => void;
  readonly questions: readonly ReadyQuestion[];
  readonly chapter: string;
  readonly onChapter: (id: string) => void;
}

/** Stage, subject and book, and below them the chapters of the book. */
function Places({ book, onBook, questions, chapter, onChapter }: PlacesProps): ReactNode {
  const t = useReadyTexts();
  const language = useLanguage();
  const { stage = '', subject = '' } = book ?? {};
  const nameOf = ({ grade, volume }: ReadyBook) => {
    const key = `g${grade}`;
    const name = isGrade(key) ? t(`grades.${key}`) : t('grades.other', { grade });
    return t('bookName', { grade: name, volume: nameIn(language, volume) });
  };
  const options = (list: readonly string[]) =>
    list.map((value) => ({ value, label: nameIn(language, value) }));
  const chapters = chaptersOf(questions);
  return (
    <Column gap={3} className={classes.places}>
      <Row gap={2}>
        <Select
          label={t('stage')}
          value={stage}
          options={options(STAGES)}
          onChange={(next) =>
            onBook(booksOf(next, subject)[0] ?? booksOf(next, subjectsOf(next)[0] ?? '')[0])
          }
        />
        <Select
          label={t('subject')}
          value={subject}
          options={options(subjectsOf(stage))}
          onChange={(next) => onBook(booksOf(stage, next)[0])}
        />
      </Row>
      <Select
        label={t('book')}
        value={book?.name ?? ''}
        options={booksOf(stage, subject).map((one) => ({ value: one.name, label: nameOf(one) }))}
        onChange={(name) => onBook(booksOf(stage, subject).find((one) => one.name === name))}
      />
      <Box as="nav" overflow="scroll" className={classes.chapters} aria-label={t('chapters')}>
        {[{ id: '', title: t('allChapters'), count: questions.length }, ...chapters].map(
          ({ count, ...one }) => (
            <Row
              as="button"
              hover
              gap={2}
              align="stretch"
              justify="between"
              textAlign="start"
              pad={2}
              radius="control"
              wide
              key={one.id}
              type="button"
              className={classes.chapter}
              aria-current={one.id === chapter || undefined}
              onClick={() => onChapter(one.id)}
            >
              <span>{chapterName(one)}</span>
              <Text tone="quiet" size="small" numeric>
                {count}
              </Text>
            </Row>
          ),
        )}
      </Box>
    </Column>
  );
}

const GRADES = ['g1', 'g3', 'g6', 'g7', 'g8', 'g10'] as const;

function isGrade(key: string): key is (typeof GRADES)[number] {
  return GRADES.some((one) => one === key);
}

interface FiltersProps {
  readonly filter: ReadyFilter;
  readonly onChange: (filter: ReadyFilter) => void;
  readonly withKey: boolean;
  readonly onWithKey: (withKey: boolean) => void;
}

function Filters({ filter, onChange, withKey, onWithKey }: FiltersProps): ReactNode {
  const t = useReadyTexts();
  const language = useLanguage();
  const kinds = KIND_GROUPS.flatMap(({ kinds: own }) =>
    own.map((kind) => ({ value: kind as string, label: kindName(kind, language) ?? kind })),
  );
  return (
    <Row gap={2} wrap>
      <Input
        type="search"
        className={classes.search}
        leading={<Search aria-hidden="true" />}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={filter.words}
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <Select
        label={t('kind')}
        value={filter.kind}
        options={[
          { value: '', label: t('allKinds') },
          { value: 'basic', label: t('basicKinds') },
          { value: 'game', label: t('games') },
          ...kinds,
        ]}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Select
        label={t('difficulty')}
        value={filter.difficulty}
        options={[0, 1, 2, 3, 4, 5].map((value) => ({
          value,
          label: value === 0 ? t('allDifficulties') : '★'.repeat(value),
        }))}
        onChange={(difficulty) => onChange({ ...filter, difficulty })}
      />
      <Switch checked={withKey} onChange={onWithKey} label={t('withKey')} />
    </Row>
  );
}
