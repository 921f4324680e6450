import { PageThumbnail } from '@lectern/stage/show';
import type { AssetSource, StageLabels } from '@lectern/stage/view';
import { Column, IconButton, Row, showToast, Text } from '@lectern/ui';
import { ArrowDown, ArrowUp, Plus, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { toolCardClasses } from '../../../parts/ink/index.ts';
import { mayAddPage } from '../model/board-model.ts';
import { useTexts } from '../model/board-texts.ts';
import { useFramedPage } from '../model/framed-page.ts';
import type { BoardState } from '../model/use-board.ts';
import classes from './pages.module.css';

export interface BoardPagesProps {
  readonly board: BoardState;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

/** All pages as thumbnails, with buttons to move and remove a page and to add one after it. */
export function BoardPages({ board, assets, labels, canEdit, onClose }: BoardPagesProps): ReactNode {
  const t = useTexts();
  const { store, pages, pageId } = board;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that is shown comes into sight
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pageId]);
  const remove = (id: string, number: number) => {
    const putBack = board.remove(id);
    if (!putBack) return;
    showToast({
      kind: 'success',
      text: t('removed', { number }),
      action: { label: t('undo'), run: putBack },
    });
  };
  return (
    <Column as="aside" gap={3} className={classes.list} aria-label={t('pages')}>
      <header>
        <Text as="h2" size="panel" weight="medium">
          {t('pages')}
        </Text>
        <IconButton label={t('close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <ol ref={list}>
        {pages.map((id, i) => (
          <li key={id} data-page={id}>
            <button
              type="button"
              className={classes.thumbnail}
              aria-current={id === pageId ? 'page' : undefined}
              aria-label={t('page', { number: i + 1 })}
              onClick={() => board.show(id)}
            >
              <PagePicture store={store} assets={assets} labels={labels} pageId={id} number={i + 1} />
              <span className={classes.number}>{i + 1}</span>
            </button>
            {canEdit && (
              <Row align="stretch" gap={2}>
                <IconButton
                  label={t('earlier', { number: i + 1 })}
                  icon={<ArrowUp aria-hidden="true" />}
                  disabled={i === 0}
                  onClick={() => board.move(id, -1)}
                />
                <IconButton
                  label={t('later', { number: i + 1 })}
                  icon={<ArrowDown aria-hidden="true" />}
                  disabled={i === pages.length - 1}
                  onClick={() => board.move(id, 1)}
                />
                <IconButton
                  label={t('remove', { number: i + 1 })}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove(id, i + 1)}
                />
              </Row>
            )}
          </li>
        ))}
      </ol>
      {canEdit && (
        <button
          type="button"
          className={toolCardClasses.choice}
          disabled={!mayAddPage(pages)}
          onClick={() => board.add(pages.at(-1))}
        >
          <Plus aria-hidden="true" />
          {mayAddPage(pages) ? t('add') : t('full', { count: pages.length })}
        </button>
      )}
    </Column>
  );
}

interface PagePictureProps extends Pick<BoardPagesProps, 'assets' | 'labels'> {
  readonly store: BoardState['store'];
  readonly pageId: string;
  readonly number: number;
}

function PagePicture({ store, pageId, ...page }: PagePictureProps): ReactNode {
  return <PageThumbnail {...page} reader={useFramedPage(store, pageId)} pageId={pageId} width={26} />;
}
