import type { BodyOf } from '@lectern/questions';
import { Text, useTextsOf } from '@lectern/ui';
import { useState } from 'react';
import { LinkBoard } from '../../parts/link/link-board.tsx';
import { withLink } from '../../parts/link/links.ts';
import { pairsOf } from '../pairs/rounds.ts';
import classes from './phone.module.css';
import { DeckSteps, phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

/** 趣味连线 on a phone: lines between two columns; of three columns, two are on the screen at a time. */
export const LinkPages = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const [at, setAt] = useState(0);
  const part = body.parts[at];
  if (!part) return null;
  const { left, right, partners } = part.body as BodyOf<'matching'>;
  const links = pairsOf(response?.parts[part.id]).map((pair) => ({
    column: 0,
    from: pair.left,
    to: pair.right,
  }));
  return (
    <div className={classes.deck}>
      {body.parts.length > 1 ? <DeckSteps at={at} all={body.parts.length} onStep={setAt} /> : null}
      <Text tone="quiet" role="status">
        {links.length === 0 ? texts.link : texts.linked(links.length)}
      </Text>
      <div className={classes.links}>
        <LinkBoard
          key={part.id}
          columns={[left, right]}
          links={links}
          locked={false}
          onLink={(link) => {
            const pairs = withLink(links, link, partners).map(({ from, to }) => ({ left: from, right: to }));
            onChange({ ...response, parts: { ...response?.parts, [part.id]: { pairs } } });
          }}
        />
      </div>
    </div>
  );
});
