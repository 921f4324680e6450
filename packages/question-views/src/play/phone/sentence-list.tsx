import type { BodyOf } from '@lectern/questions';
import { Stack, Text, useTextsOf } from '@lectern/ui';
import { ContentView } from '../../content/content-view.tsx';
import { sentenceTexts } from '../sentence/texts.ts';
import { Tiles } from '../sentence/tiles.tsx';
import { phoneGame } from './phone-game.tsx';

/** 连词成句 on a phone: words are tapped in order, or dragged. */
export const SentenceList = phoneGame(({ body, response, onChange }) => {
  const texts = useTextsOf(sentenceTexts);
  return (
    <Stack gap={5}>
      {body.parts.map(({ id, stem, body: part }, index) => (
        <Stack key={id} gap={2}>
          {body.parts.length > 1 ? (
            <Text tone="quiet" numeric>
              {texts.sentence(index + 1, body.parts.length)}
            </Text>
          ) : null}
          {stem ? <ContentView content={stem} /> : null}
          <Tiles
            items={(part as BodyOf<'ordering'>).items}
            line={(response?.parts[id] as { readonly order?: readonly string[] } | undefined)?.order ?? []}
            isOpen
            kept={0}
            isRight={false}
            onLine={(order) => onChange({ ...response, parts: { ...response?.parts, [id]: { order } } })}
          />
        </Stack>
      ))}
    </Stack>
  );
});
