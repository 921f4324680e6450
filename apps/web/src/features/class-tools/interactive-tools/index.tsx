import { Puzzle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  ToolCard,
  ToolCards,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { toolUses } from '../../../parts/tool-usage.ts';
import { defineTexts, useLanguage } from '../../../platform/i18n/texts.ts';
import { byUsage } from '../by-usage.ts';
import { interactiveTools } from './rows.ts';

const zh = {
  title: '互动工具',
  tools: '互动工具，本月常用的在前',
  times: '本月 {{count}} 次',
};

const en: typeof zh = {
  title: 'Interactive tools',
  tools: 'Interactive tools, those used most this month first',
  times: '{{count}}× this month',
};

const { useTexts } = defineTexts(zh, en);

/** A list of the interactive tools: the most used tools in this browser this month come first. */
export const interactiveToolList: ClassToolPart = { View: InteractiveToolList, takes: [] };

function InteractiveToolList(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  // The tools are sorted once while the list is open, because users would miss buttons that move.
  const [listed] = useState(() => byUsage(interactiveTools, toolUses()));
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Puzzle />}
      size={{ w: 720, h: 640 }}
      minSize={{ w: 320, h: 320 }}
    >
      <ToolCards wide label={t('tools')}>
        {listed.map(({ tool: { id, icon: Icon, label }, times }) => (
          <li key={id}>
            <ToolCard
              icon={<Icon aria-hidden />}
              name={label[language]}
              note={times > 0 ? t('times', { count: times }) : undefined}
              data-tool={id}
              onClick={() => {
                tool.open(id);
                tool.close();
              }}
            />
          </li>
        ))}
      </ToolCards>
    </ToolWindow>
  );
}
