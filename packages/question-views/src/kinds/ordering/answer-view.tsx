import type { BodyOf, KeyOf, ResponseOf } from '@lectern/questions';
import { Button, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { AnswerView } from '../../answer-view.ts';
import { ContentView, useContentName } from '../../content/content-view.tsx';
import { OrderList } from '../../parts/order/order-list.tsx';
import { Mark, RightAnswer, statesOf } from '../../review/mark.tsx';
import classes from '../answers.module.css';

type Kind = 'ordering';
type Body = BodyOf<Kind>;

const orderingTexts = {
  zh: { keep: '就是这个顺序', arrow: ' → ' },
  en: { keep: 'Keep this order', arrow: ' → ' },
};

/** 排序题: the items in the order of the response; unplaced ones follow as the body lists them. */
export const OrderingView: AnswerView<Body, ResponseOf<Kind>, KeyOf<Kind>> = (props) => {
  const { body, response, onChange, locked, review, paper } = props;
  const texts = useTextsOf(orderingTexts);
  const contentName = useContentName();
  const { items } = body;
  if (paper) return <OrderingPaper body={body} right={review?.right?.order ?? []} />;
  const order = shownOrder(items, response?.order ?? []);
  const states = statesOf(review?.items);
  const isAllRight = review?.items.every(({ state }) => state === 'right') ?? true;
  return (
    <div className={classes.order}>
      <OrderList
        items={items}
        order={order}
        onOrder={(next) => onChange({ order: next })}
        fixedFirst={body.fixedFirst}
        fixedLast={body.fixedLast}
        locked={locked}
        signOf={(id) => {
          const state = states.get(id);
          return state === undefined ? null : <Mark state={state} className={classes.orderMark} />;
        }}
      />
      {response === undefined && !locked ? (
        // A shuffled order may be right by chance; it counts once the pupil has decided for it.
        <Button onClick={() => onChange({ order })}>{texts.keep}</Button>
      ) : null}
      {isAllRight || !review?.right ? null : (
        <RightAnswer>
          {review.right.order
            .map((id) => contentName(items.find((item) => item.id === id)?.content))
            .join(texts.arrow)}
        </RightAnswer>
      )}
    </div>
  );
};

/** All items: first the ones that the response places, then the others. Unknown ids are left out. */
function shownOrder(items: Body['items'], placed: readonly string[]): string[] {
  const known = items.map(({ id }) => id);
  return [...new Set([...placed.filter((id) => known.includes(id)), ...known])];
}

interface OrderingPaperProps {
  readonly body: Body;
  /** The right order, where the key is printed too. */
  readonly right: readonly string[];
}

function OrderingPaper({ body, right }: OrderingPaperProps): ReactNode {
  return (
    <ul className={classes.printedOrder}>
      {body.items.map(({ id, content }) => (
        <li key={id}>
          <span>（{right.includes(id) ? right.indexOf(id) + 1 : '\u2003'}）</span>
          <ContentView content={content} />
        </li>
      ))}
    </ul>
  );
}
