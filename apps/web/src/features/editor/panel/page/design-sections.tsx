import type { ReactNode } from 'react';
import { BackgroundSection } from './background-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { SetupSection } from './setup-section.tsx';
import { ThemeSection } from './theme-section.tsx';

/** How pages are laid out and what they look like. It comes after the page, with all it needs. */
export function DesignSections({ pageId }: { readonly pageId: string }): ReactNode {
  return (
    <>
      <LayoutSection pageId={pageId} />
      <ThemeSection pageId={pageId} />
      <BackgroundSection pageId={pageId} />
      <SetupSection pageId={pageId} />
    </>
  );
}
