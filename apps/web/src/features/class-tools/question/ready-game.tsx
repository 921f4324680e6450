import { type ReadQuestion, readQuestion } from '@lectern/question-views';
import { bytesOf, loadReadyQuestions, READY_BOOKS } from '@lectern/ready-questions';
import { Spinner, Text } from '@lectern/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ClassToolPart, ClassToolProps } from '../../../parts/class-tools/index.ts';
import { PanelQuestion } from './panel-question.tsx';
import classes from './question.module.css';
import { type ReadyGame, readyGameOf } from './ready-game-id.ts';
import { useTexts } from './texts.ts';

/** A game that comes with Lectern, full screen; nothing of it is on a page. */
export const readyGameOnPanel: ClassToolPart = { View: ReadyGameOnPanel, takes: ['keys', 'wheel', 'swipes'] };

/** A question of a book with addresses of its pictures. */
interface LoadedGame {
  readonly read: ReadQuestion;
  readonly urls: ReadonlyMap<string, string>;
}

function ReadyGameOnPanel(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const { id } = tool;
  const [loaded, setLoaded] = useState<LoadedGame | 'gone' | 'failed'>();
  useEffect(() => {
    let isOpen = true;
    let urls: ReadonlyMap<string, string> = new Map();
    const release = () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    };
    const load = async () => {
      const game = await loadGame(readyGameOf(id));
      if (game) urls = game.urls;
      if (isOpen) setLoaded(game ?? 'gone');
      else release();
    };
    load().catch(() => {
      if (isOpen) setLoaded('failed');
    });
    return () => {
      isOpen = false;
      release();
    };
  }, [id]);
  const isLoaded = typeof loaded === 'object';
  const urls = isLoaded ? loaded.urls : undefined;
  const assetUrl = useCallback((hash: string) => urls?.get(hash), [urls]);
  return (
    <PanelQuestion tool={tool} read={isLoaded ? loaded.read : undefined} assetUrl={assetUrl}>
      {loaded === undefined ? (
        <Spinner fill label={t('title')} />
      ) : (
        <Text as="p" size="panel" tone="quiet" className={classes.missing}>
          {t(loaded === 'failed' ? 'gameFailed' : 'gameGone')}
        </Text>
      )}
    </PanelQuestion>
  );
}

/** Loads the book of a game; undefined for a game that this version does not have. */
async function loadGame(game: ReadyGame | undefined): Promise<LoadedGame | undefined> {
  const book = READY_BOOKS.find(({ name }) => name === game?.book);
  if (!book) return undefined;
  const { questions, pictures } = await loadReadyQuestions(book.name);
  const found = questions.find(({ number }) => number === game?.number);
  if (!found) return undefined;
  const text = JSON.stringify(found.question);
  const urls = pictures
    .filter(({ asset }) => text.includes(asset))
    .map(({ asset, svg }) => {
      const file = new Blob([new Uint8Array(bytesOf(svg))], { type: 'image/svg+xml' });
      return [asset, URL.createObjectURL(file)] as const;
    });
  return { read: readQuestion(JSON.parse(text)), urls: new Map(urls) };
}
