import { Row, Stack, Text, ToggleGroup } from '@lectern/ui';
import { changeTheme, useTheme } from '../../../platform/appearance/theme.ts';
import { changeLanguage } from '../../../platform/i18n/language.ts';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { CentreCard } from '../centre-card.tsx';
import classes from '../user-centre.module.css';
import { usePersonalTexts } from './personal-texts.ts';

/** Language and theme of this device. */
export function AppearanceCard() {
  const texts = usePersonalTexts();
  const language = useLanguage();
  const theme = useTheme();
  return (
    <CentreCard title={texts('appearance.title')} text={texts('appearance.text')}>
      <Row align="stretch" wrap className={classes.choices}>
        <Stack gap={2}>
          <Text tone="quiet" overflow="breaks">
            {texts('appearance.language')}
          </Text>
          <ToggleGroup
            label={texts('appearance.language')}
            value={[language]}
            options={[
              { value: 'zh', label: '简体中文' },
              { value: 'en', label: 'English' },
            ]}
            onChange={([next]) => next && changeLanguage(next)}
          />
        </Stack>
        <Stack gap={2}>
          <Text tone="quiet" overflow="breaks">
            {texts('appearance.theme')}
          </Text>
          <ToggleGroup
            label={texts('appearance.theme')}
            value={[theme]}
            options={[
              { value: 'light', label: texts('appearance.light') },
              { value: 'dark', label: texts('appearance.dark') },
            ]}
            onChange={([next]) => next && changeTheme(next)}
          />
        </Stack>
      </Row>
    </CentreCard>
  );
}
