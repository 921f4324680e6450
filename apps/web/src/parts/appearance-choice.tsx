import { Button, IconButton } from '@lectern/ui';
import { Languages, Moon, Sun } from 'lucide-react';
import { changeTheme, useTheme } from '../platform/appearance/theme.ts';
import { changeLanguage } from '../platform/i18n/language.ts';
import { defineTexts, useLanguage } from '../platform/i18n/texts.ts';

const { useTexts } = defineTexts(
  { light: '切换到浅色外观', dark: '切换到深色外观' },
  { light: 'Switch to the light theme', dark: 'Switch to the dark theme' },
);

/** Language and theme, for screens without an account menu. */
export function AppearanceChoice() {
  const texts = useTexts();
  const language = useLanguage();
  const theme = useTheme();
  const other = theme === 'light' ? 'dark' : 'light';
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        lang={language === 'zh' ? 'en' : 'zh-CN'}
        icon={<Languages aria-hidden="true" />}
        onClick={() => changeLanguage(language === 'zh' ? 'en' : 'zh')}
      >
        {language === 'zh' ? 'English' : '简体中文'}
      </Button>
      <IconButton
        size="small"
        label={texts(other)}
        icon={theme === 'light' ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
        onClick={() => changeTheme(other)}
      />
    </>
  );
}
