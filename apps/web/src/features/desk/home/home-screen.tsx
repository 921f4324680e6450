import type { Account } from '@lectern/protocol/accounts';
import { displayName } from '@lectern/protocol/accounts';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, EmptyState, ErrorState, fingerArea, LateFailure } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, FileUp, FolderOpen, PenLine, Plus, Presentation } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useChapter } from '../../../parts/chapter/index.ts';
import {
  addressOfPages,
  DiskDialog,
  DocumentCard,
  isCourseware,
  ListMenu,
  recentQuery,
  sharedQuery,
  topQuery,
  useDocumentActions,
  useDocumentWishes,
} from '../../../parts/documents/index.ts';
import { IMPORTED_FILES, importFiles } from '../../../parts/transfer/index.ts';
import { isUnreachable, messageOf } from '../../../platform/api/api-error.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { Link } from '../../../platform/router/link.tsx';
import { navigate } from '../../../platform/router/router.ts';
import { ChapterLine } from '../chapter/chapter-line.tsx';
import { useDeskTexts } from '../desk-texts.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { dayPart } from './day-part.ts';
import { GoingOn } from './going-on.tsx';
import classes from './home-screen.module.css';
import { KeptList } from './kept-list.tsx';

/** Cards of one section at most. */
const MOST = 10;

/** The home of a teacher: begin something, or go on with what was open last. */
export function HomeScreen({ account }: { readonly account: Account }) {
  const texts = useDeskTexts();
  const client = useQueryClient();
  const recent = useQuery(recentQuery());
  const top = useQuery(topQuery());
  const shared = useQuery(sharedQuery());
  const chapter = useChapter(account.user_id);
  const { onWish, dialog } = useDocumentWishes(account.user_id, top.data?.items);
  const name = displayName(account) ?? '';
  const rest = notAmong(top.data?.items, recent.isLoadingError ? [] : recent.data?.items);
  const toDisk = (
    <Link className={`${fingerArea} ${classes.all}`} to="/user/netdisk">
      {texts('seeAll')} ›
    </Link>
  );
  const hasRest = rest === undefined || rest.length > 0 || top.isLoadingError;

  const grid = (items: readonly DocumentItem[] | undefined) => (
    <ListMenu items={items ?? []} userId={account.user_id} onWish={onWish}>
      <ul className={classes.grid}>
        {items === undefined ? (
          <CardSkeleton count={5} />
        ) : (
          items.map((item) => (
            <DocumentCard
              key={item.id}
              item={item}
              mine={item.owner_id === account.user_id}
              onWish={onWish}
            />
          ))
        )}
      </ul>
    </ListMenu>
  );

  if (recent.data === undefined && isUnreachable(recent.error)) {
    return (
      <div className={classes.home}>
        <h1>{texts(`greeting.${dayPart(new Date().getHours())}`, { name })}</h1>
        <GoingOn userId={account.user_id} />
        <Section title={texts('kept')}>
          <KeptList userId={account.user_id} />
        </Section>
        <LoadFailure error={recent.error} onRetry={() => void client.refetchQueries({ type: 'active' })} />
      </div>
    );
  }

  return (
    <div className={classes.home}>
      <h1>{texts(`greeting.${dayPart(new Date().getHours())}`, { name })}</h1>
      <GoingOn userId={account.user_id} />
      <ChapterLine chosen={chapter.chosen} onChoose={chapter.choose} />
      <StartCards userId={account.user_id} />
      <Section title={texts('recent')} aside={!hasRest && recent.data?.items.length !== 0 && toDisk}>
        {recent.isLoadingError ? (
          <LoadFailure error={recent.error} onRetry={() => void recent.refetch()} />
        ) : recent.data?.items.length === 0 ? (
          <EmptyState icon={<Presentation />} title={texts('recentEmpty')} text={texts('recentEmptyText')} />
        ) : (
          grid(recent.data?.items)
        )}
      </Section>
      {hasRest && (
        <Section title={texts('all')} aside={toDisk}>
          {top.isLoadingError ? (
            <LoadFailure error={top.error} onRetry={() => void top.refetch()} />
          ) : (
            grid(rest)
          )}
        </Section>
      )}
      {shared.data !== undefined && shared.data.items.length > 0 && (
        <Section
          title={texts('places.shared')}
          aside={
            <Link className={`${fingerArea} ${classes.all}`} to="/user/netdisk?place=shared">
              {texts('seeAll')} ›
            </Link>
          }
        >
          {grid(shared.data.items)}
        </Section>
      )}
      {dialog}
    </div>
  );
}

/** Of `items` those that `shown` has not already; undefined until both are known. */
function notAmong(
  items: readonly DocumentItem[] | undefined,
  shown: readonly DocumentItem[] | undefined,
): readonly DocumentItem[] | undefined {
  if (items === undefined || shown === undefined) return undefined;
  return items.filter(({ id }) => !shown.some((each) => each.id === id)).slice(0, MOST);
}

function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={classes.heading}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useDeskTexts();
  return (
    <ErrorState
      icon={<CircleAlert />}
      title={texts('loadFailed')}
      text={messageOf(error)}
      action={<Button onClick={onRetry}>{texts('retry')}</Button>}
    />
  );
}

const TemplatesDialog = late(async () => (await import('../../../parts/templates/lazy.ts')).TemplatesDialog, {
  failed: LateFailure,
});

/** Coursewares of ours to begin with; the dialog shows them. */
function FromTemplate() {
  const texts = useDeskTexts();
  const language = useLanguage();
  const actions = useDocumentActions();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const create = async ({ id, name }: { readonly id: string; readonly name: string }) => {
    setBusy(true);
    const created = await actions.createPages('coursewares', name, undefined, { id, language });
    if (created !== undefined) navigate(addressOfPages(created));
    else setBusy(false);
  };
  return (
    <>
      <button type="button" className={classes.otherKind} onClick={() => setOpen(true)}>
        {texts('fromTemplate')}
      </button>
      {open && (
        <TemplatesDialog
          busy={busy}
          onPick={(template) => void create(template)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The ways to begin: a blank courseware, a blank board, a PowerPoint file, what lies on the disk. */
function StartCards({ userId }: { readonly userId: string }) {
  const texts = useDeskTexts();
  const actions = useDocumentActions();
  const picker = useRef<HTMLInputElement>(null);
  const [creating, setCreating] = useState<'coursewares' | 'superboard'>();
  const [opening, setOpening] = useState(false);

  const create = async (type: 'coursewares' | 'superboard') => {
    setCreating(type);
    const name = texts(type === 'superboard' ? 'untitledBoard' : 'untitled');
    const created = await actions.createPages(type, name, undefined);
    if (created !== undefined) navigate(addressOfPages(created));
    else setCreating(undefined);
  };
  const createEndless = async () => {
    setCreating('superboard');
    const id = await actions.createEndlessBoard(texts('untitledBoard'), undefined);
    if (id !== undefined) navigate(addressOfPages({ id, resource_type_code: 'superboard' }));
    else setCreating(undefined);
  };

  return (
    <div className={classes.cards}>
      <div className={classes.twoCards}>
        <button
          type="button"
          className={classes.primaryCard}
          disabled={creating !== undefined}
          aria-busy={creating === 'coursewares' || undefined}
          onClick={() => void create('coursewares')}
        >
          <Plus aria-hidden="true" />
          <strong>{creating === 'coursewares' ? texts('create.busy') : texts('create.title')}</strong>
          <span>{texts('create.text')}</span>
        </button>
        <FromTemplate />
      </div>
      <div className={classes.twoCards}>
        <button
          type="button"
          className={classes.plainCard}
          disabled={creating !== undefined}
          aria-busy={creating === 'superboard' || undefined}
          onClick={() => void create('superboard')}
        >
          <PenLine aria-hidden="true" />
          <strong>{texts(creating === 'superboard' ? 'createBoard.busy' : 'createBoard.title')}</strong>
          <span>{texts('createBoard.text')}</span>
        </button>
        <button
          type="button"
          className={classes.otherKind}
          disabled={creating !== undefined}
          onClick={() => void createEndless()}
        >
          {texts('createBoard.endless')}
        </button>
      </div>
      <button type="button" className={classes.plainCard} onClick={() => picker.current?.click()}>
        <FileUp aria-hidden="true" />
        <strong>{texts('import.title')}</strong>
        <span>{texts('import.text')}</span>
      </button>
      <button type="button" className={classes.plainCard} onClick={() => setOpening(true)}>
        <FolderOpen aria-hidden="true" />
        <strong>{texts('openCard.title')}</strong>
        <span>{texts('openCard.text')}</span>
      </button>
      {opening && (
        <DiskDialog
          title={texts('openCard.title')}
          userId={userId}
          isWanted={isCourseware}
          onClose={() => setOpening(false)}
          onDocument={({ id }) => navigate(`/view?fileId=${id}`)}
        />
      )}
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={IMPORTED_FILES}
        aria-label={texts('import.title')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void importFiles(files);
        }}
      />
    </div>
  );
}
