import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import type { Group } from './tabs.ts';

/** A card for each group of fields. `children` draws a field. */
export const FieldGroups = ({ groups, children }: { groups: readonly Group[]; children: (field: string) => ReactNode }) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {groups.map(({ heading, fields }) => (
        <Card key={heading ?? fields[0]} component="section" sx={{ padding: 2.5 }}>
          {heading && (
            <Typography variant="h4" component="h2" sx={{ marginBottom: 1.5 }}>
              {translate(`resources.${resource}.sections.${heading}`)}
            </Typography>
          )}
          <Suspense fallback={fields.map((field) => <Skeleton key={field} height={48} />)}>
            <Stack spacing={1.25}>
              {fields.map((field) => (
                <div key={field}>{children(field)}</div>
              ))}
            </Stack>
          </Suspense>
        </Card>
      ))}
    </Stack>
  );
};
