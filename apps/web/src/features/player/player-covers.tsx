import type { CoursewareReader } from '@lectern/courseware';
import { PageGrid, type Show, ShowCover } from '@lectern/stage/show';
import type { AssetSource, StageLabels } from '@lectern/stage/view';
import type { ReactNode } from 'react';
import { useLazyTexts } from './lazy-texts.ts';
import { useTexts } from './texts.ts';

export interface PlayerCoversProps {
  readonly show: Show;
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly labels: StageLabels;
}

/** The show's own covers of the slide: black, white, the end, or the list of all pages. */
export function PlayerCovers({ show, reader, assets, labels }: PlayerCoversProps): ReactNode {
  const t = useLazyTexts();
  const shared = useTexts();
  const { pageId, cover } = show.state;
  return (
    <>
      <ShowCover
        cover={cover}
        texts={{
          uncover: t('uncover'),
          over: t('showOver'),
          overHint: t('showOverHint'),
          leave: t('backToCourseware'),
        }}
        onPress={() => show.command('next')}
      />
      {cover === 'pages' && (
        <PageGrid
          reader={reader}
          assets={assets}
          labels={labels}
          current={pageId}
          texts={{ pages: shared('pages'), hidden: t('hidden'), page: (page) => shared('page', { page }) }}
          onChoose={(id) => show.act(id === pageId ? UNCOVER : { type: 'goTo', pageId: id })}
        />
      )}
    </>
  );
}

const UNCOVER = { type: 'cover', cover: 'none' } as const;
