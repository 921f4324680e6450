import type { BodyOf } from '@lectern/questions';
import { Button, Text, useTextsOf } from '@lectern/ui';
import { Check } from 'lucide-react';
import { useAssetUrl } from '../../content/medium-view.tsx';
import { OrderList } from '../../parts/order/order-list.tsx';
import gameClasses from '../game.module.css';
import classes from './phone.module.css';
import { phoneGame } from './phone-game.tsx';
import { phoneTexts } from './texts.ts';

/** 趣味排序 on a phone: cards hang on a line that runs down, and are dragged along it. */
export const HungCards = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(phoneTexts);
  const { strip = '' } = body.own as { readonly strip?: string };
  const picture = useAssetUrl(strip);
  const [part] = body.parts;
  if (!part) return null;
  const { items, fixedFirst, fixedLast } = part.body as BodyOf<'ordering'>;
  const given = response?.parts[part.id] as { readonly order?: readonly string[] } | undefined;
  const known = items.map(({ id }) => id);
  const order = [...new Set([...(given?.order ?? []).filter((id) => known.includes(id)), ...known])];
  const give = (next: string[]) =>
    onChange({ ...response, parts: { ...response?.parts, [part.id]: { order: next } } });
  return (
    <div className={classes.deck}>
      {strip === '' || picture === undefined ? null : (
        <img src={picture} alt="" className={gameClasses.stripPicture} />
      )}
      <Text tone="quiet">{texts.hang}</Text>
      <div className={classes.rope}>
        <OrderList
          items={items}
          order={order}
          onOrder={give}
          fixedFirst={fixedFirst}
          fixedLast={fixedLast}
          locked={false}
        />
      </div>
      {/* A shuffled order may be right by chance; it counts once the pupil has decided for it. */}
      {given === undefined ? (
        <Button size="large" icon={<Check aria-hidden="true" />} onClick={() => give(order)}>
          {texts.keepOrder}
        </Button>
      ) : null}
    </div>
  );
});
