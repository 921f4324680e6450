import { ToastRegion, TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { useLanguage } from '../platform/i18n/texts.ts';
import { useBaseTitle } from '../platform/window-title/use-window-title.ts';
import { useAppTexts } from './app-texts.ts';
import { ComponentErrorBoundary } from './component-error.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { AppRoutes } from './routes.tsx';

/** The whole application: what every screen may count on, and the screens behind their addresses. */
export function App() {
  const language = useLanguage();
  const texts = useAppTexts();
  useBaseTitle(texts('productWithLatin'));

  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        <ComponentErrorBoundary>
          <OfflineBanner />
          <AppRoutes />
        </ComponentErrorBoundary>
        <ToastRegion />
      </TooltipProvider>
    </UiTextsContext>
  );
}
