import { ToastRegion, TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { ChunkLoadError } from '@lectern/ui/late';
import { useLanguage } from '../platform/i18n/texts.ts';
import { useBaseTitle } from '../platform/window-title/use-window-title.ts';
import { useAppTexts } from './app-texts.ts';
import { ComponentErrorBoundary } from './component-error.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { AppRoutes } from './routes.tsx';

/**
 * The whole application: what every screen may count on, and the screens behind their addresses. Nothing is shown without
 * the stylesheets of the page itself.
 */
export function App({ isStyled }: { readonly isStyled: boolean }) {
  const language = useLanguage();
  const texts = useAppTexts();
  useBaseTitle(texts('productWithLatin'));

  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        <ComponentErrorBoundary>
          {isStyled ? null : <Unstyled />}
          <OfflineBanner />
          <AppRoutes />
        </ComponentErrorBoundary>
        <ToastRegion />
      </TooltipProvider>
    </UiTextsContext>
  );
}

function Unstyled(): never {
  throw new ChunkLoadError('the stylesheet of the page');
}
