import type { Area } from '@lectern/courseware/lesson';
import type { PageZoom } from '@lectern/stage/show';
import { showToast } from '@lectern/ui';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import type { BoardTool } from '../model/board-tool.ts';
import type { BoardState } from '../model/use-board.ts';
import { PlacedHand } from './placed-hand.ts';
import { useArriving } from './use-arriving.ts';

export interface PlacedPorts {
  readonly live: LiveCourseware;
  readonly board: BoardState;
  readonly zoom: PageZoom;
  readonly mayEdit: boolean;
  readonly tool: BoardTool;
  readonly takeUp: (tool: BoardTool) => void;
}

export interface PlacedOnBoard {
  readonly hand: PlacedHand;
  /** Where the elements of the page are drawn. */
  readonly ground: RefCallback<HTMLElement>;
  readonly addPictures: (files: readonly File[]) => void;
}

/** Texts and pictures of the page that is shown: taken by the lasso, typed, pasted and dropped. */
export function usePlaced({ live, board, zoom, mayEdit, tool, takeUp }: PlacedPorts): PlacedOnBoard {
  const { store, pageId, face } = board;
  const [hand] = useState(() => new PlacedHand(store));
  useEffect(() => () => hand.dispose(), [hand]);
  const isLasso = tool === 'lasso';
  useEffect(() => {
    hand.show(pageId);
    // Only leaving the lasso lets go: what was placed with another tool is held for the lasso that comes then.
    return () => {
      if (isLasso) hand.show(undefined);
    };
  }, [hand, pageId, isLasso]);
  const ground = useCallback(
    (node: HTMLElement | null) => {
      hand.ground = node;
    },
    [hand],
  );
  const bring = (work: (seen: Area, pageId: string) => Promise<void>) => {
    if (pageId === undefined || !mayEdit) return;
    // A teacher moves next what was placed.
    takeUp('lasso');
    work(zoom.seenNow, pageId).catch((error: unknown) =>
      showToast({ kind: 'failure', text: messageOf(error) }),
    );
  };
  const addPictures = (files: readonly File[]) =>
    bring(async (seen, to) => {
      const code = await import('./add-pictures.ts');
      await code.addPictures(files, { store, assets: live.assets, hand, pageId: to, seen });
    });
  const onWords = (words: string) =>
    bring(async (seen, to) => {
      const { addWords } = await import('./add-words.ts');
      addWords(words, { store, hand, pageId: to, seen, color: face.color });
    });
  useArriving(mayEdit, { onPictures: addPictures, onWords });
  return { hand, ground, addPictures };
}
