import { Column, EmptyState, Input, Spinner, Text } from '@lectern/ui';
import { LateCode, useLate } from '@lectern/ui/late';
import { Search, Shapes } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  noteOpening,
  ToolCard,
  ToolCards,
  ToolWindow,
} from '../../../parts/class-tools/index.ts';
import { toolUses } from '../../../parts/tool-usage.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { iconOf } from './icons.ts';
import { listed } from './listed.ts';
import { subjectTools, toolId } from './rows.ts';
import { startProgram } from './start-program.ts';
import classes from './subject-tools.module.css';
import { useTexts } from './texts.ts';
import { toolsPlace } from './tools-place.ts';

/** The subject tools that can be opened over the slide: the most used come first. */
export const subjectToolList: ClassToolPart = { View: SubjectToolList, takes: [] };

/** Names and pinyin of all tools. */
const catalogues = new LateCode(() => import('@lectern/subject-tools/catalogue'));
const IDS: ReadonlySet<string> = new Set(subjectTools.map(({ id }) => id));

function SubjectToolList(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const late = useLate(catalogues);
  const [text, setText] = useState('');
  const [place] = useState(toolsPlace);
  const catalogue = late.type === 'here' ? late.value : undefined;
  // Sorted once while the list is open, because buttons that move would be missed.
  const all = useMemo(
    () =>
      listed(
        (catalogue?.catalogue ?? []).filter(
          (entry) => IDS.has(toolId(entry.toolKey)) && catalogue?.isVisible(entry, place),
        ),
        toolUses(),
      ),
    [catalogue, place],
  );
  const found = catalogue ? all.filter((entry) => catalogue.isMeant(entry, text)) : [];
  const open = async (key: string) => {
    const row = subjectTools.find(({ code }) => code === key);
    // The list closes at once, without waiting for a client.
    tool.close();
    if (row && (await startProgram(key))) noteOpening(row, tool.lesson);
    else tool.open(toolId(key));
  };
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Shapes />}
      size={{ w: 720, h: 560 }}
      minSize={{ w: 360, h: 320 }}
    >
      <Column gap={4} className={classes.list}>
        <Input
          size="large"
          type="search"
          leading={<Search aria-hidden="true" />}
          className={classes.search}
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && first) void open(first.toolKey);
          }}
        />
        {late.type === 'waiting' && <Spinner fill label={t('title')} />}
        {late.type === 'failed' && <EmptyState icon={<Shapes />} title={t('failed')} />}
        {catalogue && found.length === 0 && (
          <Text as="p" size="panel" tone="quiet" role="status">
            {t('none', { text })}
          </Text>
        )}
        <ToolCards label={t('tools')}>
          {found.map(({ toolKey }) => {
            const Icon = iconOf(toolKey);
            return (
              <li key={toolKey}>
                <ToolCard
                  icon={<Icon aria-hidden />}
                  name={catalogue?.toolName(toolKey, language) ?? toolKey}
                  onClick={() => void open(toolKey)}
                />
              </li>
            );
          })}
        </ToolCards>
      </Column>
    </ToolWindow>
  );
}
