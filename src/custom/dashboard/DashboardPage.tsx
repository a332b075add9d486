import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Loaded } from '../../components/failure/Loaded.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useWords } from '../../components/useWords.ts';
import { PeriodButton } from '../statistics/controls/PeriodButton.tsx';
import { useMetrics } from '../statistics/figures.ts';
import { Board } from './Board.tsx';
import { dashboardWords as words } from './dashboardWords.ts';
import { DashboardMenu } from './head/DashboardMenu.tsx';
import { DashboardTabs } from './head/DashboardTabs.tsx';
import { EditButton } from './head/EditButton.tsx';
import type { Dashboard } from './model.ts';
import { type DashboardSaid, useChosen, useDashboardActions, useDashboards } from './useDashboards.ts';
import { usePeriod } from './usePeriod.ts';
import { useRights } from './useRights.ts';

const DashboardDialog = lazy(() => import('./head/DashboardDialog.tsx'));

const Waiting = () => (
  <Stack aria-hidden="true" spacing={1.5}>
    <Skeleton variant="rounded" height={36} />
    <Skeleton variant="rounded" height={280} />
  </Stack>
);

const Nothing = () => (
  <Typography role="status" color="textSecondary" sx={{ paddingY: 9, textAlign: 'center' }}>
    {useWords()(words.none)}
  </Typography>
);

type OpenDialog = 'create' | 'configure' | 'remove' | null;

const Dashboards = ({ dashboards }: { dashboards: readonly Dashboard[] }) => {
  const say = useWords();
  const notify = useNotify();
  const { period, choose: changePeriod } = usePeriod();
  const metrics = useMetrics();
  const { chosen, choose } = useChosen(dashboards);
  const { create, edit, clone, remove } = useDashboardActions();
  const { mayCreate, mayConfigure, mayEdit, mayRemove } = useRights(chosen);
  const [asked, setAsked] = useState<OpenDialog>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const isEditing = mayEdit && edited === chosen?.id;
  const close = () => setAsked(null);

  /** Opens a newly created dashboard for editing. */
  const begin = (id: number) => {
    close();
    choose(id);
    setEdited(id);
  };
  const save = (said: DashboardSaid, before: Dashboard | undefined) => {
    if (!before) create.mutate(said, { onSuccess: begin });
    else edit.mutate({ ...said, id: before.id, version: before.version }, { onSuccess: close });
  };
  const copy =
    chosen && mayCreate
      ? () =>
          clone.mutate(chosen.id, {
            onSuccess: (copied) => {
              notify(say(words.cloned), { type: 'success' });
              begin(copied);
            },
          })
      : undefined;
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <DashboardTabs
          dashboards={dashboards}
          chosen={chosen?.id}
          onCreate={mayCreate ? () => setAsked('create') : undefined}
          onChoose={choose}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <PeriodButton period={period} onChange={changePeriod} />
          {chosen && (
            <>
              <EditButton
                isEditing={isEditing}
                onEdit={mayEdit ? () => setEdited(isEditing ? null : chosen.id) : undefined}
                onClone={copy}
                isBusy={clone.isPending}
              />
              <DashboardMenu
                onConfigure={mayConfigure ? () => setAsked('configure') : undefined}
                onClone={mayEdit ? copy : undefined}
                onRemove={mayRemove ? () => setAsked('remove') : undefined}
              />
            </>
          )}
        </Stack>
      </Stack>
      {chosen ? (
        <Loaded query={metrics} waiting={<Waiting />}>
          {(known) => (
            <Board
              key={chosen.id}
              dashboard={chosen}
              given={{ period, metrics: known }}
              isEditing={isEditing}
              mayEdit={mayEdit}
            />
          )}
        </Loaded>
      ) : (
        <Nothing />
      )}
      {(asked === 'create' || asked === 'configure') && (
        <Suspense>
          <DashboardDialog
            dashboard={asked === 'configure' ? chosen : undefined}
            isBusy={create.isPending || edit.isPending}
            onSave={save}
            onClose={close}
          />
        </Suspense>
      )}
      {chosen && (
        <ConfirmDialog
          open={asked === 'remove'}
          title={say(words.removeAsked)}
          text={say(words.removeText, chosen.title)}
          confirm={say(words.removeIt)}
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate(chosen.id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Stack>
  );
};

/**
 * The first page most users look at: figures, charts and lists for a period. Its address contains the period and the
 * dashboard.
 */
export default function DashboardPage() {
  const query = useDashboards();
  return (
    <>
      <PageHeading text="pages.dashboard" />
      <Loaded query={query} waiting={<Waiting />}>
        {(dashboards) => <Dashboards dashboards={dashboards} />}
      </Loaded>
    </>
  );
}
