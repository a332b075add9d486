import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import type { Group } from './tabs.ts';

/** Fields side by side where there is room; long texts, rows and groups take the whole width. */
const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 1.5,
  '& .MuiFormControl-root': { margin: 0 },
  '& > :empty': { display: 'none' },
  '& > :has(textarea, ul, table, fieldset:not([aria-hidden]), .whole-width)': { gridColumn: '1 / -1' },
};

export interface GroupFieldsProps {
  fields: readonly string[];
  /** Draws a field. */
  children: (field: string) => ReactNode;
  /** Comes with the fields. */
  after?: ReactNode;
}

/** The fields of one group in their places. */
export const GroupFields = ({ fields, children, after }: GroupFieldsProps) => (
  <Suspense fallback={fields.map((field) => <Skeleton key={field} height={48} />)}>
    <Box sx={twoColumns}>
      {fields.map((field) => (
        <div key={field}>{children(field)}</div>
      ))}
    </Box>
    {after}
  </Suspense>
);

export interface FieldGroupsProps {
  groups: readonly Group[];
  /** The key of a heading's text; that of a section of the resource where absent. */
  textOf?: (heading: string) => string;
  /** The heading of fields that are in no section. */
  title?: string | undefined;
  /** Draws a field. */
  children: (field: string) => ReactNode;
}

/** A card for each group of fields, and what stands between them. */
export const FieldGroups = ({ groups, textOf, title, children }: FieldGroupsProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {groups.map((group, index) => {
        // Groups are what the code says, in its order; they never move.
        // What some of it still waits for is no reason to hide the form.
        if ('element' in group) return <Suspense key={index}>{group.element}</Suspense>;
        const { heading, fields } = group;
        const text = heading ? translate(textOf?.(heading) ?? `resources.${resource}.sections.${heading}`) : title;
        return (
          <Card key={index} component="section" sx={{ padding: 2.5 }}>
            {text && (
              <Typography variant="h4" component="h2" sx={{ marginBottom: 2 }}>
                {text}
              </Typography>
            )}
            <GroupFields fields={fields}>{children}</GroupFields>
          </Card>
        );
      })}
    </Stack>
  );
};
