import {
  featureConfig,
  SCHOOL_FEATURES,
  type SchoolFeature,
  setFeature,
} from '@lectern/protocol/environment';
import type { School } from '@lectern/protocol/schools';
import { Button, Row, Spinner, Stack, Switch, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { SCHOOL, switchesQuery } from '../school-queries.ts';

/** Switches for the features of the school; a change takes effect at once. */
export function SchoolSwitches({ school }: { readonly school: School }) {
  const texts = useSchoolTexts();
  const { busy, run } = useCall({ invalidates: SCHOOL });
  const config = useQuery(switchesQuery);
  const turn = (feature: SchoolFeature, enable: boolean | null) =>
    void run(() => call(setFeature, { params: { feature }, body: { enable } }));
  return (
    <Stack as="section" rows="start" columns="one" surface="card" pad={5} gap={4} className={classes.section}>
      <Text as="h2" size="title" weight="bold">
        {texts('school.switches')}
      </Text>
      {config.isLoadingError ? (
        <LoadFailed error={config.error} onRetry={() => void config.refetch()} />
      ) : config.isPending ? (
        <Spinner />
      ) : (
        SCHOOL_FEATURES.map((feature) => {
          // Settings of the school only, without settings of the caller.
          const said = config.data.overrides.filter((item) => item.identity_id !== '');
          const ofSchool = said.filter((item) => item.identity_id === school.org_id);
          const all = config.data.overrides.filter(({ identity_id: id }) => ['', school.org_id].includes(id));
          const isSaid = ofSchool.some((item) => item.tag_info === JSON.stringify({ target: feature }));
          return (
            <Stack key={feature} gap={1}>
              <Switch
                checked={featureConfig(all)[feature]}
                disabled={busy || !config.data.may_set_school}
                onChange={(on) => turn(feature, on)}
                label={texts(`school.features.${feature}`)}
              />
              <Row as="span" wrap className={classes.bar}>
                <span className={classes.small}>{texts(`school.featureTexts.${feature}`)}</span>
                {isSaid && (
                  <Button tone="quiet" size="small" disabled={busy} onClick={() => turn(feature, null)}>
                    {texts('school.usual')}
                  </Button>
                )}
              </Row>
            </Stack>
          );
        })
      )}
    </Stack>
  );
}
