import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ClassToolPart, type ClassToolProps, ToolWindow } from '../../../parts/class-tools/index.ts';
import { DiskBrowser } from './disk-browser.tsx';
import { keepResource } from './opened-resource.ts';
import { useTexts } from './texts.ts';

/** The teacher's disk over the show: a selected file opens in a separate window. */
export const resourceLibrary: ClassToolPart = { View: ResourceLibrary, takes: [] };

function ResourceLibrary(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const [client] = useState(() => new QueryClient());
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<FolderOpen />}
      size={{ w: 740, h: 760 }}
      side="left"
      minSize={{ w: 340, h: 360 }}
    >
      <QueryClientProvider client={client}>
        <DiskBrowser onOpen={(file) => tool.open(keepResource(tool.lesson, file))} />
      </QueryClientProvider>
    </ToolWindow>
  );
}
