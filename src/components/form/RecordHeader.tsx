import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LinkBase, type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useEntry, useMayOpen } from '../entries.ts';
import { ToneChip } from '../fields/ToneChip.tsx';
import { PageHeading } from '../PageHeading.tsx';
import { useRepresent } from '../references.ts';
import { StatusButton } from '../status/StatusButton.tsx';
import type { Statuses } from '../status/statuses.ts';
import { statusOf } from '../status/statusOf.ts';
import { CloneButton } from './CloneButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';

export interface RecordHeaderProps {
  statuses: Statuses | undefined;
  /** Whether something was typed that a change from here would lose. */
  isDirty?: boolean;
  /** Further buttons. */
  actions?: ReactElement | undefined;
}

/** Which record this is, how it stands, and what may be done to it as a whole. */
export const RecordHeader = ({ statuses, isDirty = false, actions }: RecordHeaderProps) => {
  const entry = useEntry();
  const mayOpen = useMayOpen();
  const record = useRecordContext<RaRecord>();
  const represent = useRepresent(entry.name);
  const translate = useTranslate();
  if (!record) return null;
  const title = translate(`resources.${entry.name}.title`);
  const status = statuses?.choices.find(({ id }) => id === statusOf(record));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', marginBottom: 1 }}>
      <PageHeading text={entry.single ? title : represent(record)} />
      {mayOpen(entry.name, 'list') && (
        <Button color="inherit" startIcon={<ArrowBack />} component={LinkBase} to={`/${entry.name}`}>
          {title}
        </Button>
      )}
      {status && <ToneChip label={translate(status.name)} tone={status.tone ?? 'neutral'} />}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ marginLeft: 'auto', flexWrap: 'wrap', justifyContent: 'flex-end' }}
      >
        {actions}
        {entry.permission.clone && <CloneButton statuses={statuses} disabled={isDirty} />}
        {entry.permission.delete && <DeleteButton />}
        {statuses && <StatusButton statuses={statuses} records={[record]} disabled={isDirty} />}
      </Stack>
    </Stack>
  );
};
