import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView } from '../../content/content-view.tsx';
import { LinkBoard, type ReviewedLink } from '../../parts/link/link-board.tsx';
import { withLink } from '../../parts/link/links.ts';
import { statesOf } from '../../review/mark.tsx';
import classes from './matching.module.css';
import { reviewedLinks } from './reviewed-links.ts';

type Kind = 'matching';
type Body = BodyOf<Kind>;

const hints = {
  zh: {
    one: '每张卡片只连一条线',
    'many-left': '左边每张连一条线，右边可以连多条',
    many: '一张卡片可以连多条线',
  },
  en: {
    one: 'Each card has one line',
    'many-left': 'One line for each card on the left; cards on the right may have several',
    many: 'A card may have several lines',
  },
};

/** 匹配题: lines between cards on the left and on the right. */
export const MatchingView: AnswerView<Body, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, review, paper } = props;
  const texts = useTextsOf(hints);
  const { left, right, partners } = body;
  const pairs = response?.pairs ?? [];
  if (paper) return <MatchingPaper body={body} right={review?.right?.pairs ?? []} />;
  const links = pairs.map((pair) => ({ column: 0, from: pair.left, to: pair.right }));
  const reviewed: readonly ReviewedLink[] | undefined =
    review && reviewedLinks(pairs, review.right?.pairs ?? [], statesOf(review.items));
  return (
    <div className={classes.frame}>
      <p className={classes.hint}>{texts[partners]}</p>
      <LinkBoard
        columns={[left, right]}
        links={links}
        locked={locked}
        reviewed={reviewed}
        onLink={(link) => {
          const next = withLink(links, link, partners);
          onChange({ pairs: next.map(({ from, to }) => ({ left: from, right: to })) });
        }}
      />
    </div>
  );
};

interface MatchingPaperProps {
  readonly body: Body;
  /** The right pairs, where the key is printed too. */
  readonly right: readonly { readonly left: string; readonly right: string }[];
}

/** Two columns to be joined by pencil; of the key, the letters that belong to each number. */
function MatchingPaper({ body, right }: MatchingPaperProps): ReactNode {
  const letterOf = (id: string) => String.fromCharCode(65 + body.right.findIndex((card) => card.id === id));
  const lettersOf = (left: string) =>
    right.flatMap((pair) => (pair.left === left ? [letterOf(pair.right)] : [])).join(' ');
  return (
    <div className={classes.paper}>
      <ol>
        {body.left.map(({ id, content }) => (
          <li key={id}>
            <ContentView content={content} />
            {right.length === 0 ? null : <strong>→ {lettersOf(id)}</strong>}
          </li>
        ))}
      </ol>
      <ol data-side="right">
        {body.right.map(({ id, content }) => (
          <li key={id}>
            <ContentView content={content} />
          </li>
        ))}
      </ol>
    </div>
  );
}
