import { Signal } from '@lectern/base';
import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useLocation } from '../../platform/router/router.ts';
import { ExportDialog } from './export-dialog.tsx';
import { ExportPanel } from './export-panel.tsx';
import type { AskedExport, ExportChoice, ExportRequest } from './export-request.ts';
import { beginExport as begin } from './export-runs.ts';

const asked = new Signal<AskedExport | undefined>(undefined);
let mounted = false;

/** Opens the dialog of a request. */
export function askExport(request: AskedExport): void {
  showExports();
  asked.set(request);
}

/** Begins an export of which nothing is to be asked. */
export function beginExport(request: ExportRequest, choice: ExportChoice): void {
  showExports();
  void begin(request, choice);
}

/** A root of its own beside the application's: an export goes on whatever screen is open. */
export function showExports(): void {
  if (mounted) return;
  mounted = true;
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<ExportDesk />);
}

function ExportDesk() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const request = useSignal(asked);
  const [last, setLast] = useState(0);
  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        {/* A class watches the show. */}
        {pathname === '/play' ? null : <ExportPanel />}
        {request ? (
          <ExportDialog
            key={last}
            request={request}
            onClose={() => {
              asked.set(undefined);
              setLast(last + 1);
            }}
            onChoose={(choice) => void begin(request, choice)}
          />
        ) : null}
      </TooltipProvider>
    </UiTextsContext>
  );
}
