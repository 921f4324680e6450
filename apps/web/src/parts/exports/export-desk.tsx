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
import type { ExportRuns } from './export-runs.ts';
import { windowExports } from './window-exports.ts';

/** Shows export dialogs and the panel of exports in a separate React root beside the application's, on every screen. */
export class ExportDesk {
  readonly #runs: ExportRuns;
  readonly #asked = new Signal<AskedExport | undefined>(undefined);
  #isShown = false;

  constructor(runs: ExportRuns) {
    this.#runs = runs;
  }

  /** Opens the dialog for an export. */
  ask(request: AskedExport): void {
    this.show();
    this.#asked.set(request);
  }

  /** Begins an export without options. */
  begin(request: ExportRequest, choice: ExportChoice): void {
    this.show();
    void this.#runs.begin(request, choice);
  }

  show(): void {
    if (this.#isShown) return;
    this.#isShown = true;
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<DeskView runs={this.#runs} asked={this.#asked} />);
    // An export that the server has not accepted yet is lost when the page closes, so the browser prompts first.
    window.addEventListener('beforeunload', (event) => {
      if (this.#runs.runs.get().some(({ state }) => state.kind === 'starting')) event.preventDefault();
    });
  }
}

export const exportDesk = new ExportDesk(windowExports);

interface DeskViewProps {
  readonly runs: ExportRuns;
  readonly asked: Signal<AskedExport | undefined>;
}

function DeskView({ runs, asked }: DeskViewProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const request = useSignal(asked);
  const [last, setLast] = useState(0);
  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        {/* A class is watching the show, so the panel is hidden. */}
        {pathname === '/play' ? null : <ExportPanel runs={runs} />}
        {request ? (
          <ExportDialog
            key={last}
            request={request}
            onClose={() => {
              asked.set(undefined);
              setLast(last + 1);
            }}
            onChoose={(choice) => void runs.begin(request, choice)}
          />
        ) : null}
      </TooltipProvider>
    </UiTextsContext>
  );
}
