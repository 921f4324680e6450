import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../i18n/texts.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ExportPanel } from './export-panel.tsx';
import type { ExportRequest } from './export-request.ts';
import { runExport } from './export-runs.ts';

let asked: ExportRequest | undefined;
const listeners = new Set<() => void>();
let mounted = false;

/** Opens the dialog of a request. */
export function askExport(request: ExportRequest): void {
  mount();
  ask(request);
}

function ask(request: ExportRequest | undefined): void {
  asked = request;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A root of its own beside the application's: an export goes on whatever screen is open. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<ExportDesk />);
}

function ExportDesk() {
  const language = useLanguage();
  const request = useSyncExternalStore(subscribe, () => asked);
  const [last, setLast] = useState(0);
  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        <ExportPanel />
        {request ? (
          <ExportDialog
            key={last}
            request={request}
            onClose={() => {
              ask(undefined);
              setLast(last + 1);
            }}
            onChoose={(choice) => void runExport(request, choice)}
          />
        ) : null}
      </TooltipProvider>
    </UiTextsContext>
  );
}
