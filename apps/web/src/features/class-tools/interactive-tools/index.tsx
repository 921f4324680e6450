import { kindName } from '@lectern/questions/kind-names';
import { READY_GAMES } from '@lectern/ready-questions';
import { Stack, Text } from '@lectern/ui';
import { Puzzle, ToyBrick } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { pageGames, stemWords } from '../../../parts/askings/index.ts';
import {
  type ClassToolPart,
  type ClassToolProps,
  ToolCard,
  ToolCards,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { toolOfQuestion } from '../../../parts/questions/index.ts';
import { toolUses } from '../../../parts/tool-usage.ts';
import { defineTexts, useLanguage } from '../../../platform/i18n/texts.ts';
import { byUsage } from '../by-usage.ts';
import { toolOfReadyGame } from '../question/ready-game-id.ts';
import { interactiveTools } from './rows.ts';

const zh = {
  title: '互动工具',
  own: '本课件里的趣味题',
  noOwn: '这份课件里还没有趣味题。备课时可以用“插入 › 题目”添加。',
  onPage: '第 {{page}} 页 · {{kind}}',
  ready: '现成趣味题',
  used: '本月常用',
  times: '本月 {{count}} 次',
};

const en: typeof zh = {
  title: 'Interactive tools',
  own: 'Games of this courseware',
  noOwn: 'There are no games in this courseware yet. Add some in the editor: Insert › Question.',
  onPage: 'Page {{page}} · {{kind}}',
  ready: 'Ready games',
  used: 'Used this month',
  times: '{{count}}× this month',
};

const { useTexts } = defineTexts(zh, en);

/** The games of the courseware, games that come with Lectern, and the tools that this browser used this month. */
export const interactiveToolList: ClassToolPart = { View: InteractiveToolList, takes: [] };

function InteractiveToolList(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  // Read once while the list is open, because users would miss buttons that move.
  const [games] = useState(() => pageGames(tool.show.reader));
  const [used] = useState(() => byUsage(interactiveTools, toolUses()).filter(({ times }) => times > 0));
  const open = (id: string) => {
    tool.open(id);
    tool.close();
  };
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Puzzle />}
      size={{ w: 720, h: 640 }}
      minSize={{ w: 320, h: 320 }}
    >
      <Stack gap={5}>
        <Group title={t('own')} empty={games.length === 0 ? t('noOwn') : undefined}>
          {games.map(({ elementId, page, question }) => (
            <li key={elementId}>
              <ToolCard
                icon={<ToyBrick aria-hidden />}
                name={stemWords(question)}
                note={t('onPage', { page, kind: kindName(question.kind, language) ?? '' })}
                onClick={() => {
                  tool.show.command({ page });
                  open(toolOfQuestion(elementId));
                }}
              />
            </li>
          ))}
        </Group>
        <Group title={t('ready')}>
          {READY_GAMES.map(({ book, number, kind, title }) => (
            <li key={`${book} ${number}`}>
              <ToolCard
                icon={<ToyBrick aria-hidden />}
                name={title}
                note={kindName(kind, language)}
                onClick={() => open(toolOfReadyGame({ book, number }))}
              />
            </li>
          ))}
        </Group>
        {used.length > 0 && (
          <Group title={t('used')}>
            {used.map(({ tool: { id, icon: Icon, label }, times }) => (
              <li key={id}>
                <ToolCard
                  icon={<Icon aria-hidden />}
                  name={label[language]}
                  note={t('times', { count: times })}
                  data-tool={id}
                  onClick={() => open(id)}
                />
              </li>
            ))}
          </Group>
        )}
      </Stack>
    </ToolWindow>
  );
}

interface GroupProps {
  readonly title: string;
  /** Shown in place of an empty list. */
  readonly empty?: string | undefined;
  readonly children: ReactNode;
}

function Group({ title, empty, children }: GroupProps): ReactNode {
  return (
    <Stack as="section" gap={3}>
      <Text as="h3" size="panel" weight="bold">
        {title}
      </Text>
      {empty === undefined ? (
        <ToolCards wide label={title}>
          {children}
        </ToolCards>
      ) : (
        <Text as="p" size="panel" tone="quiet" overflow="breaks">
          {empty}
        </Text>
      )}
    </Stack>
  );
}
