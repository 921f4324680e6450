import { ToastRegion, TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../platform/i18n/texts.ts';
import { useBaseTitle } from '../platform/window-title.ts';
import { useAppTexts } from './app-texts.ts';
import { ComponentErrorBoundary } from './last-resort/component-error.tsx';
import { OfflineBanner } from './last-resort/offline-banner.tsx';

/** Providers that every screen needs. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const texts = useAppTexts();
  useBaseTitle(texts('productWithLatin'));

  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        <ComponentErrorBoundary>
          <OfflineBanner />
          {children}
        </ComponentErrorBoundary>
        <ToastRegion />
      </TooltipProvider>
    </UiTextsContext>
  );
}
