import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { InResource } from '../../../components/InResource.tsx';
import { ReferenceManyInput } from '../../../components/inputs/inputs.tsx';
import { useWords } from '../../../components/useWords.ts';
import { useViewer } from '../../../components/viewer.ts';
import { dashboardWords as words, refreshWords } from '../dashboardWords.ts';
import type { Dashboard, Refresh } from '../model.ts';
import type { DashboardSaid } from '../useDashboards.ts';
import { useClosingGuard } from '../../../components/form/unsaved/useClosingGuard.tsx';

interface DashboardDialogProps {
  /** The dashboard being changed; undefined for a new one. */
  dashboard: Dashboard | undefined;
  isBusy: boolean;
  /** Saves what is said, over the dashboard as the dialog was opened for it. */
  onSave: (said: DashboardSaid, before: Dashboard | undefined) => void;
  onClose: () => void;
}

interface Answers {
  title: string;
  refresh: Refresh;
  assignedTo: number[];
}

const refreshes = Object.keys(refreshWords) as Refresh[];

/** Who else can see it; set by users who may look up other people. */
const Sharing = (): ReactNode => {
  const say = useWords();
  if (!useViewer()?.isStaff) return null;
  return (
    <div>
      <InResource name="dashboards">
        <Suspense>
          <ReferenceManyInput source="assignedTo" label={say(words.sharedWith)} reference="users" />
        </Suspense>
      </InResource>
      <Typography variant="caption" color="textSecondary">
        {say(words.sharedHint)}
      </Typography>
    </div>
  );
};

/** Edits a dashboard's name, who can see it and how often it refreshes. */
export default function DashboardDialog({ dashboard, isBusy, onSave, onClose }: DashboardDialogProps) {
  const say = useWords();
  const titleId = useId();
  const { guard, question } = useClosingGuard(onClose);
  const isStaff = useViewer()?.isStaff ?? false;
  // The list may be refetched meanwhile.
  const [before] = useState(dashboard);
  const form = useForm<Answers>({
    defaultValues: {
      title: dashboard?.title ?? '',
      refresh: dashboard?.refresh ?? 'minute',
      assignedTo: [...(dashboard?.assignedTo ?? [])],
    },
  });
  const save = form.handleSubmit(({ title, refresh, assignedTo }) =>
    onSave({ title: title.trim(), refresh, ...(isStaff && { assignedTo: assignedTo ?? [] }) }, before),
  );
  return (
    <Dialog open {...guard} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void save(event)}>
          <DialogTitle id={titleId} variant="h3">
            {dashboard ? dashboard.title : say(words.create)}
          </DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 2, paddingTop: 1 }}>
              <Controller
                name="title"
                rules={{ validate: (title: string) => title.trim() !== '' || say(words.named) }}
                render={({ field: { ref, ...field }, fieldState: { error } }) => (
                  <TextField
                    {...field}
                    inputRef={ref}
                    autoFocus
                    label={say(words.name)}
                    error={error !== undefined}
                    helperText={error?.message}
                    slotProps={{ htmlInput: { maxLength: 200 } }}
                  />
                )}
              />
              <Sharing />
              <Controller
                name="refresh"
                render={({ field: { ref, ...field } }) => (
                  <TextField {...field} inputRef={ref} select label={say(words.refresh)}>
                    {refreshes.map((name) => (
                      <MenuItem key={name} value={name}>
                        {say(refreshWords[name])}
                      </MenuItem>
                    ))}
                  </TextField>
                )}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {say(words.cancel)}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {say(words.save)}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
      {question}
    </Dialog>
  );
}
