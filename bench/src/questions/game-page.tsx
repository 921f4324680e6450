import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import { PlayView } from '@lectern/question-views';
import { contentOf, DEFAULT_PLAY, type PlayedBody, type PlayedKey } from '@lectern/questions';
import { TooltipProvider, UiTextsContext, uiTextsZh } from '@lectern/ui';
import { createRoot } from 'react-dom/client';

const CARDS = 60;
const BINS = 4;

const cards = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    content: contentOf(`${prefix === 'c' ? '卡片' : '分类'} ${index + 1}`),
  }));

const body: PlayedBody = {
  play: { ...DEFAULT_PLAY, sound: false },
  parts: [
    {
      id: 'p',
      kind: 'matching',
      body: { left: cards('c', CARDS), right: cards('b', BINS), partners: 'many-left' },
    },
  ],
  own: {},
};
const answerKey: PlayedKey = {
  parts: [
    {
      id: 'p',
      kind: 'matching',
      key: { pairs: cards('c', CARDS).map(({ id }, index) => ({ left: id, right: `b${index % BINS}` })) },
    },
  ],
  own: {},
};

const root = document.getElementById('root');
if (!root) throw new Error('the root element is missing');
createRoot(root).render(
  <UiTextsContext value={uiTextsZh}>
    <TooltipProvider>
      <PlayView
        kind="fun-sort"
        body={body}
        answerKey={answerKey}
        players={[{ id: 'a', name: '' }]}
        responses={{}}
        onResponse={() => undefined}
      />
    </TooltipProvider>
  </UiTextsContext>,
);
