import type { ChosenCharacters, TextTarget } from '@lectern/stage/edit';
import { Menu, MenuChoice } from '@lectern/ui';
import type { ReactNode } from 'react';
import { NOTHING, readLetters } from './chosen-letters.ts';
import classes from './pinyin.module.css';
import { waysToRead } from './readings.ts';
import { usePinyinTexts } from './texts.ts';
import type { Tones } from './tones.ts';

/** Characters in a list; a text with more is gone through part by part. */
const MOST_LISTED = 24;

export interface SeveralWaysProps {
  readonly change: TextTarget['changeRubies'];
  readonly chosen: readonly ChosenCharacters[];
  readonly tones: Tones;
}

/** The chosen characters that are read in several ways, each with its reading, which a press changes. */
export function SeveralWays({ change, chosen, tones }: SeveralWaysProps): ReactNode {
  const t = usePinyinTexts();
  const several = chosen.flatMap((of, paragraph) =>
    readLetters(of).flatMap(({ at, letter, reading }) => {
      const ways = waysToRead(letter, tones);
      if (ways.length < 2) return [];
      // What it is read as within a word alone is one of them too.
      return [{ paragraph, at, letter, reading, ways: ways.includes(reading) ? ways : [reading, ...ways] }];
    }),
  );
  if (several.length === 0) return null;
  const read = (paragraph: number, at: number, way: string) => {
    let number = -1;
    change(() => {
      number += 1;
      return number === paragraph ? new Map([[at, way]]) : NOTHING;
    });
  };
  return (
    <>
      <p className={classes.note}>{t('several')}</p>
      <div className={classes.letters}>
        {several.slice(0, MOST_LISTED).map(({ paragraph, at, letter, reading, ways }) => (
          <Menu
            key={`${paragraph}:${at}`}
            trigger={
              <button type="button" className={classes.letter}>
                <span>{reading}</span>
                <b>{letter}</b>
              </button>
            }
          >
            <MenuChoice
              label={t('reading', { letter })}
              value={reading}
              options={ways.map((value) => ({ value, label: value }))}
              onChange={(way) => read(paragraph, at, way)}
            />
          </Menu>
        ))}
      </div>
      {several.length > MOST_LISTED ? (
        <p className={classes.note}>{t('more', { count: several.length - MOST_LISTED })}</p>
      ) : null}
    </>
  );
}
