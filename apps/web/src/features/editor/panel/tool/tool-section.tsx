import { changeToolData, type ElementOf } from '@lectern/courseware';
import { PanelSection } from '@lectern/property-panel';
import { useLazy } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { LazyByKey } from '../../../../parts/tools/index.ts';
import { useLanguage } from '../../../../platform/i18n/texts.ts';
import { useEditing } from '../../editing/editor-context.ts';

/** Loads the settings component of a tool and the tool's names; undefined for a tool without settings. */
const panels = new LazyByKey(async (key) => {
  const [{ toolCode }, { toolName }] = await Promise.all([
    import('@lectern/subject-tools/load-tool'),
    import('@lectern/tool-catalogue'),
  ]);
  const Panel = await toolCode(key)?.panel?.();
  return Panel && { Panel, nameIn: (language: 'zh' | 'en') => toolName(key, language) ?? key };
});

/** The settings of a subject tool. */
export function ToolSection({ element }: { readonly element: ElementOf<'tool'> }): ReactNode {
  const { session } = useEditing();
  const language = useLanguage();
  const code = useLazy(panels.of(element.toolKey));
  const settings = code.type === 'here' ? code.value : undefined;
  if (!settings) return null;
  const { Panel, nameIn } = settings;
  return (
    <PanelSection title={nameIn(language)}>
      <Panel
        data={element.data}
        change={(patch) => session.edit((edit) => changeToolData(edit, element.id, patch))}
        language={language}
      />
    </PanelSection>
  );
}
