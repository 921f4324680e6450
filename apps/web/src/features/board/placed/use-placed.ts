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
  /** Ref of the DOM node that contains the page's elements. */
  readonly ground: RefCallback<HTMLElement>;
  readonly addPictures: (files: readonly File[]) => void;
}

/** Selection of texts and pictures on the page that is shown, and adding them by typing, pasting and dropping. */
export function usePlaced({ live, board, zoom, mayEdit, tool, takeUp }: PlacedPorts): PlacedOnBoard {
  const { store, pageId, face } = board;
  const [hand] = useState(() => new PlacedHand(store));
  useEffect(() => () => hand.dispose(), [hand]);
  const isLasso = tool === 'lasso';
  useEffect(() => {
    hand.show(pageId);
    // Only a change from the lasso to another tool clears the selection: an element that was added with another tool
    // stays selected for the lasso that is set then.
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
  const place = (work: (seen: Area, pageId: string) => Promise<void>) => {
    if (pageId === undefined || !mayEdit) return;
    // A teacher usually moves an element after adding it.
    takeUp('lasso');
    work(zoom.seenNow, pageId).catch((error: unknown) =>
      showToast({ kind: 'failure', text: messageOf(error) }),
    );
  };
  const addPictures = (files: readonly File[]) =>
    place(async (seen, to) => {
      const code = await import('./add-pictures.ts');
      await code.addPictures(files, { store, assets: live.assets, hand, pageId: to, seen });
    });
  const onWords = (words: string) =>
    place(async (seen, to) => {
      const { addWords } = await import('./add-words.ts');
      addWords(words, { store, hand, pageId: to, seen, color: face.color });
    });
  useArriving(mayEdit, { onPictures: addPictures, onWords });
  return { hand, ground, addPictures };
}
