import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { Suspense } from 'react';
import { useColumnLabel } from '../../components/list/columns/columnLabel.ts';
import { InResource } from '../../components/InResource.tsx';
import { useResources } from '../../components/ResourcesContext.tsx';
import type { ScheduledChange } from '../../components/scheduled/useScheduled.ts';

/** Names of fields of the current resource. */
const FieldNames = ({ names }: { names: readonly string[] }) => {
  const labelOf = useColumnLabel({});
  return names.map(labelOf).join(', ');
};

/** What a scheduled change affects: the record, and which of its fields. */
export const WhatField = (_: { source: keyof ScheduledChange }) => {
  const change = useRecordContext<ScheduledChange>();
  const resources = useResources();
  if (!change) return null;
  const { title, target, targetId, changes } = change;
  const entry = resources.find(({ entity, load }) => entity === target && load !== undefined);
  return (
    <>
      {title ?? `#${targetId}`}
      {entry && (
        <Suspense>
          {' · '}
          <Typography component="span" variant="inherit" color="textSecondary">
            <InResource name={entry.name}>
              <FieldNames names={Object.keys(changes)} />
            </InResource>
          </Typography>
        </Suspense>
      )}
    </>
  );
};
WhatField.columnWidth = [120, 240];
